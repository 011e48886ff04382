import assert from 'node:assert/strict';
import test from 'node:test';
import { checkSecurityCode } from '../../../src/fields/security-code.ts';

const cases: readonly [text: string, length: number | undefined, verdict: object][] = [
  ['', 3, { state: 'empty' }],
  ['  ', 3, { state: 'empty' }],
  ['1', 3, { state: 'partial' }],
  ['12', 3, { state: 'partial' }],
  ['123', 3, { state: 'valid', value: '123' }],
  ['007', 3, { state: 'valid', value: '007' }],
  [' 123 ', 3, { state: 'valid', value: '123' }],
  ['1234', 3, { state: 'invalid', code: 'length' }],
  ['123', 4, { state: 'partial' }],
  ['1234', 4, { state: 'valid', value: '1234' }],
  ['12345', 4, { state: 'invalid', code: 'length' }],
  ['12', undefined, { state: 'partial' }],
  ['123', undefined, { state: 'valid', value: '123' }],
  ['1234', undefined, { state: 'valid', value: '1234' }],
  ['12345', undefined, { state: 'invalid', code: 'length' }],
  ['12a', 3, { state: 'invalid', code: 'characters' }],
  ['1.3', 3, { state: 'invalid', code: 'characters' }],
  ['１２３', 3, { state: 'valid', value: '123' }],
];

for (const [text, length, verdict] of cases) {
  test(`"${text}" where ${length ?? '3 or 4'} digits are wanted is ${JSON.stringify(verdict)}`, () => {
    assert.deepEqual(checkSecurityCode(text, length), verdict);
  });
}
