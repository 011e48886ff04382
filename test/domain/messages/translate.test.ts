import assert from 'node:assert/strict';
import test from 'node:test';
import { createTranslate } from '../../../src/messages/translate.ts';

const catalogue = { plain: 'Close', one: 'Pay {total}', two: '{name} pays {total} of {total}', price: '$5 & {total}' };

type Values = Readonly<Record<string, string>> | undefined;
const texts: readonly [key: keyof typeof catalogue, values: Values, text: string][] = [
  ['plain', undefined, 'Close'],
  ['plain', { total: '$5.00' }, 'Close'],
  ['one', { total: '$5.00' }, 'Pay $5.00'],
  ['one', undefined, 'Pay {total}'],
  ['one', { total: '' }, 'Pay '],
  ['two', { name: 'Ann', total: '$5.00' }, 'Ann pays $5.00 of $5.00'],
  ['two', { name: '{total}', total: '$5.00' }, '{total} pays $5.00 of $5.00'],
  ['one', { total: '$& $1 $$ $`' }, 'Pay $& $1 $$ $`'],
  ['price', { total: '{total}' }, '$5 & {total}'],
  ['one', { total: '<b>5</b>' }, 'Pay <b>5</b>'],
];

for (const [key, values, text] of texts) {
  test(`"${catalogue[key]}" with ${JSON.stringify(values ?? {})} says "${text}"`, () => {
    assert.equal(createTranslate(catalogue)(key, values), text);
  });
}

test('A text of the insurer replaces ours, including its placeholders', () => {
  const translate = createTranslate(catalogue, { one: '{total} now' });
  assert.equal(translate('one', { total: '$5.00' }), '$5.00 now');
  assert.equal(translate('plain'), 'Close');
});

test('The texts of an operation override the general ones, and the insurer’s override both', () => {
  const both = { ...catalogue, 'save.plain': 'Save and close' };
  assert.equal(createTranslate(both, null, 'save')('plain'), 'Save and close');
  assert.equal(createTranslate(both, null, 'pay')('plain'), 'Close');
  assert.equal(createTranslate(both)('plain'), 'Close');
  assert.equal(createTranslate(both, { plain: 'Done' }, 'save')('plain'), 'Done');
  assert.equal(createTranslate(both, { plain: 'Done', 'save.plain': 'Saved' }, 'save')('plain'), 'Saved');
});

test('A text that is given and removed is ours again', () => {
  const replacements: { one?: string } = { one: 'Now' };
  const translate = createTranslate(catalogue, replacements);
  delete replacements.one;
  assert.equal(translate('one', { total: '$5.00' }), 'Pay $5.00');
});
