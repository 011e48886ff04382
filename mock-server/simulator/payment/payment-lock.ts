import { amountChoice } from '../../../src/payment/amount-choice.ts';
import { AmountContext, SaveOption } from '../../../src/payment/enumerations.ts';
import { PaymentCategory } from '../../../src/payment/payment-category.ts';
import { paymentOptions } from '../../../src/payment/payment-options.ts';
import {
  References,
  type OpenRequest,
  type PaymentSubmission,
  type QuoteRequest,
  type SaveSubmission,
} from '../../../src/payment/requests.ts';
import type { Cents } from '../../../src/money.ts';
import type { LockedOptions } from '../../../src/options/locked-options.ts';
import { missing, type OptionProblem } from '../../../src/options/option-problems.ts';
import type { MethodCategory } from '../../../src/payment/wire.ts';
import { fixableOf, readFixed, requireFixed, requireRight } from '../shared/fixed-options.ts';

const fixable = fixableOf(paymentOptions, ['sessionId', 'lockedOptions', 'referenceNumber']);

type FixedValues = ReturnType<typeof readFixed<typeof fixable>>['values'];

export class PaymentLock {
  readonly options: LockedOptions;
  readonly #fixed: FixedValues;

  constructor(options: LockedOptions) {
    const { values, problems } = readFixed(fixable, options);
    requireRight(new Map([...halfAmount(values), ...problems]));
    this.options = options;
    this.#fixed = values;
  }

  token(named: string | undefined): string | undefined {
    const { token = named } = this.#fixed;
    requireFixed(named === undefined || named === token, 'token');
    return token;
  }

  requireOperation({ operation }: OpenRequest): void {
    const names = Object.keys(this.#fixed) as (keyof typeof fixable)[];
    const ofPayment = names.find((name) => 'appliesTo' in fixable[name]);
    requireFixed(operation === 'makePayment' || ofPayment === undefined, ofPayment ?? 'operation');
  }

  requirePrice({ amount, category, feeContext }: QuoteRequest): void {
    const { feeContext: fixed = feeContext } = this.#fixed;
    requireFixed(this.#allowsAmount(amount), 'amountContext');
    requireFixed(feeContext === fixed, 'feeContext');
    this.#requireCategory(category);
  }

  requirePayment(submission: PaymentSubmission, category: MethodCategory): void {
    const { quote, feeContext, references, method, save, acknowledgmentRequired } = submission;
    const { saveOption, acknowledgmentRequired: fixed = acknowledgmentRequired } = this.#fixed;
    this.requirePrice({ amount: quote.amount, category, feeContext });
    this.#requireReferences(references);
    // A token's method is already saved.
    requireFixed(saveOption !== SaveOption.Save || save || method.type === 'token', 'saveOption');
    requireFixed(saveOption !== SaveOption.DoNotSave || !save, 'saveOption');
    requireFixed(acknowledgmentRequired === fixed, 'acknowledgmentRequired');
  }

  requireSave({ references }: SaveSubmission, category: MethodCategory): void {
    this.#requireCategory(category);
    this.#requireReferences(references);
  }

  #requireCategory(category: MethodCategory): void {
    const { paymentCategory = PaymentCategory.UserSelect } = this.#fixed;
    requireFixed(paymentCategory === PaymentCategory.UserSelect || paymentCategory === category, 'paymentCategory');
  }

  #requireReferences(references: References): void {
    for (const name of Object.keys(References.entries) as (keyof References)[]) {
      const { [name]: fixed = references[name] } = this.#fixed;
      requireFixed(references[name] === fixed, name);
    }
  }

  /** If the context is not fixed, the page may choose the widest one. */
  #allowsAmount(amount: Cents): boolean {
    const { amountContext = AmountContext.SelectOrEnterAmount, minAmountDue, accountBalance = 0 } = this.#fixed;
    if (minAmountDue === undefined) return true;
    const { offered, entered } = amountChoice(amountContext, minAmountDue, accountBalance);
    const isEntered = entered !== undefined && amount >= entered.least && amount <= entered.most;
    return isEntered || offered.some((one) => one.amount === amount);
  }
}

/** Problems of an amount that is fixed only in part: the page could then still choose the amount. */
function halfAmount(values: FixedValues): [string, readonly OptionProblem[]][] {
  const { amountContext, minAmountDue, accountBalance } = values;
  if (amountContext === undefined && minAmountDue === undefined && accountBalance === undefined) return [];
  const isDueOnly = amountContext === AmountContext.AmountDueOnly;
  return [
    ...(minAmountDue === undefined ? ['minAmountDue'] : []),
    ...(accountBalance === undefined && !isDueOnly ? ['accountBalance'] : []),
  ].map((name) => [name, [missing]]);
}
