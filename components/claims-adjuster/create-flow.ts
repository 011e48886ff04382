import type { AdjusterMessageKey } from '../../src/adjuster/adjuster.en.ts';
import {
  bypassEvent,
  createCalls,
  createEvent,
  type AdjusterEvent,
  type CreateTypes,
} from '../../src/adjuster/adjuster-operation.ts';
import type { ClaimsAdjusterService } from '../../src/adjuster/claims-adjuster-service.ts';
import type { OperationReport } from '../../src/operation/operation.ts';
import { newOperationKey } from '../shared/browser.ts';
import type { Modal } from '../shared/modal-element.ts';
import { OperationFlow } from '../shared/operation-flow.ts';
import { screenHandlers, type OperationScreen } from '../shared/operation-screen.ts';
import { createScreen, type CreateScreenHandlers } from './create-screen.ts';

export interface CreateFlowSettings extends Modal<AdjusterMessageKey> {
  readonly sessionKey: string;
  readonly service: ClaimsAdjusterService;
}

export class CreateFlow extends OperationFlow<CreateTypes, CreateScreenHandlers> {
  protected override readonly handlers: CreateScreenHandlers = {
    ...screenHandlers(this.operation, this.dialog, this.texts.t),
    onCreate: () => void this.operation.submit(undefined, this.#calls),
  };
  readonly #settings: CreateFlowSettings;
  readonly #calls: ReturnType<typeof createCalls>;
  /**
   * The error about unpaid parties. It follows the creation, and precedes the end if a listener begins the next
   * operation.
   */
  #unpaid: AdjusterEvent | undefined;

  constructor(settings: CreateFlowSettings) {
    const { service, sessionKey } = settings;
    const calls = createCalls(service, { sessionKey, operationKey: newOperationKey() });
    super(settings, calls);
    this.#settings = settings;
    this.#calls = calls;
  }

  protected override screen(handlers: CreateScreenHandlers): OperationScreen<CreateTypes> {
    return createScreen(this.#settings.texts, handlers);
  }

  protected override raiseReport(report: OperationReport<CreateTypes>): void {
    this.#raiseUnpaid();
    if (report.type === 'complete') this.#unpaid = bypassEvent(report.receipt);
    const event = createEvent(report);
    if (event) this.#settings.raise(event);
    this.#raiseUnpaid();
  }

  #raiseUnpaid(): void {
    const event = this.#unpaid;
    this.#unpaid = undefined;
    if (event) this.#settings.raise(event);
  }
}
