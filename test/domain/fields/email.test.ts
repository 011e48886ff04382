import assert from 'node:assert/strict';
import test from 'node:test';
import { checkEmail } from '../../../src/fields/email.ts';
import { testTyping, testVerdicts } from './verdicts.ts';

const long = (length: number) => `${'x'.repeat(length - '@example.com'.length)}@example.com`;

testVerdicts(
  checkEmail,
  `
  empty                                 ""  " \t\u00a0"
  valid pat@example.com                 "pat@example.com"  " pat@example.com "
  valid pat+claims@mail.example.co.uk   "pat+claims@mail.example.co.uk"
  valid o'brien_1.x@ex-ample.com        "o'brien_1.x@ex-ample.com"
  valid Pat@Example.COM                 "Pat@Example.COM"
  valid pat@münchen.example             "pat@münchen.example"
  valid ${long(254)}                    "${long(254)}"
  partial form     "p"  "pat"  "pat@"  "pat@example"  "pat@example."  "pat@.com"  "pat@example..com"
  partial form     "pat@example.c"  "pat@192.0.2.44"  "pat@exa-.com"  "pat@exam_ple.com"
  invalid form     "pat@-example.com"  "josé@correo.example"
  invalid form     "@example.com"  "pat@@example.com"  "pat@example@com"  "pat lee@example.com"  "pat@exam\tple.com"
  invalid form     "pat@example.com, sam@example.com"
  invalid length   "${long(255)}"
  `,
);

testTyping(checkEmail, ['pat@example.com', 'pat.lee@mail.example.org']);

test('A hundred thousand characters are checked at once', () => {
  assert.equal(checkEmail(`${'a.'.repeat(50_000)}@`).state, 'invalid');
  assert.equal(checkEmail(`a@${'a.'.repeat(120)}`).state, 'partial');
});
