import assert from 'node:assert/strict';
import test from 'node:test';
import { checkRequiredText } from '../../../src/fields/required-text.ts';

const cases: readonly [what: string, text: string, verdict: object][] = [
  ['Nothing is empty', '', { state: 'empty' }],
  ['Blanks are empty', ' \t\u00a0', { state: 'empty' }],
  ['One character is enough', 'X', { state: 'valid', value: 'X' }],
  ['Blanks around are taken off', '  12 Oak Street, #4 ', { state: 'valid', value: '12 Oak Street, #4' }],
  ['Numbers are as good as words', '1600', { state: 'valid', value: '1600' }],
  ['Other scripts are as good', '東京', { state: 'valid', value: '東京' }],
  ['A hundred characters are a text', 'x'.repeat(100), { state: 'valid', value: 'x'.repeat(100) }],
  ['What nobody sees is taken off', '12 Oak\u200b \u202eStreet\u0007', { state: 'valid', value: '12 Oak Street' }],
  ['Several blanks are one', '12  Oak\n Street', { state: 'valid', value: '12 Oak Street' }],
  ['Blanks do not count', ` ${'x'.repeat(100)} `, { state: 'valid', value: 'x'.repeat(100) }],
  ['A hundred and one are too many', 'x'.repeat(101), { state: 'invalid', code: 'length' }],
];

for (const [what, text, verdict] of cases) {
  test(what, () => assert.deepEqual(checkRequiredText(text), verdict));
}
