import type { ReactiveControllerHost } from 'lit';
import type { Month } from '../../src/fields/expiration.ts';
import type { Cents } from '../../src/money.ts';
import { amountChoice, type AmountChoice } from '../../src/payment/amount-choice.ts';
import { FeeContext, SaveOption } from '../../src/payment/enumerations.ts';
import { convenienceFee } from '../../src/payment/fees.ts';
import { offeredMethods } from '../../src/payment/merchant-rules.ts';
import type { AuthorizationTexts, ShownMethod } from '../../src/payment/methods/payment-method.ts';
import { paymentMethods } from '../../src/payment/methods/payment-methods.ts';
import { savedMethod } from '../../src/payment/methods/saved.ts';
import {
  checkPaymentField,
  chosenAmount,
  onceOnlyFields,
  paymentFieldNames,
  prefilledFields,
  secretFields,
  visibleFields,
  type PaymentChoices,
  type PaymentFieldName,
} from '../../src/payment/payment-form.ts';
import type { BankNames } from '../../src/fields/bank-names.ts';
import type { DeclineCode } from '../../src/operation/response-codes.ts';
import type { PaymentIntent, PaymentRequest } from '../../src/payment/payment-operation.ts';
import type { MethodDetails } from '../../src/payment/requests.ts';
import type { MethodCategory, PaymentSession, Quote } from '../../src/payment/wire.ts';
import { oneLine } from '../../src/plain-text.ts';
import { isWallTime, monthOf, type WallTime } from '../../src/wall-time.ts';
import { now, wallTimeHere } from '../shared/browser.ts';
import { FormState } from '../shared/form-state.ts';

type Methods = readonly [PaymentChoices['method'], ...PaymentChoices['method'][]];

export class PaymentEntry {
  readonly request: PaymentRequest;
  readonly session: PaymentSession;
  methods: Methods;
  readonly amounts: AmountChoice | undefined;
  readonly form: FormState<PaymentFieldName>;
  readonly hasFee: boolean;
  choices: PaymentChoices;
  /** True once a choice or a finished amount may have changed the total, which is then announced. */
  isTotalAnnounced = false;
  /** The fees by category. Empty without a fee context; undefined once the service has asked for another fee. */
  fees: Partial<PaymentSession['merchant']['fees']> | undefined;

  /** The authorization to save that the form shows. */
  shownAuthorization: string | undefined;
  /** Until then, a new authorization counts as not read. In milliseconds since the page was opened. */
  unreadUntil = 0;
  /** When the session was opened, by the service's clock, or the page's if the page's own service sends no time. */
  readonly openedAt: WallTime;
  /** When this form was started, in milliseconds of the page's clock. */
  readonly startedAt = now();

  #derived = '';
  #lastTotal: Cents | undefined;
  readonly #month: Month;
  readonly #banks: () => BankNames | undefined;
  readonly #initialChoices: PaymentChoices;
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;

