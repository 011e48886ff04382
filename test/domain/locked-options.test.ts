import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { accountOptionReader } from '../../src/account/account-options.ts';
import { completeOptions } from '../../src/options/locked-options.ts';
import { paymentOptionReader } from '../../src/payment/payment-options.ts';
import { companyDetails, individualDetails, without } from './account/samples.ts';
import { codesOf } from './options/option-suite.ts';
import { bill as payment } from './payment/samples.ts';

const bill = { ...payment, amountContext: 'AmountDueOnly', clientReferenceData1: 'POL-1' };
const page = { sessionId: 'S1', lockedOptions: 'true' };

const reader = (said: object, form: 'later' | 'earlier' = 'later') => paymentOptionReader('makePayment', [said], form);

const others = {
  minAmountDue: '0.01',
  accountBalance: 1,
  amountContext: 'SelectOrEnterAmount',
  feeContext: 'PaymentWithoutFee',
  paymentCategory: 'ECheck',
  clientReferenceData1: 'POL-2',
};
const locked = Object.fromEntries(Object.keys(others).map((name) => [name, ['locked']]));
const respelled = { ...bill, minAmountDue: 107.98, accountBalance: '250' };
const partly = { ...bill, clientReferenceData1: null };
const lacking = { clientReferenceData1: ['missing'] };

suite('a page whose server has fixed options', () => {
  for (const [what, said, fixed, codes] of [
    ['does not have to repeat them', {}, undefined, {}],
    ['has to give all if it does not say so', { ...partly, lockedOptions: 'false' }, undefined, lacking],
    ['has to name the session', { sessionId: undefined }, undefined, { sessionId: ['missing'] }],
    ['gets errors before there is a session', { minAmountDue: '1.001' }, undefined, { minAmountDue: ['notAmount'] }],
    ['provides those that are not fixed', {}, partly, lacking],
    ['may repeat them in any spelling', respelled, bill, {}],
    ['cannot give another value for any of them, and receives all differences at once', others, bill, locked],
  ] as const) {
    test(what, () => assert.deepEqual(codesOf(reader({ ...page, ...said })(fixed)), codes));
  }

  test('has all options once the session is there', () => {
    const { values, problems } = reader(page)(bill);
    assert.equal(problems.size, 0);
    const { minAmountDue, amountContext } = { minAmountDue: undefined, amountContext: undefined, ...values };
    assert.deepEqual([minAmountDue, amountContext], [107_98, 'AmountDueOnly']);
  });

  test('gives the reference by its earlier name in the earlier form', () => {
    const right = reader({ ...page, referenceNumber: 'POL-1' }, 'earlier')(bill);
    assert.deepEqual([codesOf(right), right.values.clientReferenceData1], [{}, 'POL-1']);
    const wrong = reader({ ...page, referenceNumber: 'POL-2' }, 'earlier')(bill);
    assert.deepEqual(codesOf(wrong), { referenceNumber: ['locked'], clientReferenceData1: ['locked'] });
  });

  test('has the fifth reference that its server locked, also in the earlier form', () => {
    const { values } = reader({ ...page, referenceNumber: 'POL-1' }, 'earlier')({ ...bill, clientReferenceData5: 9 });
    assert.equal(values.clientReferenceData5, '9');
  });

  test('keeps the options of its call if the page changes their object later', () => {
    const details = Object.assign(Object.create(null) as object, individualDetails);
    const said = { ...page, IndividualDetails: details };
    const [pay, read] = [reader(said), accountOptionReader([said])];
    Object.assign(details, { LastName: 'Mallory' });
    Object.assign(said, { sessionId: 'S2' });
    assert.equal(pay(bill).values.sessionId, 'S1');
    assert.deepEqual(codesOf(read({ Context: 'save', SessionId: 'S1', IndividualDetails: individualDetails })), {});
  });

  test('cannot name another payee of a claim, and the error names the option', () => {
    const locked = { Context: 'payment', Amount: '18.40', ClaimNumber: 'C-1', IndividualDetails: individualDetails };
    const said = (details: object) => ({ SessionId: 'S1', lockedOptions: true, IndividualDetails: details });
    const codes = (details: object) => codesOf(accountOptionReader([said(details)])(locked));
    assert.deepEqual(codes(individualDetails), {});
    assert.deepEqual(codes({ ...individualDetails, LastName: 'Mallory' }), { IndividualDetails: ['locked'] });
  });

  test('cannot name a payee if the payee is fixed', () => {
    const read = accountOptionReader([{ SessionId: 'S1', lockedOptions: true }]);
    assert.deepEqual(codesOf(read()), {});
    assert.deepEqual(codesOf(read({ Context: 'save', AccountId: 1001 })), {});
    assert.deepEqual(codesOf(read({ Context: 'save' })), { AccountId: ['noPayee'] });
  });

  test('may repeat a tax id, which the service does not', () => {
    const said = { SessionId: 'S1', Context: 'save', CompanyDetails: companyDetails };
    const locked = { CompanyDetails: without(companyDetails, 'TaxId') };
    assert.deepEqual(codesOf(accountOptionReader([said])(locked)), {});
  });
});

suite('the options of a call', () => {
  test('are completed by the fixed ones', () => {
    const read = reader(page);
    const { values } = read();
    assert.equal(completeOptions(values, read, bill).size, 0);
    assert.equal(values.clientReferenceData1, 'POL-1');
  });

  test('stay unchanged if nothing is fixed', () => {
    const read = reader({ ...bill, sessionId: 'S1' });
    const { values } = read();
    const before = { ...values };
    assert.equal(completeOptions(values, read, undefined).size, 0);
    assert.deepEqual({ ...values }, before);
  });

  test('must not rely on missing fixed ones', () => {
    const read = reader({ ...bill, ...page });
    const problems = completeOptions(read().values, read, undefined);
    assert.deepEqual(codesOf({ problems }), { lockedOptions: ['nothingLocked'] });
  });
});
