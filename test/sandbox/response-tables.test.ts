import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { PaymentSubmission } from '../../src/payment/requests.ts';
import { claimPayment, setUpClaims } from './claims/claims-harness.ts';
import { bankAccount, card, merchantKeys, payment, saving, setUp } from './harness.ts';

/* Every row of the specification's tables, written down once more from the specification. Amounts are in cents. */

suite('a charge of the designated test card, by amount', () => {
  const rows: readonly [code: string, ...cents: number[]][] = [
    ['Success', 1_00, 8_00, 11_00, 3_01, 107_98],
    ['IncorrectValidationValue', 2_00, 12_00],
    ['Declined', 3_00, 13_00],
    ['OverMaximumPayment', 4_00],
    ['DuplicateTransaction', 5_00, 15_00],
    ['GatewayInternalError', 6_00, 16_00],
    ['InvalidCardNumber', 7_00, 17_00],
    ['AvsVerificationFailed', 14_00],
    ['Call', 18_00],
    ['NoProcessorResponse', 19_00],
  ];
  for (const [code, ...amounts] of rows) {
    test(`${amounts.join(', ')} cents give ${code}`, async () => {
      for (const cents of amounts) assert.equal((await setUp().pay(payment(cents))).code, code);
    });
  }

  test('the amount is looked up without the fee', async () => {
    const { pay } = setUp();
    const quote = { amount: 3_00, fee: 2_50, total: 5_50 };
    assert.equal((await pay(payment(3_00, undefined, { quote }), merchantKeys.flatFee)).code, 'Declined');
  });

  test('a total that stands in the table gives no code', async () => {
    const { pay } = setUp();
    const quote = { amount: 50, fee: 2_50, total: 3_00 };
    assert.equal((await pay(payment(50, undefined, { quote }), merchantKeys.flatFee)).code, 'Success');
  });
});

suite('a decline in the ledger', () => {
  async function hints(...submissions: readonly PaymentSubmission[]) {
    const { pay, call } = setUp();
    for (const submission of submissions) await pay(submission);
    const { entries } = (await call('SandboxLedger')).body as { entries: { responseCode: string; hint?: string }[] };
    return entries.map(({ responseCode, hint }) => [responseCode, hint]);
  }

  test('says that the amount is a test amount, as a 12.00 of somebody’s sample is', async () => {
    const hint = '12.00 is a test amount, which is always answered like this. Try another.';
    assert.deepEqual(await hints(payment(12_00)), [['IncorrectValidationValue', hint]]);
  });

  test('says no such thing where the number made it one, nor of what is approved', async () => {
    const declined = card({ number: '4000000000000002' });
    const nothing = [payment(3_00, declined), payment(50_00, declined), payment(1_00)];
    const codes = ['Declined', 'Declined', 'Success'];
    assert.deepEqual(
      await hints(...nothing),
      codes.map((code) => [code, undefined]),
    );
  });

  test('says so of a refund and of a claim, too', async () => {
    const { call, payApproved, submit, simulator } = setUpClaims();
    const { transactionId } = await payApproved(payment(50_00, bankAccount()));
    await call('Refund', { portalAuthenticationKey: merchantKeys.noFee, transactionId, amount: 12_00 });
    await submit(claimPayment(2_00));
    const seen = [...simulator.ledger.entries(), ...simulator.claims.ledger.entries()].map(({ hint }) => hint);
    assert.match(seen[1] ?? '', /^12\.00 is a test amount/);
    assert.match(seen[2] ?? '', /^2\.00 is a test amount/);
  });
});

suite('a debit of the designated test account, by amount', () => {
  const rows = [
    [1_00, 'Success'],
    [2_00, 'ACHTransactionFailed'],
    [3_00, 'GatewayInternalError'],
    [4_00, 'NoProcessorResponse'],
    [5_00, 'Success'],
    [12_00, 'Success'],
  ] as const;
  for (const [cents, code] of rows) {
    test(`${cents} cents give ${code}`, async () => {
      const answer = await setUp().pay(payment(cents, bankAccount()));
      assert.equal(answer.code, code);
    });
  }
});

suite('the validation of a bank account, by its first digit', () => {
  const rows = [
    ['1', 'Success'],
    ['2', 'InvalidAccountNumber'],
    ['3', 'InvalidRoutingNumber'],
    ['4', 'GatewayInternalError'],
    ['5', 'Success'],
    ['0', 'Success'],
  ] as const;
  for (const [digit, code] of rows) {
    const account = bankAccount({ accountNumber: `${digit}22334455` });
    test(`${digit} gives ${code} where the account is saved`, async () => {
      assert.equal((await setUp().save(saving(account))).code, code);
    });
    test(`${digit} gives ${code} where the account is debited`, async () => {
      assert.equal((await setUp().pay(payment(50_00, account))).code, code);
    });
  }
});
