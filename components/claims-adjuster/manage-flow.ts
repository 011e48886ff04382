import {
  adjusterEvent,
  cancelCalls,
  cancelEvent,
  openRequest,
  type AdjusterEvent,
  type CancelTypes,
} from '../../src/adjuster/adjuster-operation.ts';
import type { ManageSession } from '../../src/adjuster/wire.ts';
import type { OperationCredentials } from '../../src/operation/operation-service.ts';
import {
  isAboutOptions,
  mayClose,
  type OperationState,
  type OperationStep,
  type UnloadReason,
} from '../../src/operation/operation-state.ts';
import { Operation, refusalIn } from '../../src/operation/operation.ts';
import { newOperationKey, now, reportFault, wait } from '../shared/browser.ts';
import type { ModalContent, ModalFlow } from '../shared/modal-flow.ts';
import { operationContent } from '../shared/operation-screen.ts';
import type { AdjusterTexts } from './adjuster-view.ts';
import type { CreateFlowSettings } from './create-flow.ts';
import { ManagedRequestState } from './managed-request.ts';
import { manageScreen, type ManageScreenHandlers } from './manage-screen.ts';

export interface ManageFlowSettings extends CreateFlowSettings {
  /** Undefined where the server has fixed it. */
  readonly approvalRequestId: number | undefined;
  readonly opensLate: boolean;
}

type Opening = Extract<
  OperationState<CancelTypes>,
  { readonly step: 'loading' | 'unreachable' | 'refused' | 'closed' }
>;

/**
 * One look at a request, from the call that opened it to its last event. Looking submits nothing: only cancelling the
 * request does, and that is an operation, which waits from when the request is there.
 */
export class ManageFlow implements ModalFlow {
  readonly texts: AdjusterTexts;
  readonly isTouched = false;
  readonly opensLate: boolean;
  /** Where the look stands while there is no request. */
  #opening: Opening = { step: 'loading' };
  #request: ManagedRequestState | undefined;
  #cancelling: Operation<CancelTypes> | undefined;
  /** The modal has left the screen, and an e-mail is still on its way. */
  #isLeaving = false;
  /** The request could not be fetched since the page heard of it. */
  #isUnreachable = false;
  readonly #credentials: OperationCredentials;
  readonly #settings: ManageFlowSettings;

  constructor(settings: ManageFlowSettings) {
    const { texts, sessionKey, opensLate } = settings;
    this.texts = texts;
    this.opensLate = opensLate;
    this.#settings = settings;
    this.#credentials = { sessionKey, operationKey: newOperationKey() };
  }

  get step(): OperationStep {
    return this.#isLeaving ? 'closed' : this.#state.step;
  }

  get hasWrongOptions(): boolean {
    const opening = this.#opening;
    return opening.step === 'refused' && isAboutOptions(opening.refusal);
  }

  get mayClose(): boolean {
    return !this.#isLeaving && mayClose(this.#state);
  }

  get time(): ModalFlow['time'] {
    return this.#cancelling?.time;
  }

