import assert from 'node:assert/strict';
import { bankAccount, card, payment, saving } from './submissions.ts';
import { assertRefused, paymentTest as test, merchantKeys, refusedWith, setUp } from '../harness.ts';

for (const [merchant, category, amount, fee, feeContext] of [
  ['flatFee', 'CreditCard', 100_00, 2_50, 'PaymentWithFee'],
  ['flatFee', 'ECheck', 100_00, 1_00, 'PaymentWithFee'],
  ['flatFee', 'CreditCard', 100_00, 0, 'PaymentWithoutFee'],
  ['noFee', 'CreditCard', 100_00, 0, 'PaymentWithFee'],
  ['percentage', 'CreditCard', 100_00, 3_00, 'PaymentWithFee'],
  ['percentage', 'CreditCard', 10_50, 32, 'PaymentWithFee'],
  ['percentage', 'ECheck', 100_00, 0, 'PaymentWithFee'],
] as const) {
  test(`A ${feeContext} of ${amount} cents by ${category} at ${merchant} has a fee of ${fee}, and is paid with it`, async () => {
    const { service, open } = setUp();
    const credentials = await open(merchantKeys[merchant]);
    const quote = await service.quote(credentials, { amount, category, feeContext });
    assert.deepEqual(quote, { amount, fee, total: amount + fee });
    const method = category === 'ECheck' ? bankAccount() : card();
    const answer = await service.pay(credentials, 1, payment(amount, method, { quote, feeContext }));
    assert.ok(answer.code === 'Success');
    assert.deepEqual(answer.receipt.quote, quote);
  });
}

const right = { amount: 100_00, fee: 2_50, total: 102_50 };
const higherFee = { CreditCard: { kind: 'flat', cents: 3_00 }, ECheck: { kind: 'none' } } as const;
for (const [title, quote, fees] of [
  ['has no fee', { ...right, fee: 0 }],
  ['has no fee in the total', { ...right, total: 100_00 }],
  ['does not add up', { ...right, amount: 99_00 }],
  ['has the fee of before', right, higherFee],
] as const) {
  test(`A price is declined if it ${title}`, async ({ simulator, service, open }) => {
    const credentials = await open(merchantKeys.flatFee);
    if (fees) simulator.merchants.changeFees(merchantKeys.flatFee, fees);
    assert.equal((await service.pay(credentials, 1, payment(100_00, card(), { quote }))).code, 'QuoteChanged');
  });
}

test('Only accepted methods are quoted, charged or saved, also by a token', async ({ service, open, pay, save }) => {
  const merchantKey = merchantKeys.cardsOnly;
  const request = { amount: 50_00, category: 'ECheck', feeContext: 'PaymentWithFee' } as const;
  await assertRefused(refusedWith('MethodNotAccepted', 'paymentCategory'), {
    quote: service.quote(await open(merchantKey), request),
    pay: pay(payment(50_00, bankAccount()), merchantKey),
    save: save(saving(bankAccount()), merchantKey),
  });
  await assert.rejects(open(merchantKey, 'makePayment', 'demo-checking'), refusedWith('MethodNotAccepted', 'token'));
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

test('A bank account is debited and saved only with an authorization', async ({ service, open, pay, save }) => {
  const method = { type: 'token', token: 'demo-checking' } as const;
  // A payment by card has no authorization.
  const unauthorized = { ...payment(50_00, card()), method: bankAccount() };
  const credentials = await open();
  await assertRefused(refusedWith('InvalidRequest', 'authorization'), {
    debit: service.pay(credentials, 1, unauthorized),
    token: pay({ ...unauthorized, method }),
    save: save({ method: bankAccount(), references: {} }),
  });
  assert.equal((await service.pay(credentials, 1, payment(50_00, bankAccount()))).code, 'Success');
});