  constructor(
    host: Pick<ReactiveControllerHost, 'requestUpdate'>,
    request: PaymentRequest,
    session: PaymentSession,
    banks: () => BankNames | undefined,
  ) {
    this.#host = host;
    this.#banks = banks;
    this.request = request;
    this.session = session;
    const { openedAt } = session;
    this.openedAt = isWallTime(openedAt) ? openedAt : wallTimeHere();
    this.#month = monthOf(this.openedAt);
    this.methods = methodsOf(request, session);
    this.amounts = amountsOf(request);
    const { operation, options } = request;
    this.hasFee = operation === 'makePayment' && options.feeContext === FeeContext.PaymentWithFee;
    this.fees = this.hasFee ? session.merchant.fees : {};
    this.choices = {
      amount: 'minAmountDue',
      method: this.methods[0],
      save: operation === 'makePayment' && options.saveOption === SaveOption.Save,
    };
    this.#initialChoices = this.choices;
    this.form = new FormState(host, {
      texts: prefilledFields(options),
      names: paymentFieldNames,
      visible: () => visibleFields(this.choices, operation),
      check: (field, fields) => checkPaymentField(field, fields, { now: this.#month, limits: this.amounts?.entered }),
      secrets: secretFields,
      onceOnly: onceOnlyFields,
      declined: (code) => this.choices.method.declined[code],
      onInput: () => {
        this.isTotalAnnounced = false;
        this.#banks()?.follow();
        this.followDerived();
      },
      onDrop: () => this.#banks()?.drop(),
    });
    this.#lastTotal = this.total;
  }

  get isTouched(): boolean {
    const { amount, method, save } = this.#initialChoices;
    const { choices } = this;
    return this.form.isTouched || choices.amount !== amount || choices.method !== method || choices.save !== save;
  }

  /** In cents, as far as it is known. */
  get amount(): Cents | undefined {
    const { amounts } = this;
    return amounts && chosenAmount(this.choices, amounts.offered, this.form.fields.amount, amounts.entered);
  }

  /** The fee in cents. Undefined until an amount is chosen, or while the fee is unknown. */
  get fee(): Cents | undefined {
    const { amount, fees } = this;
    if (amount === undefined || !fees) return undefined;
    const schedule = fees[this.category];
    return schedule ? convenienceFee(schedule, amount) : 0;
  }

  /** In cents. Undefined while amount or fee is. */
  get total(): Cents | undefined {
    const { amount, fee } = this;
    return amount === undefined || fee === undefined ? undefined : amount + fee;
  }

  /** Forgets the announced fees if the service asks for another one. */
  takeQuote({ fee }: Quote): void {
    if (fee !== this.fee) this.fees = undefined;
  }

  get category(): MethodCategory {
    return this.choices.method.category;
  }

  get isSaving(): boolean {
    return !this.choices.method.isSaved && this.choices.save;
  }

  get method(): MethodDetails {
    return this.choices.method.details(this.form.fields, this.#month);
  }

  get shown(): ShownMethod {
    return this.choices.method.shown(this.form.fields, this.bankName);
  }

  get authorizationTexts(): AuthorizationTexts | undefined {
    return paymentMethods[this.category].authorization?.[this.request.operation];
  }

  get bankName(): string | null {
    return this.#banks()?.name ?? null;
  }

  get shownInReceipt(): PaymentIntent['shown'] {
    return { category: this.category, lastFourDigits: this.shown.lastFourDigits };
  }

  get holder(): string | undefined {
    const { holder } = this.choices.method;
    return holder && oneLine(this.form.fields[holder]);
  }

  readonly choose = (choices: Partial<PaymentChoices>): void => {
    this.choices = { ...this.choices, ...choices };
    this.form.revise();
    this.announceTotal();
  };

  readonly announceTotal = (): void => {
    this.isTotalAnnounced = this.total !== this.#lastTotal;
    this.#lastTotal = this.total;
    this.#host.requestUpdate();
  };

  /** Removes a saved method that no longer exists from the choices. */
  decline(code: DeclineCode): PaymentFieldName | undefined {
    if (code === 'TokenNotFound') {
      this.methods = this.methods.filter(({ isSaved }) => !isSaved) as readonly PaymentChoices['method'][] as Methods;
      this.choose({ method: this.methods[0] });
    }
    if (code === 'QuoteChanged') this.fees = undefined;
    // The decline is announced instead.
    this.isTotalAnnounced = false;
    return this.form.decline(code);
  }

  /** Brand, bank, total or authorization. */
  followDerived(): void {
    const { name, lastFourDigits } = this.shown;
    const agreement = this.request.operation === 'savePaymentMethod' && this.authorizationTexts;
    const derived = [name, this.amount, agreement && [this.holder, lastFourDigits]].join();
    if (derived === this.#derived) return;
    this.#derived = derived;
    this.#host.requestUpdate();
  }
}

function methodsOf({ operation, options }: PaymentRequest, session: PaymentSession): Methods {
  const typed = offeredMethods(options.paymentCategory, session.merchant).map((category) => paymentMethods[category]);
  const token = operation === 'makePayment' ? (options.token ?? '') : '';
  const saved = session.savedMethod ? [savedMethod(session.savedMethod, token)] : [];
  // A session without a method has been refused.
  return [...saved, ...typed] as readonly PaymentChoices['method'][] as Methods;
}

function amountsOf(request: PaymentRequest): AmountChoice | undefined {
  if (request.operation !== 'makePayment') return undefined;
  const { amountContext, minAmountDue, accountBalance } = request.options;
  return amountChoice(amountContext, minAmountDue, accountBalance);
}
