import assert from 'node:assert/strict';
import type { FixedCodes } from '../../../mock-server/simulator/shared/test-numbers.ts';
import { testBankAccounts, testCards, testRoutingNumbers } from '../../../mock-server/simulator/shared/test-numbers.ts';
import { checkCardNumber } from '../../../src/fields/card-number.ts';
import { checkRoutingNumber } from '../../../src/fields/routing-number.ts';
import { claimPayment } from '../claims/submissions.ts';
import { setUpClaims } from '../claims/claims-harness.ts';
import { bankAccount, card, payment, saving } from './submissions.ts';
import { paymentTest as test, merchantKeys, setUp } from '../harness.ts';

/* The specification's tables of response codes, written down once more from the specification. Amounts are in cents. */

type Method = ReturnType<typeof card> | ReturnType<typeof bankAccount>;

const codeOfPayment = async (amount: number, method: Method, merchantKey?: string) =>
  (await setUp().pay(payment(amount, method), merchantKey)).code;
const codeOfSave = async (method: Method) => (await setUp().save(saving(method))).code;

const rows: readonly [title: string, method: Method, code: string, ...cents: number[]][] = [
  ['card', card(), 'Success', 1_00, 8_00, 11_00, 3_01, 107_98],
  ['card', card(), 'IncorrectValidationValue', 2_00, 12_00],
  ['card', card(), 'Declined', 3_00, 13_00],
  ['card with another number', card({ number: '4000000000000051' }), 'Declined', 3_00],
  ['card', card(), 'OverMaximumPayment', 4_00],
  ['card', card(), 'DuplicateTransaction', 5_00, 15_00],
  ['card', card(), 'GatewayInternalError', 6_00, 16_00],
  ['card', card(), 'InvalidCardNumber', 7_00, 17_00],
  ['card', card(), 'AvsVerificationFailed', 14_00],
  ['card', card(), 'Call', 18_00],
  ['card', card(), 'NoProcessorResponse', 19_00],
  ['bank account', bankAccount(), 'Success', 1_00, 5_00, 12_00],
  ['bank account', bankAccount(), 'ACHTransactionFailed', 2_00],
  ['bank account', bankAccount(), 'GatewayInternalError', 3_00],
  ['bank account', bankAccount(), 'NoProcessorResponse', 4_00],
];
for (const [title, method, code, ...amounts] of rows) {
  test(`A charge of ${amounts.join(', ')} cents by ${title} gives ${code}`, async () => {
    for (const cents of amounts) assert.equal(await codeOfPayment(cents, method), code);
  });
}

for (const [amount, code] of [
  [3_00, 'Declined'],
  [50, 'Success'],
] as const) {
  test(`A charge of ${amount} cents with a fee of 250 gives ${code}`, async ({ pay }) => {
    const quote = { amount, fee: 2_50, total: amount + 2_50 };
    assert.equal((await pay(payment(amount, undefined, { quote }), merchantKeys.flatFee)).code, code);
  });
}

const amex = { number: '378282246310005' };
const firstDigit = (digit: number) => bankAccount({ accountNumber: `${digit}22334455` });
const methods: readonly (readonly [title: string, method: Method, code: string])[] = [
  ['a card with a wrong check digit', card({ number: '4111111111111112' }), 'InvalidCardNumber'],
  ['a card that is too short', card({ number: '411111111111' }), 'InvalidCardNumber'],
  ['a card of an unknown brand', card({ number: '9999999999999995' }), 'CardTypeNotAccepted'],
  ['a card with no test number', card({ number: '4000000000000051' }), 'Success'],
  ['a card of a brand that is not accepted', card({ number: '6759649826438453' }), 'CardTypeNotAccepted'],
  ['a card of last month', card({ expirationMonth: 10, expirationYear: 2026 }), 'CardExpired'],
  ['a card of this month', card({ expirationMonth: 11, expirationYear: 2026 }), 'Success'],
  ['a card of last year', card({ expirationYear: 2025 }), 'CardExpired'],
  ['a card with a code of four digits', card({ securityCode: '1234' }), 'IncorrectValidationValue'],
  ['a card with any code of three digits', card({ securityCode: '000' }), 'Success'],
  ['Amex with a code of four digits', card({ ...amex, securityCode: '1234' }), 'Success'],
  ['Amex with a code of three digits', card({ ...amex, securityCode: '123' }), 'IncorrectValidationValue'],
  ['UnionPay without a check digit', card({ number: '6200000000000001' }), 'Success'],
  ['an account with a wrong routing number', bankAccount({ routingNumber: '021000022' }), 'InvalidRoutingNumber'],
  ['an account with half a routing number', bankAccount({ routingNumber: '0210' }), 'InvalidRoutingNumber'],
  ['an account with too short a number', bankAccount({ accountNumber: '123' }), 'InvalidAccountNumber'],
  ['an account at an unknown bank', bankAccount({ routingNumber: '110000000' }), 'Success'],
  ...[0, 1, 5].map((digit) => [`an account that begins with ${digit}`, firstDigit(digit), 'Success'] as const),
  ['an account that begins with 2', firstDigit(2), 'InvalidAccountNumber'],
  ['an account that begins with 3', firstDigit(3), 'InvalidRoutingNumber'],
  ['an account that begins with 4', firstDigit(4), 'GatewayInternalError'],
];
for (const [title, method, code] of methods) {
  test(`Charging or saving ${title} gives ${code}`, async () => {
    assert.equal(await codeOfPayment(50_00, method), code);
    assert.equal(await codeOfSave(method), code);
  });
}

