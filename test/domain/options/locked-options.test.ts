import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { accountOptionReader } from '../../../src/account/account-options.ts';
import { completeOptions } from '../../../src/options/locked-options.ts';
import { paymentOptionReader } from '../../../src/payment/payment-options.ts';
import { codesOf } from './option-suite.ts';

const bill = {
  paymentCategory: 'CreditCard',
  feeContext: 'PaymentWithFee',
  amountContext: 'AmountDueOnly',
  minAmountDue: '107.98',
  accountBalance: '430.00',
  clientReferenceData1: 'POL-1',
};
const page = { sessionId: 'S1', lockedOptions: 'true' };

const reader = (said: object, form: 'later' | 'earlier' = 'later') => paymentOptionReader('makePayment', [said], form);

suite('a page whose server has fixed options', () => {
  test('need not give them', () => {
    assert.deepEqual(codesOf(reader(page)()), {});
  });

  test('has to say which session it is', () => {
    assert.deepEqual(codesOf(reader({ lockedOptions: true })()), { sessionId: ['missing'] });
  });

  test('hears of what is wrong in itself before there is a session', () => {
    assert.deepEqual(codesOf(reader({ ...page, minAmountDue: '1.001' })()), { minAmountDue: ['notAmount'] });
  });

  test('has all options once the session is there', () => {
    const { values, problems } = reader(page)(bill);
    assert.equal(problems.size, 0);
    assert.deepEqual('minAmountDue' in values && [values.minAmountDue, values.amountContext], [
      107_98,
      'AmountDueOnly',
    ]);
  });

  test('gives those that are not fixed', () => {
    const others = { ...bill, clientReferenceData1: null };
    assert.deepEqual(codesOf(reader(page)(others)), { clientReferenceData1: ['missing'] });
  });

  test('may repeat them, however they are written', () => {
    assert.deepEqual(codesOf(reader({ ...page, ...bill, minAmountDue: 107.98, accountBalance: '430' })(bill)), {});
  });

  const others: readonly (readonly [name: string, said: unknown])[] = [
    ['minAmountDue', '0.01'],
    ['accountBalance', 1],
    ['amountContext', 'SelectOrEnterAmount'],
    ['feeContext', 'PaymentWithoutFee'],
    ['paymentCategory', 'ECheck'],
    ['clientReferenceData1', 'POL-2'],
  ];
  for (const [name, said] of others) {
    test(`says nothing else for ${name}`, () => {
      assert.deepEqual(codesOf(reader({ ...page, [name]: said })(bill)), { [name]: ['locked'] });
    });
  }

  test('hears of all that is otherwise at once', () => {
    const said = { ...page, minAmountDue: '0.01', feeContext: 'PaymentWithoutFee' };
    assert.deepEqual(codesOf(reader(said)(bill)), { feeContext: ['locked'], minAmountDue: ['locked'] });
  });

  test('gives the reference by its earlier name in the earlier form', () => {
    const right = reader({ ...page, referenceNumber: 'POL-1' }, 'earlier')(bill);
    assert.deepEqual([codesOf(right), right.values.clientReferenceData1], [{}, 'POL-1']);
    const wrong = reader({ ...page, referenceNumber: 'POL-2' }, 'earlier')(bill);
    assert.deepEqual(codesOf(wrong), { referenceNumber: ['locked'], clientReferenceData1: ['locked'] });
  });

  test('says nothing else for the payee of a claim, under the name of the option', () => {
    const IndividualDetails = {
      ...{ FirstName: 'Jordan', LastName: 'Rivera', Email: 'j@mail.example', Phone: '2125550123' },
      ...{ Address: '4 Mill Road', City: 'Albany', State: 'NY', Zip: '12207' },
    };
    const locked = { Context: 'payment', Amount: '18.40', ClaimNumber: 'C-1', IndividualDetails };
    const said = (details: object) => ({ SessionId: 'S1', lockedOptions: true, IndividualDetails: details });
    const codes = (details: object) => codesOf(accountOptionReader([said(details)])(locked));
    assert.deepEqual(codes(IndividualDetails), {});
    assert.deepEqual(codes({ ...IndividualDetails, LastName: 'Mallory' }), { IndividualDetails: ['locked'] });
  });

  test('names no payee, where that is fixed', () => {
    const read = accountOptionReader([{ SessionId: 'S1', lockedOptions: true }]);
    assert.deepEqual(codesOf(read()), {});
    assert.deepEqual(codesOf(read({ Context: 'save', AccountId: 1001 })), {});
    assert.deepEqual(codesOf(read({ Context: 'save' })), { AccountId: ['noPayee'] });
  });

  test('may repeat a tax id, which the service does not', () => {
    const ContactDetails = { FirstName: 'A', LastName: 'B', Email: 'a@b.example', Phone: '2125550123' };
    const CompanyDetails = {
      CompanyName: 'Oak',
      Address: '1',
      City: 'Troy',
      State: 'NY',
      Zip: '12180',
      ContactDetails,
    };
    const said = { SessionId: 'S1', Context: 'save', CompanyDetails: { ...CompanyDetails, TaxId: '12-3456789' } };
    assert.deepEqual(codesOf(accountOptionReader([said])({ CompanyDetails })), {});
  });
});

suite('the options of a call', () => {
  test('are completed by those that are fixed', () => {
    const read = reader(page);
    const { values } = read();
    assert.equal(completeOptions(values, read, bill).size, 0);
    assert.equal(values.clientReferenceData1, 'POL-1');
  });

  test('stay as they are where nothing is fixed', () => {
    const read = reader({ ...bill, sessionId: 'S1' });
    const { values } = read();
    const before = { ...values };
    assert.equal(completeOptions(values, read, undefined).size, 0);
    assert.deepEqual(values, before);
  });

  test('must not rely on fixed ones that are not there', () => {
    const read = reader({ ...bill, ...page });
    const problems = completeOptions(read().values, read, undefined);
    assert.deepEqual(codesOf({ problems }), { lockedOptions: ['nothingLocked'] });
  });
});
