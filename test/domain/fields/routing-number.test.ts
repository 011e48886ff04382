import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { checkRoutingNumber } from '../../../src/fields/routing-number.ts';
import { testTyping, testVerdicts } from './verdicts.ts';
import { testForAny } from '../for-any.ts';

const numbers = '021000021 322271627 026009593 111000025 121000248 122105278 256074974 314074269'.split(' ');

test('A number with any one digit changed is wrong', () => {
  for (const number of numbers) {
    for (const [index, digit] of Array.from(number).entries()) {
      const changed = number.slice(0, index) + String((Number(digit) + 1) % 10) + number.slice(index + 1);
      assert.deepEqual(checkRoutingNumber(changed), { state: 'invalid', code: 'checksum' }, changed);
    }
  }
});

testTyping(checkRoutingNumber, numbers);

testVerdicts(
  checkRoutingNumber,
  `
  empty               ""  " - "
  partial             "0"  "02100002"
  valid 110000000     "110000000"
  valid 021000021     "021000021"  "0210-0002-1"  "021 000 021"  "ABA/Routing: 021000021"  "\u2446021000021\u2446"
  invalid length      "0210000211"
  invalid characters  "02100002x"
  invalid checksum    "13"  "000000000"  "021000022"  "123456789"
  `,
);

/** Nine digits with this beginning that pass the checksum, whose weights are 3, 7, 1. */
function numberFrom(prefix: string): string {
  const eight = prefix.padEnd(8, '1');
  const sum = Array.from(eight, Number).reduce((total, digit, index) => total + digit * [3, 7, 1][index % 3]!, 0);
  return eight + String((10 - (sum % 10)) % 10);
}

test('The first two digits of a number are those in use', () => {
  for (let first = 0; first < 100; first++) {
    const inUse = first <= 12 || (first >= 21 && first <= 32) || (first >= 61 && first <= 72) || first === 80;
    const { state } = checkRoutingNumber(numberFrom(String(first).padStart(2, '0')));
    assert.equal(state, inUse ? 'valid' : 'invalid', String(first));
  }
});

testForAny(
  'Exactly one last digit makes eight digits a routing number',
  fc.stringMatching(/^(0[1-9]|1[0-2]|2[1-9]|3[0-2])\d{6}$/),
  (eight) => {
    const valid = Array.from('0123456789').filter((last) => checkRoutingNumber(eight + last).state === 'valid');
    assert.equal(valid.length, 1);
  },
);
