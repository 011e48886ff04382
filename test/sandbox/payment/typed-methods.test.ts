import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { BankAccountDetails, CardDetails } from '../../../src/payment/requests.ts';
import { bankAccount, card, payment, saving, setUp } from '../harness.ts';

interface Case<Details> {
  readonly title: string;
  readonly changes: Partial<Details>;
  readonly code: string;
}

suite('a card that was typed', () => {
  const amex = { number: '378282246310005' };
  const cases: readonly Case<CardDetails>[] = [
    { title: 'with a wrong check digit', changes: { number: '4111111111111112' }, code: 'InvalidCardNumber' },
    { title: 'that is too short', changes: { number: '411111111111' }, code: 'InvalidCardNumber' },
    { title: 'of a brand that nobody knows', changes: { number: '9999999999999995' }, code: 'CardTypeNotAccepted' },
    { title: 'of a brand that is not taken', changes: { number: '6759649826438453' }, code: 'CardTypeNotAccepted' },
    { title: 'of last month', changes: { expirationMonth: 10, expirationYear: 2026 }, code: 'CardExpired' },
    { title: 'of this month', changes: { expirationMonth: 11, expirationYear: 2026 }, code: 'Success' },
    { title: 'of last year', changes: { expirationYear: 2025 }, code: 'CardExpired' },
    { title: 'with a code of four digits', changes: { securityCode: '1234' }, code: 'IncorrectValidationValue' },
    { title: 'with any code of three digits', changes: { securityCode: '000' }, code: 'Success' },
    { title: 'Amex with a code of four', changes: { ...amex, securityCode: '1234' }, code: 'Success' },
    { title: 'Amex with a code of three', changes: { ...amex, securityCode: '123' }, code: 'IncorrectValidationValue' },
    { title: 'UnionPay without a check digit', changes: { number: '6200000000000001' }, code: 'Success' },
  ];
  for (const { title, changes, code } of cases) {
    test(`${title} gives ${code} when it is charged`, async () => {
      assert.equal((await setUp().pay(payment(50_00, card(changes)))).code, code);
    });
    test(`${title} gives ${code} when it is saved`, async () => {
      assert.equal((await setUp().save(saving(card(changes)))).code, code);
    });
  }

  test('expires by the calendar of the merchant', async () => {
    const { simulator, pay } = setUp();
    // December 1st in Greenwich, still November 30th in Chicago.
    simulator.clock.moveBy(new Date('2026-12-01T01:00:00Z').getTime() - simulator.clock.now().getTime());
    const answer = await pay(payment(50_00, card({ expirationMonth: 11, expirationYear: 2026 })));
    assert.equal(answer.code, 'Success');
  });
});

suite('a bank account that was typed', () => {
  const cases: readonly Case<BankAccountDetails>[] = [
    { title: 'with a wrong routing number', changes: { routingNumber: '021000022' }, code: 'InvalidRoutingNumber' },
    { title: 'with half a routing number', changes: { routingNumber: '0210' }, code: 'InvalidRoutingNumber' },
    { title: 'with too short a number', changes: { accountNumber: '123' }, code: 'InvalidAccountNumber' },
    { title: 'at a bank that nobody knows', changes: { routingNumber: '110000000' }, code: 'Success' },
  ];
  for (const { title, changes, code } of cases) {
    test(`${title} gives ${code} when it is debited`, async () => {
      assert.equal((await setUp().pay(payment(50_00, bankAccount(changes)))).code, code);
    });
    test(`${title} gives ${code} when it is saved`, async () => {
      assert.equal((await setUp().save(saving(bankAccount(changes)))).code, code);
    });
  }
});
