import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { formatMoney, parseCents, toDecimalText, toDollars } from '../../src/money.ts';

const readable: readonly [text: string, cents: number][] = [
  ['107.98', 10_798],
  ['5', 500],
  ['5.5', 550],
  ['0', 0],
  ['0.01', 1],
  ['0.10', 10],
  ['1.00', 100],
  ['007', 700],
  ['1.15', 115], // 1.15 * 100 is 114.99999999999999
  ['1.01', 101],
  ['8.20', 820],
  ['999999999999.99', 99_999_999_999_999],
];

for (const [text, cents] of readable) {
  test(`"${text}" is read as ${cents} cents`, () => assert.equal(parseCents(text), cents));
}

const unreadable = [
  '',
  ' ',
  ' 5',
  '5 ',
  '5\n',
  '+5',
  '-5',
  '$5',
  '1,000',
  '1 000',
  '1e3',
  '0x10',
  '5.',
  '.5',
  '.',
  '1.005',
  '1.2.3',
  'NaN',
  'Infinity',
  'five',
  '５',
  '٥',
  '1000000000000000',
];

for (const text of unreadable) {
  test(`${JSON.stringify(text)} is not read as cents`, () => assert.equal(parseCents(text), undefined));
}

test('A text of a million digits is refused, not read as a wrong amount', () => {
  assert.equal(parseCents('9'.repeat(1_000_000)), undefined);
});

const cents = fc.integer({ min: 0, max: 99_999_999_999_999 });

test('Any amount written as decimal text is read back to the cent', () => {
  fc.assert(fc.property(cents, (amount) => assert.equal(parseCents(toDecimalText(amount)), amount)));
});

test('Any amount given as a number of dollars is read back to the cent from its text', () => {
  fc.assert(fc.property(cents, (amount) => assert.equal(parseCents(String(toDollars(amount))), amount)));
});

test('Whatever text is read gives a whole number of cents', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,12}(\.\d{1,2})?$/), (text) =>
      assert.ok(Number.isSafeInteger(parseCents(text))),
    ),
  );
});

const decimal: readonly [cents: number, dollars: number, text: string][] = [
  [10_798, 107.98, '107.98'],
  [10_700, 107, '107.00'],
  [1, 0.01, '0.01'],
  [0, 0, '0.00'],
  [110, 1.1, '1.10'],
];

for (const [amount, dollars, text] of decimal) {
  test(`${amount} cents are the number ${dollars} in an event`, () => assert.equal(toDollars(amount), dollars));
  test(`${amount} cents are written "${text}"`, () => assert.equal(toDecimalText(amount), text));
}

const shown: readonly [cents: number, locale: string, text: string][] = [
  [123_450, 'en-US', '$1,234.50'],
  [123_450, 'es-US', '$1,234.50'],
  [5, 'en-US', '$0.05'],
  [0, 'es-US', '$0.00'],
  [100_000_000, 'en-US', '$1,000,000.00'],
];

for (const [amount, locale, text] of shown) {
  test(`${amount} cents are shown as ${text} in ${locale}`, () => assert.equal(formatMoney(amount, locale), text));
}
