import { checkAmount, type AmountLimits } from '../fields/amount.ts';
import type { Month } from '../fields/expiration.ts';
import type { Verdict } from '../fields/verdict.ts';
import type { Cents } from '../money.ts';
import type { OfferedAmount } from './amount-choice.ts';
import type { PaymentOperationName } from './enumerations.ts';
import type { MethodChoice, PaymentMethod, Typed } from './methods/payment-method.ts';
import { allMethods, type MethodFieldName } from './methods/payment-methods.ts';
import type { PaymentOptions } from './payment-options.ts';
import type { MethodCategory } from './wire.ts';

export type PaymentFieldName = 'amount' | MethodFieldName;
export const paymentFieldNames: readonly PaymentFieldName[] = ['amount', ...allMethods.flatMap(({ fields }) => fields)];

export type PaymentFields = Typed<PaymentFieldName>;

export interface PaymentChoices {
  readonly amount: OfferedAmount['name'] | 'other';
  readonly method: MethodChoice<MethodFieldName>;
  readonly save: boolean;
}

export interface PaymentFormContext {
  readonly now: Month;
  readonly limits: AmountLimits | undefined;
}

const methods: readonly PaymentMethod<MethodCategory, PaymentFieldName>[] = allMethods;

export const secretFields = allMethods.flatMap(({ secrets }) => secrets);

export const onceOnlyFields = allMethods.flatMap(({ onceOnly }) => onceOnly);

export function prefilledFields(options: PaymentOptions): Partial<PaymentFields> {
  return Object.fromEntries(
    allMethods.flatMap(({ prefilled }) =>
      Object.entries(prefilled).map(([name, option]) => [name, options[option] ?? '']),
    ),
  );
}

export function visibleFields(
  { amount, method }: PaymentChoices,
  operation: PaymentOperationName,
): readonly PaymentFieldName[] {
  const { fields, paymentOnly = [] } = method;
  if (operation === 'savePaymentMethod') return fields.filter((name) => !paymentOnly.includes(name));
  return amount === 'other' ? ['amount', ...fields] : fields;
}

/** Checks one field. The code of a verdict is the second half of a message key: `cardNumber.checksum`. */
export function checkPaymentField(
  name: PaymentFieldName,
  fields: PaymentFields,
  { now, limits }: PaymentFormContext,
): Verdict<unknown, string> {
  const method = methods.find((one) => one.fields.includes(name));
  return method ? method.check(name, fields, now) : checkAmount(fields.amount, limits ?? { least: 0, most: 0 });
}

export function chosenAmount(
  choices: PaymentChoices,
  offered: readonly OfferedAmount[],
  enteredText: string,
  limits: AmountLimits | undefined,
): Cents | undefined {
  if (choices.amount !== 'other') return offered.find(({ name }) => name === choices.amount)?.amount;
  const entered = limits && checkAmount(enteredText, limits);
  return entered?.state === 'valid' ? entered.value : undefined;
}
