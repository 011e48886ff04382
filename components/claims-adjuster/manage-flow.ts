import { adjusterCalls, cancelEvent } from '../../src/adjuster/adjuster-operation.ts';
import type { AdjusterEvent, CancelTypes } from '../../src/adjuster/adjuster-operation.ts';
import type { OperationCredentials } from '../../src/operation/operation-service.ts';
import type { OperationState } from '../../src/operation/operation-state.ts';
import type { OperationReport } from '../../src/operation/operation.ts';
import { ServiceError } from '../../src/operation/service-error.ts';
import { newOperationKey } from '../shared/browser.ts';
import { oneField, twoFields } from '../shared/notices.ts';
import { OperationFlow } from '../shared/operation-flow.ts';
import { screenHandlers, type OperationScreen } from '../shared/operation-screen.ts';
import { adjusterLater } from './adjuster-later.ts';
import type { CreateFlowSettings } from './create-flow.ts';
import type { ManagedRequestState } from './later/managed-request.ts';
import { laterParts, type ManageScreenHandlers } from './later-parts.ts';

export interface ManageFlowSettings extends CreateFlowSettings {
  /** Undefined if the server has fixed it. */
  readonly approvalRequestId: number | undefined;
  readonly isLoadDeferred: boolean;
}

/** One opening of a request. The request is kept current while it can be canceled. */
export class ManageFlow extends OperationFlow<CancelTypes, ManageScreenHandlers> {
  readonly isLoadDeferred: boolean;
  protected override readonly later = adjusterLater;
  protected override readonly handlers: ManageScreenHandlers = {
    ...screenHandlers(this.operation, this.dialog, this.texts.t),
    onCancelRequest: () => this.#askToCancel(),
    onResend: (party) => {
      this.#request?.resend(party);
      // Announces the notice of this press, also if it is the same as the last one.
      if (this.#request?.news.resend?.party === party) this.dialog.announce(this.content().status);
    },
  };
  readonly #settings: ManageFlowSettings;
  readonly #credentials: OperationCredentials;
  #request: ManagedRequestState | undefined;
  /** The modal closes after the last e-mail. Cancel request keeps it open. */
  #isLeaving: boolean | undefined;
  /** It leaves because the page has removed the element. */
  #isRemoved = false;

  constructor(settings: ManageFlowSettings) {
    const { service, sessionKey, approvalRequestId } = settings;
    const credentials = { sessionKey, operationKey: newOperationKey() };
    const calls = adjusterCalls(service, credentials, approvalRequestId);
    const open = async () => {
      const loading = this.tryToLoad();
      const session = await calls.openManage();
      if (!(await loading)) throw new ServiceError('lost', 'network');
      adjusterLater.loaded.requireRequest(session.request, approvalRequestId);
      return session;
    };
    super(settings, { ...calls, open });
    this.isLoadDeferred = settings.isLoadDeferred;
    this.#settings = settings;
    this.#credentials = credentials;
  }

  override close(): void {
    this.#leave(() => super.close());
  }

  override remove(): void {
    this.#leave(() => super.remove(), true);
  }

  /** Stays open if the element is back before the e-mail that a removal waits for. */
  override restore(): void {
    super.restore();
    if (this.#isRemoved) this.#isLeaving = false;
  }

  protected override screen(handlers: ManageScreenHandlers): OperationScreen<CancelTypes> {
    const { texts } = this.#settings;
    const later = adjusterLater.module;
    // The steps after loading have a request.
    return {
      loading: [twoFields, oneField, oneField, oneField, oneField],
      heading: () => texts.t('manage.heading', { id: '' }).trim(),
      ...(this.#request && later?.manageScreen({ ...texts, ...laterParts, ...later }, this.#request, handlers)),
    } as OperationScreen<CancelTypes>;
  }

  protected override raiseReport(report: OperationReport<CancelTypes>): void {
    const event = cancelEvent(report, this.#request !== undefined) ?? adjusterLater.module?.cancellationEvent(report);
    if (event) this.#settings.raise(event);
  }

  protected override follow(state: OperationState<CancelTypes>): void {
    if (state.step === 'entering') {
      this.#request ??= this.#createRequest(state);
      this.#request.resume();
    } else this.#request?.stop();
  }

  #createRequest({ session: { request } }: Extract<OperationState<CancelTypes>, { step: 'entering' }>) {
    const { service } = this.#settings;
    // An e-mail may be answered after the end of a canceled request. Nothing follows `unload`.
    const raise = (event: AdjusterEvent): void => {
      if (this.step !== 'closed') this.#settings.raise(event);
    };
    const { ManagedRequestState, requestCalls } = adjusterLater.loaded;
    return new ManagedRequestState(this.dialog, {
      calls: requestCalls(service, this.#credentials, request.approvalRequestId),
      request,
      operation: this.operation,
      raise,
    });
  }

  #askToCancel(): void {
    const request = this.#request;
    if (!request) return;
    const { cancelQuestion, cancelSubmission } = adjusterLater.loaded;
    const { service, texts } = this.#settings;
    this.#isLeaving = false;
    this.operation.edit();
    // Changes could not be announced behind the question.
    request.stop();
    this.dialog.ask(cancelQuestion(texts.t, request.request), (isConfirmed) => {
      if (isConfirmed) void this.operation.submit(undefined, cancelSubmission(service, this.#credentials));
      else if (this.step === 'entering') request.resume();
    });
  }

  /** Waits while an e-mail is being sent, because `unload` is the last event. A closed modal stays on the screen. */
  #leave(end: () => void, isRemoved = false): void {
    const sending = this.step === 'entering' ? this.#request?.sending : undefined;
    this.#isLeaving = true;
    this.#isRemoved = isRemoved;
    if (sending) void sending.then(() => this.#isLeaving && this.#leave(end, isRemoved));
    else end();
  }
}
