import assert from 'node:assert/strict';
import test from 'node:test';
import creditCardType from 'credit-card-type';
import fc from 'fast-check';
import { cardBrand, possibleBrands, type CardBrandId } from '../../../src/fields/card-brand.ts';
import { testNumbers } from './card-numbers.ts';

for (const [brand, number] of testNumbers) {
  test(`${number} is of the brand ${brand}`, () => assert.equal(cardBrand(number)?.id, brand));
}

const brands: readonly [id: CardBrandId, digits: string, name: string, lengths: number[], codeLength: number][] = [
  ['visa', '4', 'Visa', [16, 18, 19], 3],
  ['mastercard', '51', 'Mastercard', [16], 3],
  ['american-express', '34', 'American Express', [15], 4],
  ['discover', '6011', 'Discover', [16, 19], 3],
  ['diners-club', '36', 'Diners Club', [14, 16, 19], 3],
  ['jcb', '35', 'JCB', [16, 17, 18, 19], 3],
  ['unionpay', '62', 'UnionPay', [14, 15, 16, 17, 18, 19], 3],
];
const accepted = brands.map(([id]) => id).toSorted();
const idsOf = (digits: string) =>
  possibleBrands(digits)
    .map(({ id }) => id)
    .toSorted();

for (const [id, digits, name, lengths, codeLength] of brands) {
  test(`${name} has numbers of ${lengths.join(', ')} digits and codes of ${codeLength}`, () => {
    const brand = cardBrand(digits);
    const found = [brand?.id, brand?.name, brand?.lengths.toSorted(), brand?.securityCodeLength];
    assert.deepEqual(found, [id, name, lengths, codeLength]);
  });
}

for (const [brand, prefixes] of [
  [undefined, ['', '3', '6', '2220', '2721', '50', '56', '0', '9']],
  ['american-express', ['34', '37']],
  ['mastercard', ['51', '55', '2221', '2720']],
] as const) {
  for (const digits of prefixes) {
    test(`"${digits}" leaves ${brand ? `only ${brand}` : 'no single brand'}`, () => {
      assert.equal(cardBrand(digits)?.id, brand);
    });
  }
}

test('Every brand is possible before anything is typed', () => assert.deepEqual(idsOf(''), accepted));

const others = { Maestro: '6759649826438453', Mir: '2200770239097761', Hipercard: '6062826786276634' };
for (const [network, digits] of Object.entries(others)) {
  test(`${network} is not among the brands that are processed`, () => assert.deepEqual(possibleBrands(digits), []));
}

/** Digits at random rarely reach the ranges where brands meet, so many begin like one of the library's prefixes. */
const prefixes = Object.values(creditCardType.types).flatMap((type) =>
  creditCardType.getTypeInfo(type).patterns.flat(),
);
const digits = fc
  .tuple(fc.constantFrom('', ...prefixes.map(String)), fc.stringMatching(/^\d{0,12}$/), fc.integer({ min: 0, max: 19 }))
  .map(([prefix, rest, length]) => (prefix + rest).slice(0, length));

test('The accepted brands that the library finds are found', () => {
  fc.assert(
    fc.property(digits, (number) => {
      const found = creditCardType(number).map(({ type }) => type);
      const ours = found.filter((type) => (accepted as readonly string[]).includes(type));
      // A number of a brand that is not accepted may look like one that is: the service says so.
      fc.pre(ours.length > 0);
      assert.deepEqual(idsOf(number), ours.toSorted());
    }),
    { numRuns: 5_000 },
  );
});
