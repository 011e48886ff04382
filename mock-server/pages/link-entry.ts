import type { ReactiveControllerHost } from 'lit';
import { FormState } from '../../components/shared/form-state.ts';
import type { DirectMethod } from '../../src/account/requests.ts';
import { PayeeAccountType } from '../../src/claims/enumerations.ts';
import {
  bankAccountFieldNames,
  bankAccountSecrets,
  checkBankAccountField,
} from '../../src/fields/bank-account-fields.ts';
import { checkBankAccountNumber } from '../../src/fields/bank-account-number.ts';
import { checkCardNumber } from '../../src/fields/card-number.ts';
import { checkRoutingNumber } from '../../src/fields/routing-number.ts';
import { empty, valid, validValue, type Verdict } from '../../src/fields/verdict.ts';
import type { DeclineCode } from '../../src/operation/response-codes.ts';
import type { ChosenMethod } from '../simulator/adjuster/party-methods.ts';

const fieldNames = ['method', ...bankAccountFieldNames, 'cardNumber'] as const;
export type LinkField = (typeof fieldNames)[number];

type LinkFields = Readonly<Record<LinkField, string>>;

/** A choice is the word for a method, or one of these prefixes and the token of a saved method. */
export const savedBankAccountPrefix = 'saved:';
export const savedCardPrefix = 'card:';

export type LinkEntry = FormState<LinkField>;

export function newEntry(host: Pick<ReactiveControllerHost, 'requestUpdate'>): LinkEntry {
  const entry: LinkEntry = new FormState(host, {
    names: fieldNames,
    texts: {},
    visible: () => ['method', ...fieldsOf(entry.fields.method)],
    check,
    secrets: [...bankAccountSecrets, 'cardNumber'],
    declined: (code) => declinedFields[code],
  });
  return entry;
}

export function methodOf(fields: LinkFields): DirectMethod | ChosenMethod {
  const { method } = fields;
  if (method.startsWith(savedBankAccountPrefix))
    return { type: 'savedBankAccount', token: method.slice(savedBankAccountPrefix.length) };
  if (method.startsWith(savedCardPrefix)) return { type: 'savedCard', token: method.slice(savedCardPrefix.length) };
  if (method === 'pushToCard')
    return { type: method, cardNumber: validValue(checkCardNumber(fields.cardNumber)).digits };
  if (method !== 'bankAccount') return { type: method } as DirectMethod | ChosenMethod;
  return {
    type: method,
    accountType: accountTypeOf(fields),
    routingNumber: validValue(checkRoutingNumber(fields.routingNumber)),
    accountNumber: validValue(checkBankAccountNumber(fields.accountNumber)),
  };
}

export function accountTypeOf({ accountType }: LinkFields): PayeeAccountType {
  return accountType === PayeeAccountType.Savings ? PayeeAccountType.Savings : PayeeAccountType.Checking;
}

function fieldsOf(method: string): readonly LinkField[] {
  if (method === 'bankAccount') return bankAccountFieldNames;
  return method === 'pushToCard' ? ['cardNumber'] : [];
}

function check(name: LinkField, fields: LinkFields): Verdict<unknown, string> {
  switch (name) {
    case 'method':
      return fields.method === '' ? empty : valid(fields.method);
    case 'cardNumber':
      return checkCardNumber(fields.cardNumber);
    default:
      return checkBankAccountField(name, fields);
  }
}

const declinedFields: Partial<Readonly<Record<DeclineCode, LinkField>>> = {
  InvalidRoutingNumber: 'routingNumber',
  InvalidAccountNumber: 'accountNumber',
  InvalidCardNumber: 'cardNumber',
  CardTypeNotAccepted: 'cardNumber',
};
