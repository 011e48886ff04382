import assert from 'node:assert/strict';
import test from 'node:test';
import { accountOptions } from '../../../src/account/account-options.ts';
import { adjusterOptions } from '../../../src/adjuster/adjuster-options.ts';
import { suggestAttribute } from '../../../src/options/suggest-attribute.ts';
import { suggestOption, optionNames } from '../../../src/options/suggest-option.ts';
import { paymentOptions } from '../../../src/payment/payment-options.ts';

const known = Object.keys(paymentOptions);

const misses: Readonly<Record<string, string>> = {
  sessionId: 'sessionID SESSIONID session sessionKey session_key',
  billingZip: 'billingzip BillingZip billing_zip zipCode',
  minAmountDue: 'minAmoutDue minAmuontDue amount amountDue',
  acknowledgmentRequired: 'acknowledgementRequired acknowledge',
  paymentCategory: 'category paymentMethod',
  feeContext: 'fee',
  saveOption: 'save saveMethod',
  confirmationDisplay: 'showConfirmation',
  accountBalance: 'balance',
  billingAddressStreet: 'street billingAddress',
  policyHolderName: 'name customerName',
  accountGroupCode: 'accountGroup',
  token: 'tokn',
  clientReferenceData1: 'clientReferenceData policyNumber',
  clientReferenceData5: 'clientReferencData5',
};

for (const [meant, names] of Object.entries(misses)) {
  for (const name of names.split(' '))
    test(`The suggestion for "${name}" is ${meant}`, () => assert.equal(suggestOption(name, known), meant));
}

for (const name of ['theme', 'tkn', 'tokenab', 'abctoken', 'id', '', 'constructor', 'x'.repeat(100_000), ...known])
  test(`There is no suggestion for "${name.slice(0, 30)}"`, () => assert.equal(suggestOption(name, known), undefined));

const own = ['base-url', 'form-version', 'operation'];
const tables = { payment: paymentOptions, account: accountOptions, adjuster: adjusterOptions };

for (const [table, meant, names] of [
  ['payment', 'base-url', 'baseurl base_url data-base-url'],
  ['payment', 'form-version', 'formversion form-verson'],
  ['payment', 'data-option-session-id', 'session-id sessionid data-session-id data-options-session-id'],
  ['payment', 'data-option-billing-zip', 'option-billing-zip data-option-billingzip'],
  ['payment', undefined, 'data-option-session-id data-option-client-reference-data-1 data-option-theme'],
  ['payment', undefined, 'base-url operation id class title aria-label data-testid '],
  ['account', undefined, 'data-option-session-id'],
  ['account', 'data-option-claim-number', 'claim-number data-option-claim data-option-claim-id'],
  ['account', 'data-option-amount', 'data-option-amonut'],
  ['adjuster', 'data-option-claims-session-key', 'claims-session-key data-option-session data-option-session-id'],
  ['adjuster', 'data-option-claims-session-key', 'data-option-session-key data-option-session-token'],
  ['adjuster', 'data-option-approval-request-id', 'data-option-request-id data-option-approval-request'],
] as const) {
  for (const name of names.split(' ')) {
    test(`The suggestion for "${name}" on the ${table} element is ${meant ?? 'absent'}`, () =>
      assert.equal(suggestAttribute(name, own, optionNames(tables[table])), meant));
  }
}
