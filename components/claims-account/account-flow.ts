import type { ReactiveControllerHost } from 'lit';
import {
  accountCalls,
  accountEvent,
  type AccountEvent,
  type AccountIntent,
  type AccountOperationTypes,
  type AccountReview,
} from '../../src/account/account-operation.ts';
import type { OperationCalls, OperationControls, OperationReport } from '../../src/operation/operation.ts';
import type { OperationState } from '../../src/operation/operation-state.ts';
import type { AccountOptions } from '../../src/account/account-options.ts';
import type { ClaimsAccountService } from '../../src/account/claims-account-service.ts';
import { newOperationKey } from '../shared/browser.ts';
import type { ModalFlow } from '../shared/element-modal.ts';
import type { ModalContent } from '../shared/operation-modal.ts';
import type { ScreenHandlers } from '../shared/operation-screen.ts';
import { AccountEntry } from './account-entry.ts';
import { accountScreen } from './account-screen.ts';
import { chosenMethod, type AccountTexts } from './account-view.ts';
import { reviewOf } from './review.ts';

type AccountOperation = OperationControls<AccountOperationTypes, AccountIntent>;

export interface AccountFlowSettings {
  readonly options: AccountOptions;
  readonly service: ClaimsAccountService;
  readonly texts: AccountTexts;
  readonly focusNext: () => void;
}

/** One operation of the account modal, from the call that opened it to its last event. */
export class AccountFlow implements ModalFlow<AccountOperationTypes, AccountIntent> {
  readonly calls: OperationCalls<AccountOperationTypes, AccountIntent>;
  entry: AccountEntry | undefined;
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  readonly #settings: AccountFlowSettings;

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>, settings: AccountFlowSettings) {
    const { service, options } = settings;
    this.#host = host;
    this.#settings = settings;
    this.calls = accountCalls(service, { sessionKey: options.SessionId, operationKey: newOperationKey() }, options);
  }

  follow(state: OperationState<AccountOperationTypes>): void {
    if (state.step !== 'entering') return;
    this.entry ??= new AccountEntry(this.#host, this.#settings.options, state.session);
    if (state.setback?.kind === 'declined') this.entry.decline(state.setback.code);
  }

  eventOf(report: OperationReport<AccountOperationTypes>): AccountEvent {
    return accountEvent(report);
  }

  content(
    state: OperationState<AccountOperationTypes>,
    operation: AccountOperation,
    handlers: ScreenHandlers,
  ): ModalContent {
    const { options, texts, focusNext } = this.#settings;
    const entry = this.entry;
    return accountScreen({ options, texts, entry }, state, {
      ...handlers,
      onSubmit: () => void this.#onEntered(operation),
      onCorrect: () => {
        entry?.correct();
        focusNext();
      },
      onPay: (review) => this.#onPay(operation, review),
    });
  }

  /** The form was sent: on to the review, or where nothing is paid, to the service. */
  async #onEntered(operation: AccountOperation): Promise<void> {
    const { texts, focusNext } = this.#settings;
    const entry = this.entry;
    if (!entry) return;
    if (!entry.form.submit()) {
      focusNext();
      return;
    }
    const review = reviewOf(texts, entry);
    if (review) await operation.review(() => Promise.resolve(review));
    else await operation.submit(entry.intent);
  }

  #onPay(operation: AccountOperation, review: AccountReview): void {
    const entry = this.entry;
    const { state } = operation;
    if (!entry || state.step !== 'reviewing' || state.review !== review) return;
    if (chosenMethod(this.#settings.texts, entry) === review.method) void operation.submit(entry.intent);
    else operation.edit();
  }
}
