import { bankAccountFieldNames, bankAccountSecrets, checkBankAccountField } from '../fields/bank-account-fields.ts';
import { checkBankAccountNumber } from '../fields/bank-account-number.ts';
import { checkEmail } from '../fields/email.ts';
import { checkPersonName } from '../fields/person-name.ts';
import { checkPhone } from '../fields/phone.ts';
import { checkRequiredText } from '../fields/required-text.ts';
import { checkRoutingNumber } from '../fields/routing-number.ts';
import { valid, validValue, type Verdict } from '../fields/verdict.ts';
import { checkZip } from '../fields/zip.ts';
import { dayOf } from '../wall-time.ts';
import type { DeclineCode } from '../operation/response-codes.ts';
import type { PayeeMethod } from './requests.ts';
import type { AccountSession, SavedBankAccount } from './wire.ts';
import { AccountContext } from './enumerations.ts';
import { PayeeAccountType } from '../claims/enumerations.ts';
import type { Payee } from '../claims/requests.ts';

const personFields = ['firstName', 'lastName', 'email', 'phone'] as const;
const addressFields = ['address', 'city', 'state', 'zip'] as const;

export const accountFieldNames = [
  'companyName',
  ...personFields,
  ...addressFields,
  ...bankAccountFieldNames,
  'ePayEmail',
] as const;
export type AccountFieldName = (typeof accountFieldNames)[number];

export type AccountFields = Readonly<Record<AccountFieldName, string>>;

export const noFields = Object.fromEntries(accountFieldNames.map((name) => [name, ''])) as AccountFields;

/** The fields that must be gone from memory as soon as they are not needed. */
export const accountSecretFields: readonly AccountFieldName[] = bankAccountSecrets;

/** The choices of the form. A saved bank account is chosen by its place in the session's list. */
export interface AccountChoices {
  readonly method: 'bankAccount' | 'prepaidAccount' | 'ePay' | `saved-${number}`;
  readonly isCorrecting: boolean;
}

/** The methods to choose from. Of saved accounts that look the same, only the last is listed. */
export function offeredMethods(
  context: AccountContext,
  { bankAccounts }: AccountSession,
  ePayAllowed: boolean,
): readonly AccountChoices['method'][] {
  const descriptions = bankAccounts.map(({ accountType, bankName, lastFourDigits, savedAt }) =>
    JSON.stringify([accountType, bankName, lastFourDigits, savedAt && dayOf(savedAt)]),
  );
  const saved = descriptions.flatMap((description, index) =>
    context === AccountContext.payment && descriptions.lastIndexOf(description) === index
      ? [`saved-${index}` as const]
      : [],
  );
  return [...saved, 'bankAccount', 'prepaidAccount', ...(ePayAllowed ? (['ePay'] as const) : [])];
}

export function detailFields({ type }: Pick<Payee, 'type'>): readonly AccountFieldName[] {
  return type === 'company' ? ['companyName', ...addressFields, ...personFields] : [...personFields, ...addressFields];
}

/** The fields to fill in, in screen order. */
export function visibleAccountFields(
  { method, isCorrecting }: AccountChoices,
  payee: Payee,
  details = detailFields(payee),
): readonly AccountFieldName[] {
  const detail = isCorrecting ? details : [];
  if (method === 'bankAccount') return [...detail, ...bankAccountFieldNames];
  return method === 'ePay' ? [...detail, 'ePayEmail'] : detail;
}

/** Checks one field. The code of a verdict is the second half of a message key: `routingNumber.checksum`. */
export function checkAccountField(
  name: AccountFieldName,
  fields: AccountFields,
  payee?: Payee,
): Verdict<string, string> {
  const text = fields[name];
  switch (name) {
    case 'firstName':
    case 'lastName':
      return checkPersonName(text);
    case 'email':
    case 'ePayEmail':
      return checkEmail(text);
    case 'phone':
      return payee && isGivenPhone(text, payee) ? valid(text) : checkPhone(text);
    case 'companyName':
    case 'address':
    case 'city':
    case 'state':
      return checkRequiredText(text);
    case 'zip':
      return checkZip(text);
    default:
      return checkBankAccountField(name, fields);
  }
}

export function fieldsOfPayee(payee: Payee): Partial<AccountFields> {
  const { address, city, state, zip } = payee;
  const { firstName, lastName, email, phone } = personOf(payee);
  const companyName = payee.type === 'company' ? payee.companyName : '';
  return { companyName, firstName, lastName, email, phone, address, city, state, zip, ePayEmail: email };
}

/** A detail as it is submitted; undefined if it is invalid. Names stay fixed: with another name, another person is paid. */
export function detailOf(payee: Payee, name: AccountFieldName): string | undefined {
  const fields = { ...noFields, ...fieldsOfPayee(payee) };
  const verdict = checkAccountField(name, fields, payee);
  if (verdict.state === 'valid') return verdict.value;
  return /name$/i.test(name) && verdict.state !== 'empty' ? fields[name] : undefined;
}

/** Where a payee gets e-mails. Those of a payee who is fixed go nowhere else. */
export function emailOf(payee: Payee): string {
  return personOf(payee).email;
}

function isGivenPhone(text: string, payee: Payee): boolean {
  return text === personOf(payee).phone && /^\d{10}$/.test(text);
}

function personOf(payee: Payee) {
  return payee.type === 'company' ? payee.contact : payee;
}

/** The payee with the corrected details from valid fields. All other details stay. */
export function correctedPayee(payee: Payee, fields: AccountFields, details = detailFields(payee)): Payee {
  const read = (name: AccountFieldName): string =>
    details.includes(name) ? validValue(checkAccountField(name, fields, payee)) : (detailOf(payee, name) ?? '');
  const readAll = <Name extends AccountFieldName>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
  const [place, person] = [readAll(addressFields), readAll(personFields)];
  return payee.type === 'company'
    ? { ...payee, ...place, companyName: read('companyName'), contact: { ...payee.contact, ...person } }
    : { ...payee, ...place, ...person };
}

export function payeeMethod({ method }: AccountChoices, fields: AccountFields, session: AccountSession): PayeeMethod {
  switch (method) {
    case 'prepaidAccount':
      return { type: 'prepaidAccount' };
    case 'ePay':
      return { type: 'ePay', email: validValue(checkEmail(fields.ePayEmail)) };
    case 'bankAccount':
      return {
        type: 'bankAccount',
        routingNumber: validValue(checkRoutingNumber(fields.routingNumber)),
        accountNumber: validValue(checkBankAccountNumber(fields.accountNumber)),
        accountType: typedAccountType(fields),
      };
    default:
      return { type: 'savedBankAccount', token: savedAccount(method, session)?.token ?? '' };
  }
}

export function savedAccount(
  method: AccountChoices['method'],
  { bankAccounts }: AccountSession,
): SavedBankAccount | undefined {
  return method.startsWith('saved-') ? bankAccounts[Number(method.slice('saved-'.length))] : undefined;
}

export function typedAccountType({ accountType }: Pick<AccountFields, 'accountType'>): PayeeAccountType {
  return accountType === PayeeAccountType.Savings ? PayeeAccountType.Savings : PayeeAccountType.Checking;
}

export function declinedAccountField(code: DeclineCode): AccountFieldName | undefined {
  if (code === 'InvalidAccountNumber') return 'accountNumber';
  return code === 'InvalidRoutingNumber' ? 'routingNumber' : undefined;
}
