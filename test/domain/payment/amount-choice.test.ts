import assert from 'node:assert/strict';
import test from 'node:test';
import { amountChoice } from '../../../src/payment/amount-choice.ts';
import type { AmountContext } from '../../../src/payment/enumerations.ts';

/* Which amounts are offered, and between which limits another one may be entered. All in cents. */
const cases: readonly [
  context: AmountContext,
  minAmountDue: number,
  accountBalance: number,
  offered: number[],
  entered: [least: number, most: number] | 'none',
][] = [
  ['AmountDueOnly', 10_798, 25_000, [10_798], 'none'],
  ['AmountDueOnly', 10_798, 0, [10_798], 'none'],
  ['AmountDueOnly', 10_798, -500, [10_798], 'none'],

  ['SelectAmount', 10_798, 25_000, [10_798, 25_000], 'none'],
  ['SelectAmount', 10_798, 10_799, [10_798, 10_799], 'none'],
  ['SelectAmount', 10_798, 10_798, [10_798], 'none'],
  ['SelectAmount', 10_798, 5_000, [10_798, 5_000], 'none'],
  ['SelectAmount', 10_798, 1, [10_798, 1], 'none'],
  ['SelectAmount', 10_798, 0, [10_798], 'none'],
  ['SelectAmount', 10_798, -500, [10_798], 'none'],

  ['SelectOrEnterAmount', 10_798, 25_000, [10_798, 25_000], [1, 25_000]],
  ['SelectOrEnterAmount', 10_798, 10_798, [10_798], [1, 10_798]],
  ['SelectOrEnterAmount', 10_798, 5_000, [10_798, 5_000], [1, 5_000]],
  ['SelectOrEnterAmount', 10_798, 0, [10_798], 'none'],
  ['SelectOrEnterAmount', 10_798, -500, [10_798], 'none'],
  ['SelectOrEnterAmount', 10_798, -0, [10_798], 'none'],

  ['SelectOrEnterAmountConstrained', 10_798, 25_000, [10_798, 25_000], [10_798, 25_000]],
  ['SelectOrEnterAmountConstrained', 10_798, 10_799, [10_798, 10_799], [10_798, 10_799]],
  // The one amount left to enter is the one that is offered.
  ['SelectOrEnterAmountConstrained', 10_798, 10_798, [10_798], 'none'],
  ['SelectOrEnterAmountConstrained', 10_798, 10_797, [10_798, 10_797], 'none'],
  ['SelectOrEnterAmountConstrained', 10_798, 0, [10_798], 'none'],
  ['SelectOrEnterAmountConstrained', 10_798, -500, [10_798], 'none'],
];

for (const [context, due, balance, offered, entered] of cases) {
  const title = `${context} with ${due} due and a balance of ${balance}`;

  test(`${title} offers ${offered.join(' and ')}`, () => {
    assert.deepEqual(
      amountChoice(context, due, balance).offered.map(({ amount }) => amount),
      offered,
    );
  });

  test(`${title} lets ${entered === 'none' ? 'nothing' : entered.join(' to ')} be entered`, () => {
    const limits = amountChoice(context, due, balance).entered;
    assert.deepEqual(limits ? [limits.least, limits.most] : 'none', entered);
  });
}

test('The amounts that are offered are named after their options', () => {
  assert.deepEqual(amountChoice('SelectAmount', 10_798, 25_000).offered, [
    { name: 'minAmountDue', amount: 10_798 },
    { name: 'accountBalance', amount: 25_000 },
  ]);
});
