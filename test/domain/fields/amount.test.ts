import assert from 'node:assert/strict';
import { suite } from 'node:test';
import fc from 'fast-check';
import { checkAmount } from '../../../src/fields/amount.ts';
import { toDecimalText } from '../../../src/money.ts';
import { assertTyping, testVerdicts } from './verdicts.ts';
import { testForAny } from '../for-any.ts';

const wide = { least: 1, most: 1_000_000_000 };

testVerdicts(
  (text) => checkAmount(text, wide),
  `
  empty              ""  "  "  "$"  "USD"
  partial form       "."  "$."  "1,"  "1,2"  "1,23"  "1,234,5"
  partial tooLittle  "0"  "0.0"  "0.00"
  valid 123450       "1234.5"  "1234.50"  "1,234.50"  "$1,234.50"  "$ 1,234.50"  " 1234.50 "  "1\u00a0234.50"  "1234.50 $"
  valid 123450       "1\u200b234.50"  "１２３４．５０"  "1234.50$"  "1234.50  $"
  valid 123450       "USD 1234.50"  "1234.50 usd"  "US$1,234.50"  "Total:  $1,234.50"  "Amount due: US$1234.5"
  valid 123400       "1 234"
  valid 1234500      "12,345"
  valid 123456789    "1,234,567.89"
  valid 2000         "20"  "20."  "0020"
  valid 50           ".50"  ".5"  "Total: $.50"
  valid 1            "0.01"
  invalid form       "-5"  "+5"  "1e3"  "5.005"  "1.2.3"  ".."  ".5."  "1,234.5."  "5.50."  "1.234,50"  "1,2345"  "12,34.5"  ",5"  "five"  "5 EUR"  "٥"  "€5"
  invalid form       "CAD 5"  "C$5"  "x5"  "Total: -5"  "Total: $-5"  "EUR: 5"  "Peso: 5"
  invalid form       "12$34"  "0 234"  "0,234"  "1234,567"  "1.000"  "1,234.500"  "5.${'0'.repeat(39)}"
  `,
);

suite('between $107.98 and $250.00', () => {
  testVerdicts(
    (text) => checkAmount(text, { least: 10_798, most: 25_000 }),
    `
    partial tooLittle  "1"  "107.97"
    valid 10798        "107.98"
    valid 10799        "107.99"
    valid 24999        "249.99"
    valid 25000        "250"  "250.00"
    invalid tooMuch    "250.01"  "2500"
    `,
  );
});

testForAny(
  'An amount within the limits is never marked as wrong while it is typed, with or without commas',
  fc.integer({ min: 1, max: wide.most }),
  fc.boolean(),
  (cents, grouped) => {
    const plain = toDecimalText(cents);
    const text = grouped ? plain.replace(/\B(?=(\d{3})+\.)/g, ',') : plain;
    assertTyping((typed) => checkAmount(typed, wide), text);
    assert.deepEqual(checkAmount(text, wide), { state: 'valid', value: cents });
  },
);
