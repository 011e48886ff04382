import type { DirectMethod } from '../../src/account/requests.ts';
import { PayeeAccountType } from '../../src/claims/enumerations.ts';
import { checkBankAccountNumber } from '../../src/fields/bank-account-number.ts';
import { checkRoutingNumber } from '../../src/fields/routing-number.ts';
import type { Verdict } from '../../src/fields/verdict.ts';
import type { LinkMessageKey } from './link.en.ts';

/** Each is the name of an input, too. */
export type LinkField = 'method' | 'accountType' | 'routingNumber' | 'accountNumber' | 'cardNumber';

/** The problems by field, in the order of the fields on the page. */
export type LinkErrors = ReadonlyMap<LinkField, LinkMessageKey>;

/** A choice is the word for the method, or the token of a saved bank account behind this. */
export const savedPrefix = 'saved:';

export type ReadMethod = { readonly method: DirectMethod } | { readonly errors: LinkErrors };

/** The method that was filled in, or what is wrong with it. */
export function readMethod(form: FormData): ReadMethod {
  const choice = textOf(form, 'method');
  if (choice === 'prepaidAccount') return { method: { type: 'prepaidAccount' } };
  if (choice.startsWith(savedPrefix)) {
    return { method: { type: 'savedBankAccount', token: choice.slice(savedPrefix.length) } };
  }
  if (choice === 'bankAccount') return readBankAccount(form);
  return { errors: new Map([['method', 'method.empty']]) };
}

/** The bank account that was typed, or what is wrong with it. */
export function readBankAccount(
  form: FormData,
): { readonly method: Extract<DirectMethod, { readonly type: 'bankAccount' }> } | { readonly errors: LinkErrors } {
  const typed = textOf(form, 'accountType');
  const accountType = Object.values(PayeeAccountType).find((known) => known === typed);
  const routingNumber = checkRoutingNumber(textOf(form, 'routingNumber'));
  const accountNumber = checkBankAccountNumber(textOf(form, 'accountNumber'));
  if (accountType && routingNumber.state === 'valid' && accountNumber.state === 'valid') {
    const numbers = { routingNumber: routingNumber.value, accountNumber: accountNumber.value };
    return { method: { type: 'bankAccount', accountType, ...numbers } };
  }
  const errors = new Map<LinkField, LinkMessageKey>();
  if (!accountType) errors.set('accountType', 'accountType.empty');
  if (routingNumber.state !== 'valid') errors.set('routingNumber', keyOf('routingNumber', routingNumber));
  if (accountNumber.state !== 'valid') errors.set('accountNumber', keyOf('accountNumber', accountNumber));
  return { errors };
}

function keyOf(
  field: Exclude<LinkField, 'cardNumber' | 'method'>,
  verdict: Exclude<Verdict<string, string>, { state: 'valid' }>,
): LinkMessageKey {
  const code = verdict.state === 'invalid' ? verdict.code : verdict.state;
  return `${field}.${code}` as LinkMessageKey;
}

export function textOf(form: FormData, name: LinkField): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
