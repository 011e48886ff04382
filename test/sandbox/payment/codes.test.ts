import assert from 'node:assert/strict';
import {
  testBankAccounts,
  testCards,
  testRoutingNumbers,
  type FixedCodes,
} from '../../../mock-server/simulator/shared/test-numbers.ts';
import { checkCardNumber } from '../../../src/fields/card-number.ts';
import { checkRoutingNumber } from '../../../src/fields/routing-number.ts';
import type { PaymentSubmission } from '../../../src/payment/requests.ts';
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
const methods: readonly [title: string, method: Method, code: string][] = [
  ['a card with a wrong check digit', card({ number: '4111111111111112' }), 'InvalidCardNumber'],
  ['a card that is too short', card({ number: '411111111111' }), 'InvalidCardNumber'],
  ['a card of an unknown brand', card({ number: '9999999999999995' }), 'CardTypeNotAccepted'],
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
  ['an account that begins with 1', firstDigit(1), 'Success'],
  ['an account that begins with 2', firstDigit(2), 'InvalidAccountNumber'],
  ['an account that begins with 3', firstDigit(3), 'InvalidRoutingNumber'],
  ['an account that begins with 4', firstDigit(4), 'GatewayInternalError'],
  ['an account that begins with 5', firstDigit(5), 'Success'],
  ['an account that begins with 0', firstDigit(0), 'Success'],
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
  const answer = await pay(payment(50_00, card({ expirationMonth: 11, expirationYear: 2026 })));
  assert.equal(answer.code, 'Success');
});

async function hints(...submissions: readonly PaymentSubmission[]) {
  const { pay, call } = setUp();
  for (const submission of submissions) await pay(submission);
  const { entries } = (await call('SandboxLedger')).body as { entries: { responseCode: string; hint?: string }[] };
  return entries.map(({ responseCode, hint }) => `${responseCode} ${hint}`);
}

test('A decline by a test amount has a hint in the ledger', async () => {
  const hint = '12.00 is a test amount, which is always answered like this. Try another.';
  assert.deepEqual(await hints(payment(12_00)), [`IncorrectValidationValue ${hint}`]);
});

test('A declined card number or an approval has no hint', async () => {
  const declined = card({ number: '4000000000000002' });
  const given = await hints(payment(3_00, declined), payment(50_00, declined), payment(1_00));
  assert.deepEqual(given, ['Declined undefined', 'Declined undefined', 'Success undefined']);
});

test('A declined refund or claim payment has a hint, too', async () => {
  const { call, payApproved, submit, simulator } = setUpClaims();
  const { transactionId } = await payApproved(payment(50_00, bankAccount()));
  await call('Refund', { portalAuthenticationKey: merchantKeys.noFee, transactionId, amount: 12_00 });
  await submit(claimPayment(2_00));
  const seen = [...simulator.ledger.entries(), ...simulator.claims.ledger.entries()].map(({ hint }) => hint);
  assert.match(seen[1] ?? '', /^12\.00 is a test amount/);
  assert.match(seen[2] ?? '', /^2\.00 is a test amount/);
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
  test(`Test number ${number} gives its code when it is saved, and when it is charged with any amount`, async () => {
    assert.equal(await codeOfSave(method), codes.save ?? 'Success');
    assert.equal(await codeOfPayment(declinedByAmount, method), codes.charge ?? byAmount);
    assert.equal(await codeOfPayment(unlisted, method), codes.charge ?? 'Success');
  });

  if ((codes.charge ?? 'Success') !== 'Success') continue;
  test(`Test number ${number} gives its code when a payment is voided or refunded`, async (own) => {
    const { simulator, payApproved } = own;
    const voided = await payApproved(payment(unlisted, method));
    const refunded = await payApproved(payment(unlisted, method));
    const refund = { transactionId: refunded.transactionId, amount: unlisted };
    const { code: voidCode } = simulator.reversals.void(merchantKeys.noFee, voided.transactionId);
    const { code: refundCode } = simulator.reversals.refund(merchantKeys.noFee, refund);
    assert.deepEqual([voidCode, refundCode], [codes.void ?? 'Success', codes.refund ?? 'Success']);
  });
}

const tenCardCodes = (
  'AvsVerificationFailed Call Declined DuplicateTransaction GatewayInternalError ' +
  'IncorrectValidationValue InvalidCardNumber NoProcessorResponse OverMaximumPayment Success'
).split(' ');
const thirteenCardCodes = [...tenCardCodes, 'InvalidCreditCardAmount', 'CardTypeNotAccepted', 'CardExpired'];
const movement = ['ACHTransactionFailed', 'GatewayInternalError', 'NoProcessorResponse', 'Success'];
const validation = [...movement, 'InvalidAccountNumber', 'InvalidRoutingNumber'];
const given = (kind: keyof FixedCodes, numbers: readonly { codes: FixedCodes }[]) =>
  [...new Set(numbers.flatMap(({ codes }) => codes[kind] ?? []))].sort();

for (const [kind, cardCodes, accountCodes] of [
  ['save', tenCardCodes, validation],
  ['charge', tenCardCodes, validation],
  ['void', thirteenCardCodes, movement],
  ['refund', thirteenCardCodes, movement],
] as const) {
  test(`The test numbers include a card and a bank account for each code of a ${kind}`, () => {
    assert.deepEqual(given(kind, testCards), [...cardCodes].sort());
    assert.deepEqual(given(kind, testBankAccounts), [...accountCodes].sort());
  });
}

test('The test numbers include three cards that are flagged for push-to-card payments', () => {
  assert.equal(testCards.filter(({ pushToCard }) => pushToCard).length, 3);
});

test('The test numbers are valid, and listed once each', () => {
  for (const { number } of testCards) assert.equal(checkCardNumber(number).state, 'valid', number);
  for (const number of testRoutingNumbers) assert.equal(checkRoutingNumber(number).state, 'valid', number);
  assert.equal(new Set(allTestNumbers.map(({ number }) => number)).size, allTestNumbers.length);
});

test('The amount decides for other valid card numbers', async () => {
  const other = card({ number: '4000000000000051' });
  assert.equal(await codeOfPayment(unlisted, other), 'Success');
  assert.equal(await codeOfPayment(declinedByAmount, other), 'Declined');
});
