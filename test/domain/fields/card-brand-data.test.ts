import assert from 'node:assert/strict';
import { test } from 'node:test';
import creditCardType from 'credit-card-type';
import fc from 'fast-check';
import { possibleBrands } from '../../../src/fields/card-brand.ts';

const accepted = ['visa', 'mastercard', 'american-express', 'discover', 'diners-club', 'jcb', 'unionpay'];

/** Digits at random rarely reach the ranges where brands meet, so many begin like one of the library's prefixes. */
const prefixes = Object.values(creditCardType.types).flatMap((type) =>
  creditCardType.getTypeInfo(type).patterns.flatMap((pattern) => (Array.isArray(pattern) ? pattern : [pattern])),
);
const digits = fc
  .tuple(fc.constantFrom('', ...prefixes.map(String)), fc.stringMatching(/^\d{0,12}$/), fc.integer({ min: 0, max: 19 }))
  .map(([prefix, rest, length]) => (prefix + rest).slice(0, length));

test('Where the library of brands finds an accepted one, the same are found', () => {
  fc.assert(
    fc.property(digits, (number) => {
      const found = creditCardType(number)
        .map(({ type }) => type)
        .filter((type) => accepted.includes(type));
      // A number of a brand that is not accepted may look like one that is: the service says so.
      fc.pre(found.length > 0);
      assert.deepEqual(
        possibleBrands(number)
          .map(({ id }) => id)
          .toSorted(),
        found.toSorted(),
      );
    }),
    { numRuns: 5_000 },
  );
});
