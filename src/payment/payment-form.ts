import { checkAmount, type AmountLimits } from '../fields/amount.ts';
import { bankAccountFieldNames, bankAccountSecrets, checkBankAccountField } from '../fields/bank-account-fields.ts';
import { checkBankAccountNumber } from '../fields/bank-account-number.ts';
import { cardBrand } from '../fields/card-brand.ts';
import { checkCardNumber } from '../fields/card-number.ts';
import { checkExpiration, type Month } from '../fields/expiration.ts';
import { checkPersonName } from '../fields/person-name.ts';
import { checkRoutingNumber } from '../fields/routing-number.ts';
import { checkSecurityCode } from '../fields/security-code.ts';
import { withoutSeparators } from '../fields/typed-text.ts';
import { valid, validValue, type Verdict } from '../fields/verdict.ts';
import { checkZip } from '../fields/zip.ts';
import type { Cents } from '../money.ts';
import type { MethodDetails } from './payment-service.ts';
import type { OfferedAmount } from './amount-choice.ts';
import { AccountType, PaymentCategory, type MethodCategory, type PaymentOperationName } from './enumerations.ts';
import type { DeclineCode } from '../operation/response-codes.ts';

const cardFields = ['cardNumber', 'expiration', 'nameOnCard', 'securityCode'] as const;
const bankFields = [...bankAccountFieldNames, 'nameOnAccount'] as const;

/** Every field of the payment form. Which of them are shown depends on what is chosen. */
export const paymentFieldNames = ['amount', ...cardFields, 'zip', 'street', ...bankFields] as const;
export type PaymentFieldName = (typeof paymentFieldNames)[number];

/** What stands in the fields, as typed. */
export type PaymentFields = Readonly<Record<PaymentFieldName, string>>;

/** What the payer has chosen besides typing. */
export interface PaymentChoices {
  readonly amount: OfferedAmount['name'] | 'other';
  /** `saved` is the method that the `token` option stands for. */
  readonly method: MethodCategory | 'saved';
  readonly save: boolean;
}

/** What the fields are checked against. */
export interface PaymentFormContext {
  readonly now: Month;
  /** Absent where no amount may be entered. */
  readonly limits: AmountLimits | undefined;
}

/** The fields that must be gone from memory as soon as they are not needed. */
export const secretFields = [
  'cardNumber',
  'securityCode',
  ...bankAccountSecrets,
] as const satisfies readonly PaymentFieldName[];

/** The fields to fill in, in the order in which they stand. */
export function visibleFields(choices: PaymentChoices, operation: PaymentOperationName): readonly PaymentFieldName[] {
  const amount = operation === 'makePayment' && choices.amount === 'other' ? (['amount'] as const) : [];
  switch (choices.method) {
    case 'saved':
      return amount;
    case PaymentCategory.ECheck:
      return [...amount, ...bankFields];
    case PaymentCategory.CreditCard:
      return [...amount, ...cardFields, 'zip', ...(operation === 'makePayment' ? (['street'] as const) : [])];
  }
}

/** Checks one field. The code of a verdict is the second half of a message key: `cardNumber.checksum`. */
export function checkPaymentField(
  name: PaymentFieldName,
  fields: PaymentFields,
  { now, limits }: PaymentFormContext,
): Verdict<unknown, string> {
  const text = fields[name];
  switch (name) {
    case 'amount':
      return checkAmount(text, limits ?? { least: 0, most: 0 });
    case 'cardNumber':
      return checkCardNumber(text);
    case 'expiration':
      return checkExpiration(text, now);
    case 'securityCode':
      return checkSecurityCode(text, cardBrand(withoutSeparators(fields.cardNumber))?.securityCodeLength);
    case 'street':
      return valid(text.trim());
    case 'zip':
      return checkZip(text);
    case 'nameOnCard':
    case 'nameOnAccount':
      return checkPersonName(text);
    default:
      return checkBankAccountField(name, fields);
  }
}

/** The amount that is going to be paid, in cents, as far as it is known. */
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

/** The method as the service takes it. Only for fields that have all been found valid. */
export function methodDetails(
  choices: PaymentChoices,
  fields: PaymentFields,
  now: Month,
  token: string | undefined,
): MethodDetails {
  if (choices.method === 'saved') return { type: 'token', token: token ?? '' };
  if (choices.method === PaymentCategory.ECheck) {
    return {
      type: 'bankAccount',
      routingNumber: validValue(checkRoutingNumber(fields.routingNumber)),
      accountNumber: validValue(checkBankAccountNumber(fields.accountNumber)),
      accountType: fields.accountType === AccountType.Saving ? AccountType.Saving : AccountType.Checking,
      name: validValue(checkPersonName(fields.nameOnAccount)),
    };
  }
  const expiration = validValue(checkExpiration(fields.expiration, now));
  const street = fields.street.trim();
  return {
    type: 'card',
    number: validValue(checkCardNumber(fields.cardNumber)).digits,
    expirationMonth: expiration.month,
    expirationYear: expiration.year,
    securityCode: fields.securityCode.trim(),
    name: validValue(checkPersonName(fields.nameOnCard)),
    zip: validValue(checkZip(fields.zip)),
    ...(street === '' ? {} : { street }),
  };
}

/** The field that a decline is about, so that the payer is led to it; undefined where it is about none. */
export function declinedField(code: DeclineCode): PaymentFieldName | undefined {
  switch (code) {
    case 'IncorrectValidationValue':
      return 'securityCode';
    case 'InvalidCardNumber':
    case 'CardTypeNotAccepted':
      return 'cardNumber';
    case 'CardExpired':
      return 'expiration';
    case 'AvsVerificationFailed':
      return 'zip';
    case 'InvalidAccountNumber':
      return 'accountNumber';
    case 'InvalidRoutingNumber':
      return 'routingNumber';
    default:
      return undefined;
  }
}
