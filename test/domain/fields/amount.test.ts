import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { checkAmount } from '../../../src/fields/amount.ts';
import { toDecimalText } from '../../../src/money.ts';

const wide = { least: 1, most: 1_000_000_000 };

const written: readonly [text: string, cents: number][] = [
  ['1234.5', 123_450],
  ['1234.50', 123_450],
  ['1,234.50', 123_450],
  ['$1,234.50', 123_450],
  ['$ 1,234.50', 123_450],
  [' 1234.50 ', 123_450],
  ['1\u00a0234.50', 123_450],
  ['1234.50 $', 123_450],
  ['12,345', 1_234_500],
  ['1,234,567.89', 123_456_789],
  ['20', 2_000],
  ['20.', 2_000],
  ['.50', 50],
  ['.5', 50],
  ['0.01', 1],
  ['0020', 2_000],
  ['５.００', 500],
  ['1\u200b234.50', 123_450],
];

for (const [text, cents] of written) {
  test(`"${text}" is ${cents} cents`, () => {
    assert.deepEqual(checkAmount(text, wide), { state: 'valid', value: cents });
  });
}

const unfinished: readonly [text: string, verdict: object][] = [
  ['', { state: 'empty' }],
  ['  ', { state: 'empty' }],
  ['$', { state: 'empty' }],
  ['.', { state: 'partial', code: 'form' }],
  ['$.', { state: 'partial', code: 'form' }],
  ['1,', { state: 'partial', code: 'form' }],
  ['1,2', { state: 'partial', code: 'form' }],
  ['1,23', { state: 'partial', code: 'form' }],
  ['1,234,5', { state: 'partial', code: 'form' }],
  ['0', { state: 'partial', code: 'tooLittle' }],
  ['0.0', { state: 'partial', code: 'tooLittle' }],
  ['0.00', { state: 'partial', code: 'tooLittle' }],
];

for (const [text, verdict] of unfinished) {
  test(`"${text}" can still become an amount`, () => assert.deepEqual(checkAmount(text, wide), verdict));
}

const wrong = [
  '-5',
  '+5',
  '1e3',
  '5.005',
  '1.2.3',
  '..',
  '.5.',
  '1,234.5.',
  '5.50.',
  '1.234,50',
  '1,2345',
  '12,34.5',
  ',5',
  'five',
  '5 USD',
  '٥',
  '€5',
];

for (const text of wrong) {
  test(`"${text}" is no amount`, () => assert.deepEqual(checkAmount(text, wide), { state: 'invalid', code: 'form' }));
}

const limits = { least: 10_798, most: 25_000 };
const limited: readonly [text: string, verdict: object][] = [
  ['107.97', { state: 'partial', code: 'tooLittle' }],
  ['107.98', { state: 'valid', value: 10_798 }],
  ['107.99', { state: 'valid', value: 10_799 }],
  ['249.99', { state: 'valid', value: 24_999 }],
  ['250', { state: 'valid', value: 25_000 }],
  ['250.00', { state: 'valid', value: 25_000 }],
  ['250.01', { state: 'invalid', code: 'tooMuch' }],
  ['2500', { state: 'invalid', code: 'tooMuch' }],
  ['1', { state: 'partial', code: 'tooLittle' }],
];

for (const [text, verdict] of limited) {
  test(`Between $107.98 and $250.00, "${text}" is ${JSON.stringify(verdict)}`, () => {
    assert.deepEqual(checkAmount(text, limits), verdict);
  });
}

test('An amount within the limits is never judged wrong while it is typed, with or without commas', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: wide.most }), fc.boolean(), (cents, grouped) => {
      const plain = toDecimalText(cents);
      const text = grouped ? plain.replace(/\B(?=(\d{3})+\.)/g, ',') : plain;
      const verdicts = Array.from(text, (_, index) => checkAmount(text.slice(0, index + 1), wide));
      assert.deepEqual(verdicts.at(-1), { state: 'valid', value: cents });
      assert.ok(!verdicts.some(({ state }) => state === 'invalid'), text);
    }),
  );
});
