import assert from 'node:assert/strict';
import test from 'node:test';
import { nearestOption } from '../../../src/options/near-miss.ts';
import { paymentOptions } from '../../../src/payment/payment-options.ts';

const known = Object.keys(paymentOptions);

const misses: readonly [name: string, meant: string | undefined][] = [
  ['billingzip', 'billingZip'],
  ['BillingZip', 'billingZip'],
  ['sessionID', 'sessionId'],
  ['SESSIONID', 'sessionId'],
  ['minAmoutDue', 'minAmountDue'],
  ['minAmuontDue', 'minAmountDue'],
  ['acknowledgementRequired', 'acknowledgmentRequired'],
  ['policyholderName', 'policyHolderName'],
  ['confirmationsDisplay', 'confirmationDisplay'],
  ['tokn', 'token'],
  ['clientReferenceData', 'clientReferenceData1'],
  ['clientReferencData5', 'clientReferenceData5'],
  ['billing_zip', 'billingZip'],
  ['session', 'sessionId'],
  ['sessionKey', 'sessionId'],
  ['session_key', 'sessionId'],
  ['amount', 'minAmountDue'],
  ['amountDue', 'minAmountDue'],
  ['zipCode', 'billingZip'],
  ['policyNumber', 'clientReferenceData1'],
  ['theme', undefined],
  ['tkn', undefined],
  ['tokenab', undefined],
  ['abctoken', undefined],
  ['id', undefined],
  ['', undefined],
  ['constructor', undefined],
  ['x'.repeat(100_000), undefined],
];

for (const [name, meant] of misses) {
  test(`"${name.slice(0, 30)}" ${meant ? `was probably meant to be ${meant}` : 'is near to no option'}`, () => {
    assert.equal(nearestOption(name, known), meant);
  });
}

for (const name of known) {
  test(`${name} itself is no miss`, () => assert.equal(nearestOption(name, known), undefined));
}
