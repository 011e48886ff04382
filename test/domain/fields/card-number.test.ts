import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { CardBrandId } from '../../../src/fields/card-brand.ts';
import { cardNumberGaps, checkCardNumber } from '../../../src/fields/card-number.ts';
import { passesLuhn } from '../../../src/fields/luhn.ts';
import { testNumbers, withCheckDigit } from './card-numbers.ts';
import { testTyping, testVerdicts } from './verdicts.ts';

for (const [brand, number] of testNumbers) {
  test(`${number} is a valid ${brand} number`, () => {
    const verdict = checkCardNumber(number);
    assert.ok(verdict.state === 'valid');
    assert.deepEqual([verdict.value.digits, verdict.value.brand.id], [number, brand]);
  });
}

testTyping(
  checkCardNumber,
  testNumbers.map(([, number]) => number),
);

const lengths: readonly [brand: CardBrandId, prefixes: string[], lengths: number[]][] = [
  ['visa', ['4'], [16, 18, 19]],
  ['mastercard', ['51', '55', '2221', '2720'], [16]],
  ['american-express', ['34', '37'], [15]],
  ['discover', ['6011'], [16, 19]],
  ['diners-club', ['36'], [14, 16, 19]],
  ['jcb', ['3528'], [16, 17, 18, 19]],
  ['unionpay', ['62'], [14, 15, 16, 17, 18, 19]],
];

for (const [brand, prefixes, allowed] of lengths) {
  for (const prefix of prefixes) {
    test(`A ${brand} number from ${prefix} is valid only with ${allowed.join(', ')} digits`, () => {
      const counts = Array.from({ length: 25 - prefix.length }, (_, more) => prefix.length + 1 + more);
      const valid = counts.filter((count) => {
        const verdict = checkCardNumber(withCheckDigit(prefix.padEnd(count - 1, '0')));
        return verdict.state === 'valid' && verdict.value.brand.id === brand;
      });
      assert.deepEqual(valid, allowed);
    });
  }
}

test('A number passes the Luhn check with its check digit, and with no other digit changed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{11,18}$/), fc.nat(), fc.integer({ min: 1, max: 9 }), (text, place, change) => {
      const number = withCheckDigit(text);
      const index = place % number.length;
      const wrong = String((Number(number[index]) + change) % 10);
      assert.equal(passesLuhn(number), true);
      assert.equal(passesLuhn(number.slice(0, index) + wrong + number.slice(index + 1)), false);
    }),
  );
});

testVerdicts(
  checkCardNumber,
  `
  empty                        ""  "  -  "
  partial                      "4"  "6"  "411111111111111"  "41111111111111111"
  partial checksum             "4111111111111112"  "30569309025905"
  valid 4111111111111111       "4111 1111 1111 1111"  "4111-1111-1111-1111"  "41 1111111111111-1"
  valid 4111111111111111       " 4111\u00a01111\u20111111\u20131111\t"
  invalid characters           "4111 1111 1111 111x"  "4111.1111"
  invalid brand                "0"  "9"  "2721"  "6759649826438453"
  invalid checksum             "5555555555554445"  "378282246310006"  "4111111111111111112"
  invalid length               "55555555555544440"  "3782822463100050"  "41111111111111111111"
  `,
  ({ digits }) => digits,
);

test('A UnionPay number needs no check digit', () => {
  assert.equal(checkCardNumber('6200000000000006').state, 'valid');
});

test('A wrong number stays wrong if more digits are typed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[2-6]\d{0,18}$/), fc.nat({ max: 18 }), (digits, count) => {
      const number = withCheckDigit(digits);
      fc.pre(checkCardNumber(number.slice(0, count)).state === 'invalid');
      assert.equal(checkCardNumber(number).state, 'invalid');
    }),
  );
});

for (const [digits, places] of [
  ['', [4, 8, 12]],
  ['3', [4, 8, 12]],
  ['4111', [4, 8, 12]],
  ['37', [4, 10]],
  ['36', [4, 10]],
] as const) {
  test(`"${digits}" is grouped after ${places.join(', ')} digits`, () => {
    assert.deepEqual(cardNumberGaps(digits), places);
  });
}
