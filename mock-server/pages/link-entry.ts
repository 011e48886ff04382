import type { DirectMethod } from '../../src/account/requests.ts';
import { PayeeAccountType } from '../../src/claims/enumerations.ts';
import { checkBankAccountNumber } from '../../src/fields/bank-account-number.ts';
import { checkCardNumber } from '../../src/fields/card-number.ts';
import { checkRoutingNumber } from '../../src/fields/routing-number.ts';
import { problemOf, type Verdict } from '../../src/fields/verdict.ts';
import type { ChosenMethod } from '../simulator/adjuster/party-methods.ts';
import type { LinkMessageKey } from './link.en.ts';

export type DigitsField = 'routingNumber' | 'accountNumber' | 'cardNumber';
export type LinkField = 'method' | 'accountType' | DigitsField;

export type LinkEntry = Readonly<Partial<Record<LinkField, string>>>;

export type LinkErrors = ReadonlyMap<LinkField, LinkMessageKey>;

/** A choice is the word for a method, or one of these prefixes and the token of a saved method. */
export const savedBankAccountPrefix = 'saved:';
export const savedCardPrefix = 'card:';

type ReadMethod = { readonly method: DirectMethod | ChosenMethod } | { readonly errors: LinkErrors };

export function readMethod(entry: LinkEntry): ReadMethod {
  const { method = '' } = entry;
  if (method.startsWith(savedBankAccountPrefix))
    return { method: { type: 'savedBankAccount', token: method.slice(savedBankAccountPrefix.length) } };
  if (method.startsWith(savedCardPrefix))
    return { method: { type: 'savedCard', token: method.slice(savedCardPrefix.length) } };
  switch (method) {
    case 'bankAccount':
      return readBankAccount(entry);
    case 'pushToCard':
      return readCard(entry);
    case 'prepaidAccount':
    case 'check':
    case 'virtualCard':
      return { method: { type: method } };
    default:
      return { errors: new Map([['method', 'method.empty']]) };
  }
}

function readBankAccount(entry: LinkEntry): ReadMethod {
  const accountType = Object.values(PayeeAccountType).find((known) => known === entry.accountType);
  const routingNumber = checkRoutingNumber(entry.routingNumber ?? '');
  const accountNumber = checkBankAccountNumber(entry.accountNumber ?? '');
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

function readCard({ cardNumber = '' }: LinkEntry): ReadMethod {
  const number = checkCardNumber(cardNumber);
  if (number.state === 'valid') return { method: { type: 'pushToCard', cardNumber: number.value.digits } };
  return { errors: new Map([['cardNumber', number.state === 'empty' ? 'cardNumber.empty' : 'cardNumber.invalid']]) };
}

function keyOf(field: DigitsField, verdict: Exclude<Verdict<string, string>, { state: 'valid' }>): LinkMessageKey {
  return `${field}.${problemOf(verdict)}` as LinkMessageKey;
}
