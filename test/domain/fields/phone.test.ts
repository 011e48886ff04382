import assert from 'node:assert/strict';
import test from 'node:test';
import { checkPhone, readablePhone } from '../../../src/fields/phone.ts';
import { testTyping, testVerdicts } from './verdicts.ts';

testVerdicts(
  checkPhone,
  `
  empty               ""  " "  "( ) -"
  valid 2125550123    "2125550123"  "212 555 0123"  "212-555-0123"  "212.555.0123"  "(212) 555-0123"
  valid 2125550123    "212\u2013555\u00a00123"  "12125550123"  "+12125550123"  "+1 (212) 555-0123"  "1-212-555-0123"
  valid 2125550123    "２１２５５５０１２３"
  partial length      "2"  "212555012"  "1"  "+"  "+1 212"
  invalid length      "21255501234"  "212555012345"  "+442079460958"  "212 555 0123 4567"
  invalid characters  "212-555-CALL"  "home"  "212+5550123"  "212 555 0123 x4"
  invalid notAssigned "0005550123"  "0"  "1125550123"  "2121550123"  "212 055"  "+1 112"
  `,
);

testTyping(checkPhone, ['2125550123', '(212) 555-0123', '+1 212 555 0123', '1 212 555 0123']);

for (const [text, readable] of [
  ['2125550123', '(212) 555-0123'],
  ['0005550123', '(000) 555-0123'],
  ['212555012', '212555012'],
  ['21255501234', '21255501234'],
  ['(212) 555-0123', '(212) 555-0123'],
  ['', ''],
] as const) {
  test(`"${text}" is read as "${readable}"`, () => assert.equal(readablePhone(text), readable));
}
