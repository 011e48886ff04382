import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { locales } from '../../src/messages/languages.ts';
import { centsOf, formatMoney, parseCents, toDecimalText, toDollars } from '../../src/money.ts';

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
  ['.50', 50],
  ['.5', 50],
  ['107.9800', 10_798],
  ['1.000', 100],
  [`5.${'0'.repeat(100_000)}`, 500],
];

for (const [text, cents] of readable) {
  test(`"${text}" is read as ${cents} cents`, () => assert.equal(parseCents(text), cents));
}

const unreadable = (
  '| | 5|5 |5\n|+5|-5|$5|1,000|1 000|1e3|0x10|5.|.|-.5|1.0050|1.00.0|1.005|1.2.3|NaN|Infinity|five|５|٥|' +
  '1000000000000000'
).split('|');

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

const noisy: readonly [dollars: number, cents: number | undefined][] = [
  [33.3 * 3, 9_990],
  [0.1 + 0.2, 30],
  [1.1 + 2.2, 330],
  [4.35 * 100, 43_500],
  [0.1 + 0.2 - 0.3, 0],
  [999_999_999_999.99, 99_999_999_999_999],
  [1.005, undefined],
  [0.001, undefined],
  [107.9801, undefined],
  [99_999_999_999.994, undefined],
  [0, 0],
  [-0, 0],
  [-1e-17, undefined],
  [-0.01, undefined],
  [1e12, undefined],
  [NaN, undefined],
  [Infinity, undefined],
];

for (const [dollars, cents] of noisy) {
  test(`The number ${dollars} is ${cents ?? 'no whole number of'} cents`, () => assert.equal(centsOf(dollars), cents));
}

test('Any sum of amounts that a page adds up is read to the cent', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 50 }), (amounts) => {
      const dollars = amounts.reduce((sum, amount) => sum + amount / 100, 0);
      assert.equal(
        centsOf(dollars),
        amounts.reduce((sum, amount) => sum + amount, 0),
      );
    }),
  );
});

test('Half a cent is never taken for noise', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (half) =>
      assert.equal(centsOf((half + 0.5) / 100), undefined),
    ),
  );
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

const shown: readonly [cents: number, text: string][] = [
  [123_450, '$1,234.50'],
  [5, '$0.05'],
  [0, '$0.00'],
  [99_999, '$999.99'],
  [100_000_000, '$1,000,000.00'],
];

for (const [amount, text] of shown) {
  test(`${amount} cents are shown as ${text}`, () => assert.equal(formatMoney(amount), text));
}

for (const locale of Object.values(locales)) {
  test(`Money is shown as in ${locale}`, () => {
    const { format } = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (cents) => formatMoney(cents) === format(cents / 100)),
    );
  });
}