test('A card expires by the calendar of the merchant', async ({ simulator, pay }) => {
  // December 1st in Greenwich, still November 30th in Chicago.
  simulator.clock.moveBy(new Date('2026-12-01T01:00:00Z').getTime() - simulator.clock.now().getTime());
  assert.equal((await pay(payment(50_00, card({ expirationMonth: 11, expirationYear: 2026 })))).code, 'Success');
});

test('The ledgers give a hint for a decline by a test amount, not for one by a number or an approval', async () => {
  const { call, pay, payApproved, submit } = setUpClaims();
  const declined = card({ number: '4000000000000002' });
  for (const submission of [payment(12_00), payment(3_00, declined), payment(50_00, declined), payment(1_00)])
    await pay(submission);
  const { transactionId } = await payApproved(payment(50_00, bankAccount()));
  await call('Refund', { portalAuthenticationKey: merchantKeys.noFee, transactionId, amount: 12_00 });
  await submit(claimPayment(2_00));
  const { entries, claims } = (await call('SandboxLedger')).body as Record<string, { hint?: string }[]>;
  const hintFor = (amount: string) => `${amount} is a test amount, which is always answered like this. Try another.`;
  const hints = [...(entries ?? []), ...(claims ?? [])].map(({ hint }) => hint);
  const none = undefined;
  assert.deepEqual(hints, [hintFor('12.00'), none, none, none, none, hintFor('12.00'), hintFor('2.00')]);
});

/** An amount outside the tables, and one that is declined unless the number decides. */
const [unlisted, declinedByAmount] = [50_00, 3_00];

const allTestNumbers = [
  ...testCards.map(({ number, codes }) => {
    const method = card({ number, securityCode: number.startsWith('37') ? '1234' : '123' });
    return { number, codes, method, byAmount: 'Declined' };
  }),
  ...testBankAccounts.map(({ number, codes }) => {
    return { number, codes, method: bankAccount({ accountNumber: number }), byAmount: 'GatewayInternalError' };
  }),
];

for (const { number, codes, method, byAmount } of allTestNumbers) {
  test(`Test number ${number} gives its code when it is saved, charged with any amount, voided or refunded`, async (own) => {
    const { save = 'Success', charge, void: voided = 'Success', refund = 'Success' } = codes;
    assert.equal(await codeOfSave(method), save);
    assert.equal(await codeOfPayment(declinedByAmount, method), charge ?? byAmount);
    assert.equal(await codeOfPayment(unlisted, method), charge ?? 'Success');
    if ((charge ?? 'Success') !== 'Success') return;
    const { simulator, payApproved } = own;
    const pay = async () => (await payApproved(payment(unlisted, method))).transactionId;
    const { code } = simulator.reversals.void(merchantKeys.noFee, await pay());
    const asked = { transactionId: await pay(), amount: unlisted };
    assert.deepEqual([code, simulator.reversals.refund(merchantKeys.noFee, asked).code], [voided, refund]);
  });
}

const tenCardCodes = (
  'AvsVerificationFailed Call Declined DuplicateTransaction GatewayInternalError ' +
  'IncorrectValidationValue InvalidCardNumber NoProcessorResponse OverMaximumPayment Success'
).split(' ');
const thirteenCardCodes = [...tenCardCodes, 'InvalidCreditCardAmount', 'CardTypeNotAccepted', 'CardExpired'].sort();
const movement = ['ACHTransactionFailed', 'GatewayInternalError', 'NoProcessorResponse', 'Success'];
const validation = [...movement, 'InvalidAccountNumber', 'InvalidRoutingNumber'].sort();
const given = (kind: keyof FixedCodes, numbers: readonly { codes: FixedCodes }[]) =>
  [...new Set(numbers.flatMap(({ codes }) => codes[kind] ?? []))].sort();

test('The test numbers include a card and a bank account for each code of a save, charge, void and refund', () => {
  const kinds = ['save', 'charge', 'void', 'refund'] as const;
  const codesOf = (numbers: readonly { codes: FixedCodes }[]) => kinds.map((kind) => given(kind, numbers));
  assert.deepEqual(codesOf(testCards), [tenCardCodes, tenCardCodes, thirteenCardCodes, thirteenCardCodes]);
  assert.deepEqual(codesOf(testBankAccounts), [validation, validation, movement, movement]);
});

test('The test numbers are valid, listed once each, and three of them are flagged for push-to-card payments', () => {
  for (const { number } of testCards) assert.equal(checkCardNumber(number).state, 'valid', number);
  for (const number of testRoutingNumbers) assert.equal(checkRoutingNumber(number).state, 'valid', number);
  assert.equal(new Set(allTestNumbers.map(({ number }) => number)).size, allTestNumbers.length);
  assert.equal(testCards.filter(({ pushToCard }) => pushToCard).length, 3);
});
