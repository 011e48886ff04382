import type { ReactiveControllerHost } from 'lit';
import { checkBankAccountNumber } from '../../src/fields/bank-account-number.ts';
import { bankName } from '../../src/fields/bank-names.ts';
import { cardBrand } from '../../src/fields/card-brand.ts';
import { withoutSeparators } from '../../src/fields/typed-text.ts';
import type { Cents } from '../../src/money.ts';
import { amountChoice, type AmountChoice } from '../../src/payment/amount-choice.ts';
import { PaymentCategory, SaveOption, type MethodCategory } from '../../src/payment/enumerations.ts';
import { offeredMethods } from '../../src/payment/merchant-rules.ts';
import {
  checkPaymentField,
  chosenAmount,
  declinedField,
  methodDetails,
  paymentFieldNames,
  secretFields,
  visibleFields,
  type PaymentChoices,
  type PaymentFieldName,
} from '../../src/payment/payment-form.ts';
import type { DeclineCode } from '../../src/operation/response-codes.ts';
import type { PaymentRequest } from '../../src/payment/payment-operation.ts';
import type { MethodDetails, PaymentSession } from '../../src/payment/payment-service.ts';
import { dayInWords, presentMonth } from '../shared/browser.ts';
import { FormState } from '../shared/form-state.ts';
import type { NamedMethod } from '../shared/method-name.ts';
import { namedMethod } from './named-method.ts';

/** What the payer has chosen and typed for one operation, and what it comes to. */
export class PaymentEntry {
  readonly request: PaymentRequest;
  readonly session: PaymentSession;
  /** The kinds of method that are offered besides a saved one. */
  readonly methods: readonly MethodCategory[];
  /** Absent where a method is only saved. */
  readonly amounts: AmountChoice | undefined;
  readonly form: FormState<PaymentFieldName>;
  choices: PaymentChoices;

  #derived = '';
  readonly #initialChoices: PaymentChoices;
  /** Taken once: an authorization must not change its date between reading and agreeing. */
  readonly #today = new Date();
  readonly #now = presentMonth(this.#today);
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>, request: PaymentRequest, session: PaymentSession) {
    const { options } = request;
    this.#host = host;
    this.request = request;
    this.session = session;
    this.methods = offeredMethods(options.paymentCategory, session.merchant);
    this.amounts = amountsOf(request);
    this.choices = {
      amount: 'minAmountDue',
      method: session.savedMethod ? 'saved' : (this.methods[0] ?? PaymentCategory.CreditCard),
      save: request.operation === 'makePayment' && request.options.saveOption === SaveOption.Save,
    };
    this.#initialChoices = this.choices;
    const name = options.policyHolderName ?? '';
    this.form = new FormState(host, {
      texts: {
        nameOnCard: name,
        nameOnAccount: name,
        zip: options.billingZip ?? '',
        street: options.billingAddressStreet ?? '',
      },
      names: paymentFieldNames,
      visible: () => visibleFields(this.choices, request.operation),
      check: (field, fields) => checkPaymentField(field, fields, { now: this.#now, limits: this.amounts?.entered }),
      onInput: () => this.#followDerived(),
    });
  }

  get isComplete(): boolean {
    return this.form.isComplete;
  }

  /** Whether closing now would lose something that the payer has entered. */
  get isTouched(): boolean {
    const { amount, method, save } = this.#initialChoices;
    const { choices } = this;
    return this.form.isTouched || choices.amount !== amount || choices.method !== method || choices.save !== save;
  }

  /** The day of the operation in words: `November 21, 2026`. */
  dateInWords(locale: string): string {
    return dayInWords(locale, this.#today);
  }

  /** In cents, as far as it is known. */
  get amount(): Cents | undefined {
    const { amounts } = this;
    return amounts && chosenAmount(this.choices, amounts.offered, this.form.fields.amount, amounts.entered);
  }

  /** The kind of the chosen method. */
  get category(): MethodCategory {
    const { method } = this.choices;
    return method === 'saved' ? (this.session.savedMethod?.category ?? PaymentCategory.CreditCard) : method;
  }

  /** What the service is to keep, besides doing what was asked. */
  get saves(): boolean {
    return this.choices.method !== 'saved' && this.choices.save;
  }

  /** The chosen method with all that was typed, to be submitted at once and kept nowhere. */
  get method(): MethodDetails {
    const token = this.request.operation === 'makePayment' ? this.request.options.token : undefined;
    return methodDetails(this.choices, this.form.fields, this.#now, token);
  }

  /** The chosen method as it may be shown; its name is null where it has none of its own. */
  get maskedMethod(): NamedMethod {
    const { savedMethod } = this.session;
    const { fields } = this.form;
    const { category } = this;
    if (this.choices.method === 'saved' && savedMethod) return namedMethod(savedMethod);
    if (category === PaymentCategory.CreditCard) {
      const digits = withoutSeparators(fields.cardNumber);
      return { category, name: cardBrand(digits)?.name ?? null, lastFourDigits: digits.slice(-4) };
    }
    const account = checkBankAccountNumber(fields.accountNumber);
    const lastFourDigits = account.state === 'valid' ? account.value.slice(-4) : '';
    return { category, name: bankName(withoutSeparators(fields.routingNumber)), lastFourDigits };
  }

  /** The name on the card or account; undefined where a saved method is used. */
  get holder(): string | undefined {
    if (this.choices.method === 'saved') return undefined;
    return this.category === PaymentCategory.CreditCard ? this.form.fields.nameOnCard : this.form.fields.nameOnAccount;
  }

  readonly choose = (choices: Partial<PaymentChoices>): void => {
    this.choices = { ...this.choices, ...choices };
    this.form.revise();
    this.#host.requestUpdate();
  };

  /** After a decline the payer keeps everything but the security code, and is shown the field that it is about. */
  decline(code: DeclineCode): void {
    this.form.wipe(['securityCode']);
    const field = this.rejectedField(code);
    if (field) this.form.reject(field, code);
  }

  /** The field that a decline is about, where it is on the screen. */
  rejectedField(code: DeclineCode): PaymentFieldName | undefined {
    const field = declinedField(code);
    return field && visibleFields(this.choices, this.request.operation).includes(field) ? field : undefined;
  }

  dropSecrets(): void {
    this.form.wipe(secretFields);
  }

  /** What else the texts show: the brand, the bank, the total. Rendered again only where it changes. */
  #followDerived(): void {
    const { cardNumber, routingNumber } = this.form.fields;
    const agreement = this.request.operation === 'savePaymentMethod' && this.category === PaymentCategory.ECheck;
    const derived = [
      cardBrand(withoutSeparators(cardNumber))?.id,
      bankName(withoutSeparators(routingNumber)),
      this.amount,
      agreement && `${this.holder ?? ''} ${this.maskedMethod.lastFourDigits}`,
    ].join();
    if (derived === this.#derived) return;
    this.#derived = derived;
    this.#host.requestUpdate();
  }
}

function amountsOf(request: PaymentRequest): AmountChoice | undefined {
  if (request.operation !== 'makePayment') return undefined;
  const { amountContext, minAmountDue, accountBalance } = request.options;
  return amountChoice(amountContext, minAmountDue, accountBalance);
}
