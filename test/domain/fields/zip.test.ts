import assert from 'node:assert/strict';
import test from 'node:test';
import { checkZip } from '../../../src/fields/zip.ts';

const cases: readonly [text: string, verdict: object][] = [
  ['', { state: 'empty' }],
  ['  ', { state: 'empty' }],
  ['1', { state: 'partial' }],
  ['1234', { state: 'partial' }],
  ['12345', { state: 'valid', value: '12345' }],
  ['01234', { state: 'valid', value: '01234' }],
  [' 12345 ', { state: 'valid', value: '12345' }],
  ['12345-', { state: 'partial' }],
  ['12345-6', { state: 'partial' }],
  ['12345-678', { state: 'partial' }],
  ['123456', { state: 'partial' }],
  ['12345-6789', { state: 'valid', value: '12345-6789' }],
  ['12345 6789', { state: 'valid', value: '12345-6789' }],
  ['123456789', { state: 'valid', value: '12345-6789' }],
  ['00501-0001', { state: 'valid', value: '00501-0001' }],
  ['12345-67890', { state: 'invalid', code: 'form' }],
  ['1234567890', { state: 'invalid', code: 'form' }],
  ['1234-5678', { state: 'invalid', code: 'form' }],
  ['12345--6789', { state: 'invalid', code: 'form' }],
  ['-12345', { state: 'invalid', code: 'form' }],
  ['K1A 0B1', { state: 'invalid', code: 'form' }],
  ['1234x', { state: 'invalid', code: 'form' }],
  ['１２３４５', { state: 'valid', value: '12345' }],
];

for (const [text, verdict] of cases) {
  test(`"${text}" is ${JSON.stringify(verdict)}`, () => assert.deepEqual(checkZip(text), verdict));
}

for (const text of ['12345-6789', '12345 6789', '123456789']) {
  test(`"${text}" is never judged wrong while it is typed`, () => {
    const states = Array.from(text, (_, index) => checkZip(text.slice(0, index + 1)).state);
    assert.ok(!states.includes('invalid'), states.join(' '));
  });
}
