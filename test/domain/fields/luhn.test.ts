import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { passesLuhn } from '../../../src/fields/luhn.ts';
import { testNumbers, withCheckDigit } from './card-numbers.ts';

for (const [brand, number] of testNumbers) {
  test(`${number} (${brand}) passes`, () => assert.equal(passesLuhn(number), true));
}

const digits = fc.stringMatching(/^\d{11,18}$/);

test('Any digits followed by their check digit pass', () => {
  fc.assert(fc.property(digits, (text) => assert.equal(passesLuhn(withCheckDigit(text)), true)));
});

test('A number with any single digit changed does not pass', () => {
  fc.assert(
    fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (text, place, change) => {
      const number = withCheckDigit(text);
      const index = place % number.length;
      const wrong = String((Number(number[index]) + change) % 10);
      assert.equal(passesLuhn(number.slice(0, index) + wrong + number.slice(index + 1)), false);
    }),
  );
});
