import assert from 'node:assert/strict';
import test from 'node:test';
import { meantAttribute } from '../../../src/options/meant-attribute.ts';
import { optionNames } from '../../../src/options/near-miss.ts';
import { accountOptions } from '../../../src/account/account-options.ts';
import { adjusterOptions } from '../../../src/adjuster/adjuster-options.ts';
import { paymentOptions } from '../../../src/payment/payment-options.ts';

const own = ['base-url', 'form-version', 'operation'];
const tables = { payment: paymentOptions, account: accountOptions, adjuster: adjusterOptions };

const cases: readonly [table: keyof typeof tables, name: string, meant: string | undefined][] = [
  ['payment', 'baseurl', 'base-url'],
  ['payment', 'base_url', 'base-url'],
  ['payment', 'data-base-url', 'base-url'],
  ['payment', 'formversion', 'form-version'],
  ['payment', 'form-verson', 'form-version'],
  ['payment', 'operaton', 'operation'],
  ['payment', 'session-id', 'data-option-session-id'],
  ['payment', 'sessionid', 'data-option-session-id'],
  ['payment', 'data-session-id', 'data-option-session-id'],
  ['payment', 'data-options-session-id', 'data-option-session-id'],
  ['payment', 'option-billing-zip', 'data-option-billing-zip'],
  ['payment', 'data-option-billingzip', 'data-option-billing-zip'],
  ['payment', 'data-option-session', 'data-option-session-id'],
  ['payment', 'data-option-session-id', undefined],
  ['payment', 'data-option-client-reference-data-1', undefined],
  ['payment', 'data-option-theme', undefined],
  ['account', 'data-option-session-id', undefined],
  ['account', 'claim-number', 'data-option-claim-number'],
  ['adjuster', 'claims-session-key', 'data-option-claims-session-key'],
  ['adjuster', 'data-option-session-id', 'data-option-claims-session-key'],
  ['payment', 'base-url', undefined],
  ['payment', 'operation', undefined],
  ['payment', 'id', undefined],
  ['payment', 'class', undefined],
  ['payment', 'title', undefined],
  ['payment', 'aria-label', undefined],
  ['payment', 'data-testid', undefined],
  ['payment', '', undefined],
];

for (const [table, name, meant] of cases) {
  test(`on the ${table} element "${name}" ${meant ? `was probably meant to be ${meant}` : 'is near to nothing, or right'}`, () => {
    assert.equal(meantAttribute(name, own, optionNames(tables[table])), meant);
  });
}
