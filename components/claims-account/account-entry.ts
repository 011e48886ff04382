import type { ReactiveControllerHost } from 'lit';
import * as accountForm from '../../src/account/account-form.ts';
import type { AccountChoices, AccountFieldName } from '../../src/account/account-form.ts';
import type { AccountIntent } from '../../src/account/account-operation.ts';
import { correctableDetails, isPayeeLocked } from '../../src/account/locked-payee.ts';
import type { PayeeAccountType } from '../../src/claims/enumerations.ts';
import { payeeName } from '../../src/claims/payee.ts';
import type { Payee } from '../../src/claims/requests.ts';
import { shownBankAccount, type ShownBankAccount } from '../../src/fields/bank-account-fields.ts';
import type { AccountOptions } from '../../src/account/account-options.ts';
import type { AccountSession, SavedBankAccount } from '../../src/account/wire.ts';
import type { BankNames } from '../../src/fields/bank-names.ts';
import type { DeclineCode } from '../../src/operation/response-codes.ts';
import { FormState } from '../shared/form-state.ts';

export class AccountEntry {
  readonly options: AccountOptions;
  readonly session: AccountSession;
  methods: readonly AccountChoices['method'][];
  readonly form: FormState<AccountFieldName>;
  /** True if the server has fixed the payee: requests by e-mail then go to the payee's own address. */
  readonly isPayeeLocked: boolean;
  readonly details: readonly AccountFieldName[];
  choices: AccountChoices;

  /** The e-mail goes to the payee's own address until another one is typed. */
  isOwnEmail = true;

  #names = '';
  readonly #banks: () => BankNames | undefined;
  readonly #initialMethod: AccountChoices['method'];
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;

  constructor(
    host: Pick<ReactiveControllerHost, 'requestUpdate'>,
    options: AccountOptions,
    session: AccountSession,
    banks: () => BankNames | undefined,
  ) {
    this.#host = host;
    this.#banks = banks;
    this.options = options;
    this.session = session;
    this.isPayeeLocked = isPayeeLocked(session.lockedOptions);
    this.details = correctableDetails(session.payee, this.isPayeeLocked);
    this.methods = accountForm.offeredMethods(options.Context, session, options.EPayAllowed);
    this.#initialMethod = this.methods[0] ?? 'bankAccount';
    this.choices = { method: this.#initialMethod, isCorrecting: false };
    this.form = new FormState(host, {
      texts: accountForm.fieldsOfPayee(session.payee),
      names: accountForm.accountFieldNames,
      visible: () =>
        accountForm
          .visibleAccountFields(this.choices, session.payee, this.details)
          .filter((name) => name !== 'ePayEmail' || !this.isPayeeLocked),
      check: (name, fields) => accountForm.checkAccountField(name, fields, session.payee),
      secrets: accountForm.accountSecretFields,
      declined: accountForm.declinedAccountField,
      onInput: (name) => this.#followInput(name),
      onDrop: () => this.#banks()?.drop(),
    });
    // Show invalid details in the form, with their errors.
    if (!this.form.judge(this.details)) this.choices = { ...this.choices, isCorrecting: true };
  }

  get isTouched(): boolean {
    return this.form.isTouched || this.choices.method !== this.#initialMethod;
  }

  /** True if the payee is asked by e-mail, so that nothing is paid now. */
  get isRequest(): boolean {
    return this.choices.method === 'ePay';
  }

  get payee(): Payee {
    const { payee } = this.session;
    return this.#detailsAreValid ? accountForm.correctedPayee(payee, this.form.fields, this.details) : payee;
  }

  /** The whole submission. Send it at once and keep no reference. */
  get intent(): AccountIntent {
    return { payee: this.payee, method: accountForm.payeeMethod(this.choices, this.form.fields, this.session) };
  }

  get saved(): SavedBankAccount | undefined {
    return accountForm.savedAccount(this.choices.method, this.session);
  }

  get bankAccount(): ShownBankAccount | undefined {
    const saved = this.saved;
    if (saved) return { name: saved.bankName, lastFourDigits: saved.lastFourDigits };
    return this.choices.method === 'bankAccount' ? shownBankAccount(this.form.fields, this.bankName) : undefined;
  }

  get bankName(): string | null {
    return this.#banks()?.name ?? null;
  }

  get accountType(): PayeeAccountType | undefined {
    return this.choices.method === 'bankAccount'
      ? accountForm.typedAccountType(this.form.fields)
      : this.saved?.accountType;
  }

  readonly choose = (method: AccountChoices['method']): void => {
    this.choices = { ...this.choices, method };
    this.form.revise();
  };

  /** @returns the field to begin with. */
  readonly correct = (): AccountFieldName | undefined => {
    this.choices = { ...this.choices, isCorrecting: true };
    this.#host.requestUpdate();
    return this.details[0];
  };

  /** Removes a saved account that no longer exists from the choices. */
  decline(code: DeclineCode): AccountFieldName | undefined {
    const gone = this.choices.method;
    if (code === 'TokenNotFound' && this.saved) {
      this.methods = this.methods.filter((method) => method !== gone);
      this.choose(this.methods[0] ?? 'bankAccount');
    }
    return this.form.decline(code);
  }

  get #detailsAreValid(): boolean {
    const { payee } = this.session;
    return this.details.every((name) => accountForm.checkAccountField(name, this.form.fields, payee).state === 'valid');
  }

  #followInput(name: AccountFieldName): void {
    const { fields } = this.form;
    this.#banks()?.follow();
    if (name === 'ePayEmail') this.isOwnEmail = false;
    if (name === 'email' && this.isOwnEmail) {
      fields.ePayEmail = fields.email;
      this.form.revise();
    }
    this.followDerived();
  }

  followDerived(): void {
    // The bank's name is beside the routing number, the payee's in the notes.
    const names = JSON.stringify([this.bankName, payeeName(this.payee)]);
    if (names !== this.#names) this.#host.requestUpdate();
    this.#names = names;
  }
}
