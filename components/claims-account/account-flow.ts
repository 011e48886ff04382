import type { AccountMessageKey } from '../../src/account/account.en.ts';
import {
  accountCalls,
  accountEvent,
  type AccountIntent,
  type AccountOperationTypes,
  type AccountReview,
} from '../../src/account/account-operation.ts';
import type { AccountOptionReading, AccountOptions } from '../../src/account/account-options.ts';
import type { ClaimsAccountService } from '../../src/account/claims-account-service.ts';
import type { AccountSession } from '../../src/account/wire.ts';
import type { OptionReader } from '../../src/options/locked-options.ts';
import type { OperationCredentials } from '../../src/operation/operation-service.ts';
import type { OperationReport, SubmissionCalls } from '../../src/operation/operation.ts';
import { newOperationKey } from '../shared/browser.ts';
import { FormFlow, type FormHandlers } from '../shared/form-flow.ts';
import type { Modal } from '../shared/modal-element.ts';
import type { OperationScreen } from '../shared/operation-screen.ts';
import { AccountEntry } from './account-entry.ts';
import { accountLater } from './account-later.ts';
import { accountScreen } from './account-screen.ts';
import { chosenMethod } from './account-view.ts';

export interface AccountFlowSettings extends Modal<AccountMessageKey> {
  readonly options: AccountOptions;
  readonly readOptions: OptionReader<AccountOptionReading>;
  readonly service: ClaimsAccountService;
}

export class AccountFlow extends FormFlow<AccountOperationTypes, AccountEntry> {
  protected override readonly later = accountLater;
  readonly #settings: AccountFlowSettings;
  readonly #credentials: OperationCredentials;

  constructor(settings: AccountFlowSettings) {
    const { options, service } = settings;
    const credentials = { sessionKey: options.SessionId, operationKey: newOperationKey() };
    super(settings, accountCalls(service, credentials, options), settings);
    this.#settings = settings;
    this.#credentials = credentials;
  }

  get isRequest(): boolean {
    return this.entry?.isRequest ?? false;
  }

  protected override get submissionCalls(): SubmissionCalls<AccountOperationTypes> {
    const { options, service } = this.#settings;
    return accountLater.loaded.accountSubmission(service, this.#credentials, options);
  }

  /** Moves the focus to the summary of details that were wrong from the beginning. The later part has it. */
  protected override async tryToLoad(): Promise<boolean> {
    const isLoaded = await super.tryToLoad();
    if (this.entry?.form.listed.size && !this.entry.isTouched) this.dialog.focusNext();
    return isLoaded;
  }

  protected override makeEntry(session: AccountSession): AccountEntry {
    return new AccountEntry(this.dialog, this.#settings.options, session, this.banks);
  }

  protected override screen(handlers: FormHandlers<AccountReview>): OperationScreen<AccountOperationTypes> {
    const { options, texts } = this.#settings;
    const onCorrect = () => this.dialog.focusNext(this.entry?.correct());
    return accountScreen({ options, texts, entry: this.entry }, { ...handlers, onCorrect });
  }

  protected override raiseReport(report: OperationReport<AccountOperationTypes>): void {
    const isComplete = report.type === 'complete';
    this.#settings.raise(isComplete ? accountLater.loaded.completeEvent(report.receipt) : accountEvent(report));
  }

  protected override async send(entry: AccountEntry): Promise<void> {
    const { options, payee, isRequest } = entry;
    if (options.Context !== 'payment') return this.operation.submit(entry.intent, this.submissionCalls);
    const { Amount: amount, ClaimNumber: claimNumber } = options;
    const method = chosenMethod(this.#settings.texts, entry);
    return this.operation.review(() => Promise.resolve({ payee, amount, claimNumber, method, isRequest }));
  }

  protected override submissionOf(entry: AccountEntry, review: AccountReview): AccountIntent | undefined {
    return chosenMethod(this.#settings.texts, entry) === review.method ? entry.intent : undefined;
  }
}
