import assert from 'node:assert/strict';
import test from 'node:test';
import { checkPersonName } from '../../../src/fields/person-name.ts';

const names = [
  'Ann Lee',
  "Siobhán O'Brien-Núñez",
  'J. R. R. Tolkien III',
  '李小龍',
  'محمد علي',
  'Þórður Ægir',
  'X Æ A-12',
  'Smith & Sons, Ltd. #4',
  'José',
  'Ng',
  'O',
  '🙂',
  '1234567',
  '<b>Bob</b>',
];

for (const name of names) {
  test(`"${name}" is a name`, () => assert.deepEqual(checkPersonName(name), { state: 'valid', value: name }));
}

const likeNumbers = [
  '4111111111111111',
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  ' 378282 246310005 ',
  '30569309025904',
  '12345678',
];

for (const text of likeNumbers) {
  test(`"${text}" is a number and no name`, () => {
    assert.deepEqual(checkPersonName(text), { state: 'invalid', code: 'number' });
  });
}

const others: readonly [what: string, text: string, verdict: object][] = [
  ['Nothing is empty', '', { state: 'empty' }],
  ['Blanks are empty', ' \t\u00a0', { state: 'empty' }],
  ['Blanks around and between words are tidied', '  Ann \u00a0 Lee ', { state: 'valid', value: 'Ann Lee' }],
  ['A hundred characters are a name', 'n'.repeat(100), { state: 'valid', value: 'n'.repeat(100) }],
  ['A hundred and one are not', 'n'.repeat(101), { state: 'invalid', code: 'length' }],
];

for (const [what, text, verdict] of others) {
  test(what, () => assert.deepEqual(checkPersonName(text), verdict));
}
