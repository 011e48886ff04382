import assert from 'node:assert/strict';
import test from 'node:test';
import creditCardType from 'credit-card-type';
import fc from 'fast-check';
import { cardBrand, possibleBrands, type CardBrandId } from '../../../src/fields/card-brand.ts';
import { cardNumberGaps, checkCardNumber } from '../../../src/fields/card-number.ts';
import { passesLuhn } from '../../../src/fields/luhn.ts';
import { testNumbers, withCheckDigit } from './card-numbers.ts';
import { testTyping, testVerdicts } from './verdicts.ts';
import { testForAny, testForMany } from '../for-any.ts';

test('The public test numbers are valid numbers of their brands', () => {
  for (const [brand, number] of testNumbers) {
    const verdict = checkCardNumber(number);
    assert.ok(verdict.state === 'valid', number);
    assert.deepEqual([verdict.value.digits, verdict.value.brand.id], [number, brand]);
  }
});

testTyping(
  checkCardNumber,
  testNumbers.map(([, number]) => number),
);

const brands: readonly [id: CardBrandId, name: string, prefixes: string[], lengths: number[], codeLength: number][] = [
  ['visa', 'Visa', ['4'], [16, 18, 19], 3],
  ['mastercard', 'Mastercard', ['51', '55', '2221', '2720'], [16], 3],
  ['american-express', 'American Express', ['34', '37'], [15], 4],
  ['discover', 'Discover', ['6011'], [16, 19], 3],
  ['diners-club', 'Diners Club', ['36'], [14, 16, 19], 3],
  ['jcb', 'JCB', ['3528'], [16, 17, 18, 19], 3],
  ['unionpay', 'UnionPay', ['62'], [14, 15, 16, 17, 18, 19], 3],
];

for (const [brand, name, prefixes, allowed, codeLength] of brands) {
  for (const prefix of prefixes) {
    test(`${name} numbers from ${prefix} have ${allowed.join(', ')} digits and codes of ${codeLength}`, () => {
      const found = cardBrand(prefix);
      assert.deepEqual([found?.id, found?.name, found?.securityCodeLength], [brand, name, codeLength]);
      const counts = Array.from({ length: 25 - prefix.length }, (_, more) => prefix.length + 1 + more);
      const valid = counts.filter((count) => {
        const verdict = checkCardNumber(withCheckDigit(prefix.padEnd(count - 1, '0')));
        return verdict.state === 'valid' && verdict.value.brand.id === brand;
      });
      assert.deepEqual(valid, allowed);
    });
  }
}

testForAny(
  'A number passes the Luhn check with its check digit, and with no other digit changed',
  fc.stringMatching(/^\d{11,18}$/),
  fc.nat(),
  fc.integer({ min: 1, max: 9 }),
  (text, place, change) => {
    const number = withCheckDigit(text);
    const index = place % number.length;
    const wrong = String((Number(number[index]) + change) % 10);
    assert.equal(passesLuhn(number), true);
    assert.equal(passesLuhn(number.slice(0, index) + wrong + number.slice(index + 1)), false);
  },
);

testVerdicts(
  checkCardNumber,
  `
  empty                        ""  "  -  "
  partial                      "4"  "6"  "411111111111111"  "41111111111111111"
  partial checksum             "4111111111111112"  "30569309025905"
  valid 4111111111111111       "4111 1111 1111 1111"  "4111-1111-1111-1111"  "41 1111111111111-1"
  valid 4111111111111111       " 4111\u00a01111\u20111111\u20131111\t"
  valid 4111111111111111       "(4111 1111 1111 1111)"  "#4111111111111111"  "“4111 1111 1111 1111”"
  valid 4111111111111111       "4111.1111.1111.1111"  "Card: 4111 1111 1111 1111"  "Visa 4111111111111111"
  invalid characters           "4111 1111 1111 111x"  "x4111"  "Card:"  "xxxx xxxx xxxx 1111"  "Visa ending in 1111"
  invalid brand                "0"  "9"  "2721"  "6759649826438453"
  invalid checksum             "5555555555554445"  "378282246310006"  "4111111111111111112"
  invalid length               "55555555555544440"  "3782822463100050"  "41111111111111111111"
  `,
  ({ digits }) => digits,
);

test('A UnionPay number needs no check digit', () => assert.equal(checkCardNumber('6200000000000006').state, 'valid'));

testForAny(
  'A wrong number stays wrong if more digits are typed',
  fc.stringMatching(/^[2-6]\d{0,18}$/),
  fc.nat({ max: 18 }),
  (digits, count) => {
    const number = withCheckDigit(digits);
    fc.pre(checkCardNumber(number.slice(0, count)).state === 'invalid');
    assert.equal(checkCardNumber(number).state, 'invalid');
  },
);

for (const [digits, places] of Object.entries({
  '': [4, 8, 12],
  3: [4, 8, 12],
  4111: [4, 8, 12],
  37: [4, 10],
  36: [4, 10],
})) {
  test(`"${digits}" is grouped after ${places.join(', ')} digits`, () =>
    assert.deepEqual(cardNumberGaps(digits), places));
}

test('Digits that several brands share leave no single brand', () => {
  for (const digits of ['', '3', '6', '2220', '2721', '50', '56', '0', '9']) assert.equal(cardBrand(digits), undefined);
});

const accepted: readonly string[] = brands.map(([id]) => id).toSorted();

test('Other networks are not among the brands that are processed', () => {
  const others = { Maestro: '6759649826438453', Mir: '2200770239097761', Hipercard: '6062826786276634' };
  for (const digits of Object.values(others)) assert.deepEqual(possibleBrands(digits), [], digits);
});

/** Many numbers begin with one of the library's prefixes, because random digits rarely reach the limits of a brand. */
const libraryPrefixes = Object.values(creditCardType.types).flatMap((type) =>
  creditCardType.getTypeInfo(type).patterns.flat(),
);
const digits = fc
  .tuple(
    fc.constantFrom('', ...libraryPrefixes.map(String)),
    fc.stringMatching(/^\d{0,12}$/),
    fc.integer({ min: 0, max: 19 }),
  )
  .map(([prefix, rest, length]) => (prefix + rest).slice(0, length));

testForMany(5_000, 'The accepted brands that the library finds are found', digits, (number) => {
  const found = creditCardType(number).map(({ type }) => type);
  const ours = found.filter((type) => accepted.includes(type));
  // A number of a brand that is not accepted may look like an accepted one. The service decides.
  fc.pre(ours.length > 0);
  const ids = possibleBrands(number).map(({ id }) => id);
  assert.deepEqual(ids.toSorted(), ours.toSorted());
});
