import { html, type ReactiveControllerHost } from 'lit';
import {
  manageCalls,
  manageEvent,
  type AdjusterEvent,
  type ManageTypes,
  type NoSubmission,
} from '../../src/adjuster/adjuster-operation.ts';
import type { OperationCalls, OperationControls, OperationReport } from '../../src/operation/operation.ts';
import type { OperationState } from '../../src/operation/operation-state.ts';
import type { OperationCredentials } from '../../src/operation/operation-service.ts';
import { newOperationKey } from '../shared/browser.ts';
import type { ModalFlow } from '../shared/element-modal.ts';
import type { ModalContent } from '../shared/operation-modal.ts';
import type { ScreenHandlers } from '../shared/operation-screen.ts';
import { Question } from '../shared/question.ts';
import type { CreateFlowSettings } from './create-flow.ts';
import { ManagedRequestState } from './managed-request.ts';
import { manageScreen } from './manage-screen.ts';

export interface ManageFlowSettings extends CreateFlowSettings {
  readonly approvalRequestId: number;
  readonly onEmailSent: () => void;
}

type Host = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };
type ManageOperation = OperationControls<ManageTypes, NoSubmission>;

/** One look at a request, from the call that opened it to its last event. */
export class ManageFlow implements ModalFlow<ManageTypes, NoSubmission> {
  readonly calls: OperationCalls<ManageTypes, NoSubmission>;

  #managed: ManagedRequestState | undefined;
  #operation: ManageOperation | undefined;
  readonly #credentials: OperationCredentials;
  readonly #question: Question;
  readonly #host: Host;
  readonly #settings: ManageFlowSettings;

  constructor(host: Host, settings: ManageFlowSettings) {
    const { service, sessionKey, approvalRequestId } = settings;
    this.#host = host;
    this.#settings = settings;
    this.#credentials = { sessionKey, operationKey: newOperationKey() };
    this.#question = new Question(
      host,
      () => void this.#operation?.submit(undefined),
      () => {
        if (this.#operation?.state.step === 'entering') this.#managed?.resume();
      },
    );
    this.calls = manageCalls(service, this.#credentials, approvalRequestId);
  }

  follow(state: OperationState<ManageTypes>): void {
    if (state.step !== 'entering') {
      this.#managed?.stop();
      return;
    }
    const { service, onEmailSent } = this.#settings;
    this.#managed ??= new ManagedRequestState(this.#host, {
      service,
      credentials: this.#credentials,
      request: state.session.request,
      onEmailSent: () => {
        // An answer may come after the last event.
        if (this.#operation?.state.step !== 'closed') onEmailSent();
      },
    });
    this.#managed.resume();
  }

  eventOf(report: OperationReport<ManageTypes>): AdjusterEvent | undefined {
    return manageEvent(report, this.#managed !== undefined);
  }

  content(state: OperationState<ManageTypes>, operation: ManageOperation, handlers: ScreenHandlers): ModalContent {
    this.#operation = operation;
    const { texts } = this.#settings;
    const managed = this.#managed;
    const content = manageScreen(texts, state, managed, {
      ...handlers,
      onCancelRequest: () => {
        // Behind the question nothing could be heard of what changes.
        managed?.stop();
        void this.#question.ask();
      },
      onResend: (party) => void managed?.resend(party),
    });
    return { ...content, body: html`${content.body} ${this.#renderQuestion()}` };
  }

  #renderQuestion() {
    const { t } = this.#settings.texts;
    const isPaid = this.#managed?.request.parties.some(({ status }) => status === 'Paid') ?? false;
    return this.#question.render({
      heading: t('cancelRequest.heading'),
      text: t(isPaid ? 'cancelRequest.paidText' : 'cancelRequest.text'),
      stay: t('cancelRequest.stay'),
      go: t('cancelRequest.go'),
    });
  }
}
