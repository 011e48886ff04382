import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { CardBrandId } from '../../../src/fields/card-brand.ts';
import { cardNumberGaps, checkCardNumber } from '../../../src/fields/card-number.ts';
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

const lengths: readonly [brand: CardBrandId, prefix: string, lengths: number[]][] = [
  ['visa', '4', [16, 18, 19]],
  ['mastercard', '51', [16]],
  ['mastercard', '55', [16]],
  ['mastercard', '2221', [16]],
  ['mastercard', '2720', [16]],
  ['american-express', '34', [15]],
  ['american-express', '37', [15]],
  ['discover', '6011', [16, 19]],
  ['diners-club', '36', [14, 16, 19]],
  ['jcb', '3528', [16, 17, 18, 19]],
  ['unionpay', '62', [14, 15, 16, 17, 18, 19]],
];

for (const [brand, prefix, allowed] of lengths) {
  test(`A ${brand} number from ${prefix} is valid with ${allowed.join(', ')} digits and with no other count`, () => {
    const counts = Array.from({ length: 25 }, (_, count) => count + 1).filter((count) => {
      if (count <= prefix.length) return false;
      const verdict = checkCardNumber(withCheckDigit(prefix.padEnd(count - 1, '0')));
      return verdict.state === 'valid' && verdict.value.brand.id === brand;
    });
    assert.deepEqual(counts, allowed);
  });
}

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

test('What is judged wrong stays wrong, whatever is typed behind it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[2-6]\d{0,18}$/), fc.nat({ max: 18 }), (digits, count) => {
      const number = withCheckDigit(digits);
      fc.pre(checkCardNumber(number.slice(0, count)).state === 'invalid');
      assert.equal(checkCardNumber(number).state, 'invalid');
    }),
  );
});

const gaps: readonly [digits: string, gaps: number[]][] = [
  ['', [4, 8, 12]],
  ['3', [4, 8, 12]],
  ['4111', [4, 8, 12]],
  ['37', [4, 10]],
  ['36', [4, 10]],
];

for (const [digits, places] of gaps) {
  test(`"${digits}" is grouped after ${places.join(', ')} digits`, () => {
    assert.deepEqual(cardNumberGaps(digits), places);
  });
}
