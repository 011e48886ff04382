import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { balance, boolean, choice, positiveAmount, text } from '../../../src/options/option-kinds.ts';
import type { OptionProblem } from '../../../src/options/option-problems.ts';

const kinds = { text, boolean, amount: positiveAmount, balance, choice: choice(['Red', 'Green']) };
type Name = keyof typeof kinds;

/* Pages send numbers and booleans as text and the other way round. */
const coerced: readonly [name: Name, given: unknown, value: unknown][] = [
  ['text', 'P-1', 'P-1'],
  ['text', '007', '007'],
  ['text', 'null', 'null'],
  ['text', 'true', 'true'],
  ['text', '<b>x</b>', '<b>x</b>'],
  ['text', 12_345, '12345'],
  ['text', 0, '0'],
  ['text', 'x'.repeat(1_000), 'x'.repeat(1_000)],
  ['boolean', true, true],
  ['boolean', false, false],
  ['boolean', 'true', true],
  ['boolean', 'false', false],
  ['boolean', 'TRUE', true],
  ['boolean', 'False', false],
  ['amount', '107.98', 10_798],
  ['amount', 107.98, 10_798],
  ['amount', '5.5', 550],
  ['amount', 5, 500],
  ['amount', '0.01', 1],
  ['amount', 1.15, 115],
  ['amount', 0.07, 7],
  ['balance', '250.00', 25_000],
  ['balance', 250, 25_000],
  ['balance', '-5.25', -525],
  ['balance', -5.25, -525],
  ['balance', '0', 0],
  ['balance', 0, 0],
  ['balance', -0, 0],
  ['balance', '-0.00', 0],
  ['choice', 'Red', 'Red'],
  ['choice', 'Green', 'Green'],
];

for (const [name, given, value] of coerced) {
  const shown = typeof given === 'string' ? JSON.stringify(given.slice(0, 20)) : `The ${typeof given} ${String(given)}`;
  test(`${shown} is the ${name} ${String(value).slice(0, 20)}`, () => {
    assert.deepEqual(kinds[name].read(given), { value });
  });
}

const refused: readonly [name: Name, given: unknown, problem: OptionProblem][] = [
  ['text', true, { code: 'notText' }],
  ['text', {}, { code: 'notText' }],
  ['text', Object.create(null), { code: 'notText' }],
  ['text', ['P-1'], { code: 'notText' }],
  ['text', NaN, { code: 'notText' }],
  ['text', Infinity, { code: 'notText' }],
  ['text', Symbol('P-1'), { code: 'notText' }],
  ['text', () => 'P-1', { code: 'notText' }],
  ['text', 'x'.repeat(1_001), { code: 'tooLong', detail: '1000' }],
  ['boolean', 1, { code: 'notBoolean' }],
  ['boolean', 'yes', { code: 'notBoolean' }],
  ['boolean', '1', { code: 'notBoolean' }],
  ['boolean', [], { code: 'notBoolean' }],
  ['boolean', Symbol('true'), { code: 'notBoolean' }],
  ['amount', '1,000', { code: 'notAmount' }],
  ['amount', '$5', { code: 'notAmount' }],
  ['amount', '+5', { code: 'notAmount' }],
  ['amount', '5.005', { code: 'notAmount' }],
  ['amount', 5.005, { code: 'notAmount' }],
  ['amount', '1e3', { code: 'notAmount' }],
  ['amount', 1e21, { code: 'notAmount' }],
  ['amount', 1e-7, { code: 'notAmount' }],
  ['amount', NaN, { code: 'notAmount' }],
  ['amount', Infinity, { code: 'notAmount' }],
  ['amount', '1 000', { code: 'notAmount' }],
  ['amount', '0x10', { code: 'notAmount' }],
  ['amount', true, { code: 'notAmount' }],
  ['amount', 5n, { code: 'notAmount' }],
  ['amount', [5], { code: 'notAmount' }],
  ['amount', { valueOf: () => 5 }, { code: 'notAmount' }],
  ['amount', Symbol('5'), { code: 'notAmount' }],
  ['amount', '0', { code: 'notPositive' }],
  ['amount', 0, { code: 'notPositive' }],
  ['amount', '0.00', { code: 'notPositive' }],
  ['balance', '--5', { code: 'notAmount' }],
  ['balance', '- 5', { code: 'notAmount' }],
  ['balance', '-', { code: 'notAmount' }],
  ['balance', '+5', { code: 'notAmount' }],
  ['balance', '(5.00)', { code: 'notAmount' }],
  ['balance', -Infinity, { code: 'notAmount' }],
  ['balance', [-5], { code: 'notAmount' }],
  ['choice', 'red', { code: 'notAllowed', detail: 'Red, Green' }],
  ['choice', 'Blue', { code: 'notAllowed', detail: 'Red, Green' }],
  ['choice', 0, { code: 'notAllowed', detail: 'Red, Green' }],
  ['choice', ['Red'], { code: 'notAllowed', detail: 'Red, Green' }],
  ['choice', 'toString', { code: 'notAllowed', detail: 'Red, Green' }],
  ['choice', Symbol('Red'), { code: 'notAllowed', detail: 'Red, Green' }],
];

for (const [name, given, problem] of refused) {
  const shown = typeof given === 'string' ? JSON.stringify(given.slice(0, 20)) : `A value of type ${typeof given}`;
  test(`${shown} is no ${name}: ${problem.code}`, () => assert.deepEqual(kinds[name].read(given), { problem }));
}

for (const given of ['-5', -5, '-0.01']) {
  test(`${JSON.stringify(given)} is no amount above zero`, () => assert.ok('problem' in positiveAmount.read(given)));
}

test('A number of dollars is read to the cent, whichever it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
      assert.deepEqual(balance.read(cents / 100), { value: cents });
      assert.deepEqual(balance.read((cents / 100).toFixed(2)), { value: cents });
    }),
  );
});
