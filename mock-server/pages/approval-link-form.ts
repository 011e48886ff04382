import { checkCardNumber } from '../../src/fields/card-number.ts';
import type { ChosenMethod } from '../simulator/adjuster/party-methods.ts';
import { readBankAccount, savedPrefix, textOf, type LinkErrors } from './claim-link-form.ts';

/** A choice is the word for the method, or the token of a saved card behind this; that of a bank account: see savedPrefix. */
export const savedCardPrefix = 'card:';

export type ReadChoice = { readonly method: ChosenMethod } | { readonly errors: LinkErrors };

/** The method that was filled in, or what is wrong with it. */
export function readChoice(form: FormData): ReadChoice {
  const choice = textOf(form, 'method');
  if (choice.startsWith(savedPrefix)) {
    return { method: { type: 'savedBankAccount', token: choice.slice(savedPrefix.length) } };
  }
  if (choice.startsWith(savedCardPrefix)) {
    return { method: { type: 'savedCard', token: choice.slice(savedCardPrefix.length) } };
  }
  switch (choice) {
    case 'bankAccount':
      return readBankAccount(form);
    case 'pushToCard':
      return readCard(form);
    case 'check':
    case 'virtualCard':
      return { method: { type: choice } };
    default:
      return { errors: new Map([['method', 'method.empty']]) };
  }
}

function readCard(form: FormData): ReadChoice {
  const number = checkCardNumber(textOf(form, 'cardNumber'));
  if (number.state === 'valid') return { method: { type: 'pushToCard', cardNumber: number.value.digits } };
  return { errors: new Map([['cardNumber', number.state === 'empty' ? 'cardNumber.empty' : 'cardNumber.invalid']]) };
}
