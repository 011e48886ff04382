import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { locales } from '../../src/messages/languages.ts';
import { centsOf, formatMoney, parseCents, toDecimalText } from '../../src/money.ts';
import { toDollars } from '../../src/payload-values.ts';
import { testForAny } from './for-any.ts';

for (const [text, cents] of [
  ['107.98', 10_798],
  ['5', 500],
  ['5.5', 550],
  ['0.01', 1],
  ['1.00', 100],
  ['007', 700],
  ['1.15', 115], // 1.15 * 100 is 114.99999999999999
  ['999999999999.99', 99_999_999_999_999],
  ['.50', 50],
  ['.5', 50],
  ['107.9800', 10_798],
  [`5.${'0'.repeat(100_000)}`, 500],
] as const) {
  test(`"${text}" is read as ${cents} cents`, () => assert.equal(parseCents(text), cents));
}

const unreadable = (
  '| | 5|5 |5\n|+5|-5|$5|1,000|1 000|1e3|0x10|5.|.|-.5|1.0050|1.00.0|1.005|1.2.3|NaN|Infinity|five|５|٥|' +
  '1000000000000000'
).split('|');

for (const text of [...unreadable, '9'.repeat(1_000_000)])
  test(`${JSON.stringify(text.slice(0, 30))} is not read as cents`, () => assert.equal(parseCents(text), undefined));

const cents = fc.integer({ min: 0, max: 99_999_999_999_999 });

for (const [what, write] of Object.entries({ 'decimal text': toDecimalText, 'a number of dollars': toDollars })) {
  testForAny(`Any amount written as ${what} is read back to the cent`, cents, (amount) =>
    assert.equal(parseCents(String(write(amount))), amount),
  );
}

const unclear = [1.005, 0.001, 107.9801, 99_999_999_999.994, 1.000_000_01, -0.01, 1e12, NaN, Infinity];
for (const [dollars, cents] of [
  [33.3 * 3, 9_990],
  [0.1 + 0.2, 30],
  [523.45 - 523.4, 5],
  [10_000.01 - 10_000, 1],
  [0.3 - 0.2 - 0.1, 0],
  [1.1 + 2.2, 330],
  [4.35 * 100, 43_500],
  [0.1 + 0.2 - 0.3, 0],
  [999_999_999_999.99, 99_999_999_999_999],
  [0, 0],
  [-0, 0],
  ...unclear.map((dollars) => [dollars, undefined] as const),
] as const) {
  test(`The number ${dollars} is ${cents ?? 'no whole number of'} cents`, () => assert.equal(centsOf(dollars), cents));
}

testForAny(
  'Any sum of amounts is read to the cent',
  fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 50 }),
  (amounts) => {
    const dollars = amounts.reduce((sum, amount) => sum + amount / 100, 0);
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    assert.equal(centsOf(dollars), total);
  },
);

testForAny('Half a cent is never treated as noise', fc.integer({ min: 0, max: 10_000_000_000 }), (half) =>
  assert.equal(centsOf((half + 0.5) / 100), undefined),
);

for (const [amount, dollars, text] of [
  [10_798, 107.98, '107.98'],
  [10_700, 107, '107.00'],
  [1, 0.01, '0.01'],
  [0, 0, '0.00'],
  [110, 1.1, '1.10'],
] as const) {
  test(`${amount} cents are the number ${dollars} in an event, or the text "${text}"`, () =>
    assert.deepEqual([toDollars(amount), toDecimalText(amount)], [dollars, text]));
}

test('Money is shown with a dollar sign, commas and cents', () => {
  const shown = [123_450, 5, 0, 99_999, 100_000_000].map(formatMoney);
  assert.deepEqual(shown, ['$1,234.50', '$0.05', '$0.00', '$999.99', '$1,000,000.00']);
});

for (const locale of [locales.en, locales.es]) {
  const money = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  const { format } = new Intl.NumberFormat(locale, money);
  testForAny(`Money is shown as in ${locale}`, fc.integer({ min: 0, max: 10 ** 12 }), (amount) =>
    assert.equal(formatMoney(amount), format(amount / 100)),
  );
}
