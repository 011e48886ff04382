import assert from 'node:assert/strict';
import test from 'node:test';
import type { AccountFieldName } from '../../../src/account/account-form.ts';
import { accountEn } from '../../../src/account/account.en.ts';
import { loadAccountMessages } from '../../../src/account/account-messages.ts';
import { sharedEn } from '../../../src/messages/shared.en.ts';
import { checkCatalogues } from '../messages/catalogue-checks.ts';

const name = 'empty length number';
const email = 'empty form length';
const text = 'empty length';

const fields: Record<AccountFieldName, readonly [label: string, codes: string]> = {
  companyName: ['Company name', text],
  firstName: ['First name', name],
  lastName: ['Last name', name],
  email: ['Email address', email],
  phone: ['Phone number', 'empty characters length notAssigned'],
  address: ['Street address', text],
  city: ['City', text],
  state: ['State', text],
  zip: ['ZIP code', 'empty partial form'],
  accountType: ['Account type', 'empty'],
  routingNumber: ['Routing number', 'empty partial characters length checksum'],
  accountNumber: ['Account number', 'empty partial characters length'],
  repeatedNumber: ['Confirm account number', 'empty partial different'],
  ePayEmail: ['Send the email to', email],
};
const bankDeclines = ['ACHTransactionFailed', 'InvalidAccountNumber', 'InvalidRoutingNumber'];

await checkCatalogues({
  modal: 'the account modal',
  english: accountEn,
  load: loadAccountMessages,
  fields,
  declines: [...bankDeclines, 'GatewayInternalError', 'NoProcessorResponse', 'other'],
  chargingTexts: ['setback.noQuote'],
  names: {
    'method.bankAccount': 'Bank account',
    'method.prepaidAccount': 'Prepaid account',
    'payee.change': 'Correct these details',
    'review.button': 'Review payment',
    'review.requestButton': 'Review payment request',
    'pay.button': 'Pay {amount}',
    'save.button': 'Save payment method',
    'request.button': 'Send payment request',
    close: 'Close',
    cancel: 'Cancel',
    'problem.heading': 'There is a problem',
  },
});

test('The account modal has its own texts only if the shared ones mention charging', () => {
  const texts: Readonly<Record<string, string>> = accountEn;
  const replaced = Object.entries(sharedEn).filter(([key, shared]) => texts[key] !== shared);
  assert.deepEqual(
    replaced.map(([key]) => key),
    ['leave.text', 'unreachable.text', 'refused.text', 'refused.expired', 'refused.used', 'setback.notReceived'],
  );
});
