import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { checkCardNumber } from '../../src/fields/card-number.ts';
import { checkRoutingNumber } from '../../src/fields/routing-number.ts';
import {
  testBankAccounts,
  testCards,
  testRoutingNumbers,
  type FixedCodes,
} from '../../mock-server/simulator/shared/test-numbers.ts';
import { bankAccount, card, merchantKeys, payment, saving, setUp } from './harness.ts';

const unlisted = 50_00;
/** An amount that is declined where it is looked at. */
const declinedByAmount = 3_00;

function cardWith(number: string) {
  return card({ number, securityCode: number.startsWith('37') ? '1234' : '123' });
}

suite('every test card', () => {
  for (const { number, codes } of testCards) {
    test(`${number} is a valid number of an accepted brand`, () => {
      assert.equal(checkCardNumber(number).state, 'valid');
    });

    test(`${number} gives its code when it is saved`, async () => {
      assert.equal((await setUp().save(saving(cardWith(number)))).code, codes.save ?? 'Success');
    });

    test(`${number} gives its code when it is charged, whatever the amount`, async () => {
      const answer = await setUp().pay(payment(declinedByAmount, cardWith(number)));
      assert.equal(answer.code, codes.charge ?? 'Declined');
      const other = await setUp().pay(payment(unlisted, cardWith(number)));
      assert.equal(other.code, codes.charge ?? 'Success');
    });
  }
});

suite('every test bank account', () => {
  for (const { number, codes } of testBankAccounts) {
    const account = bankAccount({ accountNumber: number });

    test(`${number} gives its code when it is saved`, async () => {
      assert.equal((await setUp().save(saving(account))).code, codes.save ?? 'Success');
    });

    test(`${number} gives its code when it is debited, whatever the amount`, async () => {
      const answer = await setUp().pay(payment(declinedByAmount, account));
      assert.equal(answer.code, codes.charge ?? 'GatewayInternalError');
      const other = await setUp().pay(payment(unlisted, account));
      assert.equal(other.code, codes.charge ?? 'Success');
    });
  }
});

suite('a void or refund', () => {
  const all = [
    ...testCards.map(({ number, codes }) => ({ number, codes, method: cardWith(number) })),
    ...testBankAccounts.map(({ number, codes }) => ({ number, codes, method: bankAccount({ accountNumber: number }) })),
  ];
  for (const { number, codes, method } of all.filter(({ codes: { charge = 'Success' } }) => charge === 'Success')) {
    test(`of a payment by ${number} gives its code`, async () => {
      const { simulator, payApproved } = setUp();
      const voided = await payApproved(payment(unlisted, method));
      const refunded = await payApproved(payment(unlisted, method));
      const refund = { transactionId: refunded.transactionId, amount: unlisted };
      const { code: voidCode } = simulator.reversals.void(merchantKeys.noFee, voided.transactionId);
      const { code: refundCode } = simulator.reversals.refund(merchantKeys.noFee, refund);
      assert.deepEqual([voidCode, refundCode], [codes.void ?? 'Success', codes.refund ?? 'Success']);
    });
  }
});

suite('the test numbers together', () => {
  const tenCardCodes = (
    'AvsVerificationFailed Call Declined DuplicateTransaction GatewayInternalError ' +
    'IncorrectValidationValue InvalidCardNumber NoProcessorResponse OverMaximumPayment Success'
  ).split(' ');
  const given = (kind: keyof FixedCodes, numbers: readonly { codes: FixedCodes }[]) =>
    [...new Set(numbers.flatMap(({ codes }) => codes[kind] ?? []))].sort();

  test('have a card for each of the ten codes of a charge, and of a save', () => {
    assert.deepEqual(given('charge', testCards), tenCardCodes);
    assert.deepEqual(given('save', testCards), tenCardCodes);
  });

  test('have a card for each of the thirteen codes of a void, and of a refund', () => {
    const all = [...tenCardCodes, 'InvalidCreditCardAmount', 'CardTypeNotAccepted', 'CardExpired'].sort();
    assert.deepEqual(given('void', testCards), all);
    assert.deepEqual(given('refund', testCards), all);
  });

  test('have a bank account for each code of a save, of a debit, and of a void or refund', () => {
    const movement = ['ACHTransactionFailed', 'GatewayInternalError', 'NoProcessorResponse', 'Success'];
    const validation = ['InvalidAccountNumber', 'InvalidRoutingNumber'];
    assert.deepEqual(given('save', testBankAccounts), [...movement, ...validation].sort());
    assert.deepEqual(given('charge', testBankAccounts), [...movement, ...validation].sort());
    assert.deepEqual(given('void', testBankAccounts), movement);
    assert.deepEqual(given('refund', testBankAccounts), movement);
  });

  test('have cards that are flagged for push-to-card payments', () => {
    assert.equal(testCards.filter(({ pushToCard }) => pushToCard).length, 3);
  });

  test('are listed once each', () => {
    const numbers = [...testCards, ...testBankAccounts].map(({ number }) => number);
    assert.equal(new Set(numbers).size, numbers.length);
  });

  test('have valid routing numbers', () => {
    for (const number of testRoutingNumbers) assert.equal(checkRoutingNumber(number).state, 'valid', number);
  });

  test('leave every other valid card number to the amount', async () => {
    const { pay } = setUp();
    assert.equal((await pay(payment(unlisted, card({ number: '4000000000000051' })))).code, 'Success');
    assert.equal((await pay(payment(declinedByAmount, card({ number: '4000000000000051' })))).code, 'Declined');
  });
});
