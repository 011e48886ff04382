import assert from 'node:assert/strict';
import test from 'node:test';
import { checkBankAccountNumber, checkRepeatedAccountNumber } from '../../../src/fields/bank-account-number.ts';

const numbers: readonly [text: string, verdict: object][] = [
  ['', { state: 'empty' }],
  [' -', { state: 'empty' }],
  ['1', { state: 'partial' }],
  ['123', { state: 'partial' }],
  ['1234', { state: 'valid', value: '1234' }],
  ['0001', { state: 'valid', value: '0001' }],
  ['000123456789', { state: 'valid', value: '000123456789' }],
  ['12345678901234567', { state: 'valid', value: '12345678901234567' }],
  ['123456789012345678', { state: 'invalid', code: 'length' }],
  ['0012-3456 78', { state: 'valid', value: '0012345678' }],
  ['1234\u201356', { state: 'valid', value: '123456' }],
  ['12A4', { state: 'invalid', code: 'characters' }],
  ['12.34', { state: 'invalid', code: 'characters' }],
  ['١٢٣٤', { state: 'invalid', code: 'characters' }],
];

for (const [text, verdict] of numbers) {
  test(`"${text}" is ${JSON.stringify(verdict)}`, () => assert.deepEqual(checkBankAccountNumber(text), verdict));
}

const repetitions: readonly [first: string, again: string, verdict: object][] = [
  ['0012345', '', { state: 'empty' }],
  ['0012345', '0', { state: 'partial' }],
  ['0012345', '001234', { state: 'partial' }],
  ['0012345', '0012345', { state: 'valid', value: '0012345' }],
  ['0012345', '00-12 345', { state: 'valid', value: '0012345' }],
  ['00-12 345', '0012345', { state: 'valid', value: '0012345' }],
  ['0012345', '12345', { state: 'invalid', code: 'different' }],
  ['0012345', '0012344', { state: 'invalid', code: 'different' }],
  ['0012345', '00123456', { state: 'invalid', code: 'different' }],
  ['', '1', { state: 'invalid', code: 'different' }],
];

for (const [first, again, verdict] of repetitions) {
  test(`"${again}" after "${first}" is ${JSON.stringify(verdict)}`, () => {
    assert.deepEqual(checkRepeatedAccountNumber(again, first), verdict);
  });
}
