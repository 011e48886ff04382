import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { checkAmount } from '../../../src/fields/amount.ts';
import { checkBankAccountNumber } from '../../../src/fields/bank-account-number.ts';
import { checkCardNumber } from '../../../src/fields/card-number.ts';
import { checkEmail } from '../../../src/fields/email.ts';
import { checkExpiration } from '../../../src/fields/expiration.ts';
import { checkPersonName } from '../../../src/fields/person-name.ts';
import { checkPhone } from '../../../src/fields/phone.ts';
import { checkRequiredText } from '../../../src/fields/required-text.ts';
import { checkRoutingNumber } from '../../../src/fields/routing-number.ts';
import { checkSecurityCode } from '../../../src/fields/security-code.ts';
import { empty, invalid, partial, problemOf, valid, type Verdict } from '../../../src/fields/verdict.ts';
import { checkZip } from '../../../src/fields/zip.ts';
import { testForAny } from '../for-any.ts';

/* Pasted text can contain invisible characters and full-width digits. */

type Check = (text: string) => Verdict<unknown, string>;

const inNumbers: readonly [field: string, check: Check, text: string][] = [
  ['An amount', (text) => checkAmount(text, { least: 1, most: 1_000_000 }), '1234.50'],
  ['An account number', checkBankAccountNumber, '000123456789'],
  ['A card number', checkCardNumber, '4111111111111111'],
  ['An e-mail address', checkEmail, 'pat@example.com'],
  ['An expiration date', (text) => checkExpiration(text, { month: 11, year: 2026 }), '04/2029'],
  ['A telephone number', checkPhone, '2125550123'],
  ['A routing number', checkRoutingNumber, '021000021'],
  ['A security code', (text) => checkSecurityCode(text, 3), '123'],
  ['A ZIP code', checkZip, '12345-6789'],
];

const inTexts: readonly [field: string, check: Check, text: string][] = [
  ['A name', checkPersonName, 'Pat Doe'],
  ['A street', checkRequiredText, '12 Oak Street'],
];

const unseen = fc.constantFrom(
  ...Array.from('\u200b\u200e\u200f\u202a\u202b\u202c\u2060\u2066\u2069\u00ad\u0000\u0007\u007f'),
);

for (const [field, check, text] of [...inNumbers, ...inTexts]) {
  testForAny(
    `${field} is the same with invisible characters`,
    fc.array(fc.tuple(fc.nat(text.length), unseen)),
    (added) => {
      const characters = Array.from(text);
      for (const [place, character] of added) characters.splice(place, 0, character);
      assert.deepEqual(check(characters.join('')), check(text));
    },
  );
}

for (const [field, check, text] of inNumbers) {
  test(`${field} of a hundred thousand characters is judged at once`, () => {
    for (const filler of [' ', '\t', '0', '1 ', '1.', '-', '(', '$ ', '/', '@', 'a.', '\u200b']) {
      for (const first of ['', '1'])
        assert.notEqual(check(`${first}${filler.repeat(100_000)}x`).state, 'valid', filler);
    }
  });

  test(`${field} in full width is the same`, () => {
    const wide = text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
    assert.deepEqual(check(wide), check(text));
  });
}

test('A name keeps the joiners of its script', () =>
  assert.deepEqual(checkPersonName('\u0646\u200c\u0645'), { state: 'valid', value: '\u0646\u200c\u0645' }));

test('The problem of a text is its code, or its state without one', () => {
  const verdicts = [empty, partial(), partial('short'), invalid('length'), valid(1)];
  assert.deepEqual(verdicts.map(problemOf), ['empty', 'partial', 'short', 'length', undefined]);
});
