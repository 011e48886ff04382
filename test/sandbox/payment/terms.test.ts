import assert from 'node:assert/strict';
import { bankAccount, card, payment, saving } from './submissions.ts';
import { paymentTest as test, merchantKeys, refusedWith, setUp } from '../harness.ts';

const cases = [
  ['flatFee', 'CreditCard', 100_00, 2_50, 'PaymentWithFee'],
  ['flatFee', 'ECheck', 100_00, 1_00, 'PaymentWithFee'],
  ['flatFee', 'CreditCard', 100_00, 0, 'PaymentWithoutFee'],
  ['noFee', 'CreditCard', 100_00, 0, 'PaymentWithFee'],
  ['percentage', 'CreditCard', 100_00, 3_00, 'PaymentWithFee'],
  ['percentage', 'CreditCard', 10_50, 32, 'PaymentWithFee'],
  ['percentage', 'ECheck', 100_00, 0, 'PaymentWithFee'],
] as const;
for (const [merchant, category, amount, fee, feeContext] of cases) {
  test(`A ${feeContext} of ${amount} cents by ${category} at ${merchant} has a fee of ${fee}`, async () => {
    const { service, open } = setUp();
    const credentials = await open(merchantKeys[merchant]);
    const quote = await service.quote(credentials, { amount, category, feeContext });
    assert.deepEqual(quote, { amount, fee, total: amount + fee });
  });
}

test('A quote is charged if it is paid unchanged', async ({ service, open }) => {
  const credentials = await open(merchantKeys.percentage);
  const request = { amount: 33_33, category: 'CreditCard', feeContext: 'PaymentWithFee' } as const;
  const quote = await service.quote(credentials, request);
  const answer = await service.pay(credentials, 1, payment(33_33, card(), { quote }));
  assert.ok(answer.code === 'Success');
  assert.deepEqual(answer.receipt.quote, quote);
});

const quote = { amount: 100_00, fee: 2_50, total: 102_50 };

test('A price is declined once the fee has changed', async ({ simulator, service, open }) => {
  const credentials = await open(merchantKeys.flatFee);
  const fees = { CreditCard: { kind: 'flat', cents: 3_00 }, ECheck: { kind: 'none' } } as const;
  simulator.merchants.changeFees(merchantKeys.flatFee, fees);
  const answer = await service.pay(credentials, 1, payment(100_00, card(), { quote }));
  assert.equal(answer.code, 'QuoteChanged');
});

const wrongs = [
  ['has no fee', { ...quote, fee: 0 }],
  ['has no fee in the total', { ...quote, total: 100_00 }],
  ['does not add up', { ...quote, amount: 99_00 }],
] as const;
for (const [title, wrong] of wrongs) {
  test(`A price is declined if it ${title}`, async () => {
    const submission = payment(100_00, card(), { quote: wrong });
    const answer = await setUp().pay(submission, merchantKeys.flatFee);
    assert.equal(answer.code, 'QuoteChanged');
  });
}

const refused = refusedWith('MethodNotAccepted', 'paymentCategory');

test('A bank account is not quoted, debited or saved at a merchant without e-checks', async (own) => {
  const { service, open, pay, save } = own;
  const credentials = await open(merchantKeys.cardsOnly);
  const request = { amount: 50_00, category: 'ECheck', feeContext: 'PaymentWithFee' } as const;
  await assert.rejects(service.quote(credentials, request), refused);
  await assert.rejects(pay(payment(50_00, bankAccount()), merchantKeys.cardsOnly), refused);
  await assert.rejects(save(saving(bankAccount()), merchantKeys.cardsOnly), refused);
});

test('A token pays only with a method that the merchant accepts', async ({ simulator, service }) => {
  const credentials = { sessionKey: simulator.payments.createSession(merchantKeys.cardsOnly), operationKey: 'op' };
  const opening = service.open(credentials, { operation: 'makePayment', token: 'demo-checking' });
  await assert.rejects(opening, refusedWith('MethodNotAccepted', 'token'));
});

const groupOf = async (accountGroupCode?: string) => {
  const { simulator, pay } = setUp();
  const references = accountGroupCode === undefined ? {} : { accountGroupCode };
  await pay(payment(50_00, card(), { references, feeContext: 'PaymentWithoutFee' }), merchantKeys.flatFee);
  return simulator.ledger.entries()[0]?.accountGroup;
};

test("The account group is the merchant's first one by default, and an unknown one is refused", async () => {
  assert.equal(await groupOf(), 'Default');
  await assert.rejects(groupOf('West'), refusedWith('AccountGroupNotFound', 'accountGroupCode'));
});

// A payment by card has no authorization.
const unauthorized = { ...payment(50_00, card()), method: bankAccount() };
const unsigned = refusedWith('InvalidRequest', 'authorization');

test('A bank account is debited and saved only with an authorization', async ({ service, open, pay, save }) => {
  const method = { type: 'token', token: 'demo-checking' } as const;
  await assert.rejects(pay(unauthorized), unsigned);
  await assert.rejects(pay({ ...unauthorized, method }), unsigned);
  await assert.rejects(save({ method: bankAccount(), references: {} }), unsigned);
  const credentials = await open();
  await assert.rejects(service.pay(credentials, 1, unauthorized), unsigned);
  assert.equal((await service.pay(credentials, 1, payment(50_00, bankAccount()))).code, 'Success');
});
