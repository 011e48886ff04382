import type { AdjusterMessageKey } from '../../src/adjuster/adjuster.en.ts';
import { adjusterCalls, adjusterEvent } from '../../src/adjuster/adjuster-operation.ts';
import type { AdjusterEvent, CreateTypes } from '../../src/adjuster/adjuster-operation.ts';
import type { ClaimsAdjusterService } from '../../src/adjuster/claims-adjuster-service.ts';
import type { OperationCredentials } from '../../src/operation/operation-service.ts';
import type { OperationReport } from '../../src/operation/operation.ts';
import { newOperationKey } from '../shared/browser.ts';
import type { Modal } from '../shared/modal-element.ts';
import { OperationFlow } from '../shared/operation-flow.ts';
import { screenHandlers, type OperationScreen } from '../shared/operation-screen.ts';
import { adjusterLater } from './adjuster-later.ts';
import { createScreen, type CreateScreenHandlers } from './create-screen.ts';

export interface CreateFlowSettings extends Modal<AdjusterMessageKey> {
  readonly sessionKey: string;
  readonly service: ClaimsAdjusterService;
}

export class CreateFlow extends OperationFlow<CreateTypes, CreateScreenHandlers> {
  protected override readonly handlers: CreateScreenHandlers = {
    ...screenHandlers(this.operation, this.dialog, this.texts.t),
    onCreate: () => void this.#create(),
  };
  protected override readonly later = adjusterLater;
  readonly #settings: CreateFlowSettings;
  readonly #credentials: OperationCredentials;
  /** Raised in their order, also if a listener of the first one ends the operation. */
  readonly #events: AdjusterEvent[] = [];

  constructor(settings: CreateFlowSettings) {
    const { service, sessionKey } = settings;
    const credentials = { sessionKey, operationKey: newOperationKey() };
    const calls = adjusterCalls(service, credentials);
    super(settings, { ...calls, open: calls.openCreate });
    this.#settings = settings;
    this.#credentials = credentials;
  }

  protected override screen(handlers: CreateScreenHandlers): OperationScreen<CreateTypes> {
    return createScreen(this.#settings.texts, handlers);
  }

  protected override raiseReport(report: OperationReport<CreateTypes>): void {
    const event = adjusterEvent(report);
    this.#events.push(...(event ? [event] : (adjusterLater.module?.creationEvents(report) ?? [])));
    for (let next = this.#events.shift(); next; next = this.#events.shift()) this.#settings.raise(next);
  }

  async #create(): Promise<void> {
    if (!(await this.prepare())) return;
    const { service } = this.#settings;
    await this.operation.submit(undefined, adjusterLater.loaded.createSubmission(service, this.#credentials));
  }
}
