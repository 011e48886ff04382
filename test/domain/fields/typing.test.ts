import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { formatExpirationTyping, groupDigits } from '../../../src/fields/typing.ts';
import { testForAny } from '../for-any.ts';
import cases from './typing-cases.json' with { type: 'json' };

const gaps = () => [4, 8, 12];

/** `'4111|1'` is the text `41111` with the caret behind the fourth digit. */
function at(marked: string): { text: string; caret: number } {
  return { text: marked.replace('|', ''), caret: marked.indexOf('|') };
}

for (const [what = '', before = '', inputType = '', typed = '', formatted = ''] of cases.cardNumber) {
  test(`${what}: "${typed}" after "${before}" becomes "${formatted}"`, () =>
    assert.deepEqual(groupDigits(at(typed), { inputType, before }, gaps), at(formatted)));
}

test('American Express numbers are grouped as on the card', () => {
  const typed = at('378282246310005|');
  assert.deepEqual(
    groupDigits(typed, { inputType: 'insertFromPaste', before: '' }, () => [4, 10]),
    at('3782 822463 10005|'),
  );
});

const digits = (text: string) => text.replace(/\D/g, '');
const typedText = fc.stringMatching(/^[\d -]{0,23}$/);
testForAny(
  'Grouping keeps every digit and the number of digits before the caret',
  typedText,
  fc.nat(),
  (text, place) => {
    const caret = place % (text.length + 1);
    const grouped = groupDigits({ text, caret }, { inputType: 'insertText', before: '' }, gaps);
    assert.equal(digits(grouped.text), digits(text));
    assert.equal(digits(grouped.text.slice(0, grouped.caret)), digits(text.slice(0, caret)));
    assert.match(grouped.text, /^(\d{4} ){0,3}\d*$/);
  },
);

testForAny('Grouping a grouped number changes nothing', fc.stringMatching(/^\d{0,19}$/), (text) => {
  const keystroke = { inputType: 'insertText', before: '' };
  const once = groupDigits({ text, caret: text.length }, keystroke, gaps);
  assert.deepEqual(groupDigits(once, keystroke, gaps), once);
});

for (const [what = '', inputType = '', typed = '', formatted = ''] of cases.expiration) {
  test(`${what}: "${typed}" becomes "${formatted}"`, () =>
    assert.deepEqual(formatExpirationTyping(at(typed), { inputType, before: '' }), at(formatted)));
}
