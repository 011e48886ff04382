import type { AdjusterMessageKey } from '../../src/adjuster/adjuster.en.ts';
import {
  bypassEvent,
  createCalls,
  createEvent,
  type AdjusterEvent,
  type CreateTypes,
} from '../../src/adjuster/adjuster-operation.ts';
import type { ClaimsAdjusterService } from '../../src/adjuster/claims-adjuster-service.ts';
import { mayClose, type OperationStep } from '../../src/operation/operation-state.ts';
import { Operation } from '../../src/operation/operation.ts';
import { newOperationKey, now, reportFault, wait } from '../shared/browser.ts';
import type { ModalContent, ModalFlow } from '../shared/modal-flow.ts';
import type { Modal } from '../shared/modal-element.ts';
import { operationContent, screenHandlers } from '../shared/operation-screen.ts';
import type { AdjusterTexts } from './adjuster-view.ts';
import { createScreen } from './create-screen.ts';

export interface CreateFlowSettings extends Modal<AdjusterMessageKey> {
  readonly sessionKey: string;
  readonly service: ClaimsAdjusterService;
}

/** One creation of a request, from the call that opened it to its last event. */
export class CreateFlow implements ModalFlow {
  readonly texts: AdjusterTexts;
  readonly isTouched = false;
  readonly opensLate = false;
  readonly hasWrongOptions = false;
  readonly #settings: CreateFlowSettings;
  readonly #operation: Operation<CreateTypes>;
  /** What the page hears after the creation, and before the end if its listener begins the next operation. */
  #unpaid: AdjusterEvent | undefined;

  constructor(settings: CreateFlowSettings) {
    const { dialog, texts, sessionKey, service } = settings;
    this.texts = texts;
    this.#settings = settings;
    this.#operation = new Operation<CreateTypes>({
      calls: createCalls(service, { sessionKey, operationKey: newOperationKey() }),
      wait,
      now,
      reportFault,
      onWarning: () => dialog.requestUpdate(),
      onState: () => dialog.follow(),
      onReport: (report) => {
        this.#tellUnpaid();
        if (report.type === 'complete') this.#unpaid = bypassEvent(report.receipt);
        this.#tell(createEvent(report));
        this.#tellUnpaid();
      },
    });
  }

  get step(): OperationStep {
    return this.#operation.state.step;
  }

  get mayClose(): boolean {
    return mayClose(this.#operation.state);
  }

  get time(): ModalFlow['time'] {
    return this.#operation.time;
  }

  content(): ModalContent {
    const { dialog, texts } = this.#settings;
    const operation = this.#operation;
    const handlers = {
      ...screenHandlers(operation, dialog),
      onCreate: () => void operation.submit(undefined),
    };
    return operationContent(operation.state, texts.t, createScreen(texts, handlers), handlers);
  }

  open(): Promise<void> {
    return this.#operation.open();
  }

  close(): void {
    this.#operation.close();
  }

  remove(): void {
    this.#operation.remove();
  }

  dropSecrets(): void {
    // Nothing is typed.
  }

  #tellUnpaid(): void {
    const event = this.#unpaid;
    this.#unpaid = undefined;
    this.#tell(event);
  }

  #tell(event: AdjusterEvent | undefined): void {
    if (event) this.#settings.raise(event);
  }
}
