import {
  createCalls,
  createEvent,
  type AdjusterEvent,
  type CreateTypes,
  type NoSubmission,
} from '../../src/adjuster/adjuster-operation.ts';
import type { OperationCalls, OperationControls, OperationReport } from '../../src/operation/operation.ts';
import type { OperationState } from '../../src/operation/operation-state.ts';
import type { ClaimsAdjusterService } from '../../src/adjuster/claims-adjuster-service.ts';
import { newOperationKey } from '../shared/browser.ts';
import type { ModalFlow } from '../shared/element-modal.ts';
import type { ModalContent } from '../shared/operation-modal.ts';
import type { ScreenHandlers } from '../shared/operation-screen.ts';
import type { AdjusterTexts } from './adjuster-view.ts';
import { createScreen } from './create-screen.ts';

export interface CreateFlowSettings {
  readonly sessionKey: string;
  readonly service: ClaimsAdjusterService;
  readonly texts: AdjusterTexts;
}

/** One creation of a request, from the call that opened it to its last event. */
export class CreateFlow implements ModalFlow<CreateTypes, NoSubmission> {
  readonly calls: OperationCalls<CreateTypes, NoSubmission>;
  readonly #settings: CreateFlowSettings;

  constructor(settings: CreateFlowSettings) {
    const { service, sessionKey } = settings;
    this.#settings = settings;
    this.calls = createCalls(service, { sessionKey, operationKey: newOperationKey() });
  }

  eventOf(report: OperationReport<CreateTypes>): AdjusterEvent | undefined {
    return createEvent(report);
  }

  content(
    state: OperationState<CreateTypes>,
    operation: OperationControls<CreateTypes, NoSubmission>,
    handlers: ScreenHandlers,
  ): ModalContent {
    const { texts } = this.#settings;
    return createScreen(texts, state, {
      ...handlers,
      onCreate: () => void operation.submit(undefined),
    });
  }
}