  content(): ModalContent {
    const { dialog, texts } = this.#settings;
    const handlers: ManageScreenHandlers = {
      onRetry: () => this.#retry(),
      onAskNow: () => {
        this.#cancelling?.askNow();
        dialog.say('unknown.asking');
      },
      onClose: dialog.dismiss,
      onPrint: () => print(),
      onCancelRequest: () => this.#askToCancel(),
      onResend: (party) => this.#request?.resend(party),
    };
    return operationContent(this.#state, texts.t, manageScreen(texts, this.#request, handlers), handlers);
  }

  async open(): Promise<void> {
    const { service, approvalRequestId } = this.#settings;
    const opened = await openRequest(service, this.#credentials, approvalRequestId).catch(notOpened);
    if (this.#opening.step !== 'loading') return;
    if ('step' in opened) this.#go(opened);
    else await this.#look(opened);
  }

  close(): void {
    const cancelling = this.#cancelling;
    if (cancelling) this.#leave(() => cancelling.close());
    else this.#end(this.step === 'refused' ? 'error' : 'canceled');
  }

  remove(): void {
    const cancelling = this.#cancelling;
    if (cancelling) this.#leave(() => cancelling.remove());
    else this.#end('removed');
  }

  dropSecrets(): void {
    // Nothing is typed.
  }

  get #state(): OperationState<CancelTypes> {
    return this.#cancelling?.state ?? this.#opening;
  }

  #retry(): void {
    if (this.step !== 'unreachable') return;
    this.#go({ step: 'loading' });
    void this.open();
  }

  /** The request is there. */
  async #look(session: ManageSession): Promise<void> {
    const { dialog, service, raise } = this.#settings;
    const credentials = this.#credentials;
    const request = new ManagedRequestState(dialog, {
      service,
      credentials,
      request: session.request,
      onEmailSent: () => raise({ code: 'claims.involvedPartyEmailSent', detail: null }),
      onUnreachable: () => this.#tell(adjusterEvent({ type: 'unreachable' })),
      onNews: () => this.#cancelling?.edit(),
    });
    this.#request = request;
    this.#cancelling = new Operation<CancelTypes>({
      calls: cancelCalls(service, credentials, session),
      wait,
      now,
      reportFault,
      onWarning: () => dialog.requestUpdate(),
      onState: ({ step }) => {
        if (step === 'entering') request.resume();
        else request.stop();
        dialog.follow();
      },
      onReport: (report) => this.#tell(cancelEvent(report)),
    });
    await this.#cancelling.open();
  }

  #askToCancel(): void {
    const { dialog, texts } = this.#settings;
    const { t } = texts;
    this.#cancelling?.edit();
    // Behind the question nothing could be heard of what changes.
    this.#request?.stop();
    const claim = this.#request?.request.claimNumber ?? '';
    const isPaid = this.#request?.request.parties.some(({ status }) => status === 'Paid') ?? false;
    const question = {
      heading: t('cancelRequest.heading'),
      text: t(isPaid ? 'cancelRequest.paidText' : 'cancelRequest.text', { claim }),
      stay: t('cancelRequest.stay'),
      go: t('cancelRequest.go'),
      isDanger: true,
    };
    dialog.ask(question, (isToBeDone) => {
      if (isToBeDone) void this.#cancelling?.submit(undefined);
      else if (this.step === 'entering') this.#request?.resume();
    });
  }

  /** Ends the look once no e-mail is on its way any more: the last event comes after what was sent. */
  #leave(end: () => void): void {
    const sending = this.#request?.sending;
    if (!sending) {
      end();
      return;
    }
    this.#isLeaving = true;
    this.#cancelling?.time.stop();
    this.#settings.dialog.follow();
    void sending.then(end);
  }

  /** The last events of a look at nothing. */
  #end(reason: UnloadReason): void {
    const { service } = this.#settings;
    const { step } = this.#opening;
    if (step === 'closed') return;
    this.#go({ step: 'closed', reason });
    // Best effort: a session that is not closed runs out by itself.
    if (step !== 'refused') service.close(this.#credentials).catch(() => undefined);
    this.#tell(adjusterEvent({ type: 'unload', reason }));
  }

  #go(opening: Opening): void {
    this.#opening = opening;
    this.#settings.dialog.follow();
    if (opening.step === 'refused') this.#tell(adjusterEvent({ type: 'refused', refusal: opening.refusal }));
    if (opening.step === 'unreachable' && !this.#isUnreachable) {
      this.#isUnreachable = true;
      this.#tell(adjusterEvent({ type: 'unreachable' }));
    }
  }

  #tell(event: AdjusterEvent | undefined): void {
    if (event) this.#settings.raise(event);
  }
}

/** Why there is nothing to look at. */
function notOpened(error: unknown): Opening {
  const refusal = refusalIn(error, reportFault);
  return refusal ? { step: 'refused', refusal } : { step: 'unreachable' };
}
