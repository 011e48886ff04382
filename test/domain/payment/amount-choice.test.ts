import assert from 'node:assert/strict';
import test from 'node:test';
import { amountChoice } from '../../../src/payment/amount-choice.ts';

/* With 107.98 due: which amounts are offered, and between which limits another one may be entered. All in cents. */
const due = 10_798;
for (const [context, balance, offered, entered] of [
  ['AmountDueOnly', 25_000, [due]],

  ['SelectAmount', 25_000, [due, 25_000]],
  ['SelectAmount', 10_799, [due, 10_799]],
  ['SelectAmount', due, [due]],
  ['SelectAmount', 1, [due, 1]],
  ['SelectAmount', 0, [due]],

  ['SelectOrEnterAmount', 25_000, [due, 25_000], [1, 25_000]],
  ['SelectOrEnterAmount', due, [due], [1, due]],
  ['SelectOrEnterAmount', 5_000, [due, 5_000], [1, 5_000]],
  ['SelectOrEnterAmount', 0, [due]],
  ['SelectOrEnterAmount', -500, [due]],

  ['SelectOrEnterAmountConstrained', 25_000, [due, 25_000], [due, 25_000]],
  ['SelectOrEnterAmountConstrained', 10_799, [due, 10_799], [due, 10_799]],
  // The only possible amount is the offered one.
  ['SelectOrEnterAmountConstrained', due, [due]],
  ['SelectOrEnterAmountConstrained', 10_797, [due, 10_797]],
  ['SelectOrEnterAmountConstrained', 0, [due]],
  ['SelectOrEnterAmountConstrained', -500, [due]],
] as const) {
  const range = entered?.join(' to ') ?? 'no other amount';
  test(`${context} with a balance of ${balance} offers ${offered.join(' and ')}, and ${range} to enter`, () => {
    const choice = amountChoice(context, due, balance);
    const limits = choice.entered && [choice.entered.least, choice.entered.most];
    assert.deepEqual([choice.offered.map(({ amount }) => amount), limits], [offered, entered]);
  });
}

test('The offered amounts have the names of their options', () => {
  const { offered } = amountChoice('SelectAmount', due, 25_000);
  assert.equal(offered.map(({ name }) => name).join(), 'minAmountDue,accountBalance');
});
