import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { formatExpirationTyping, groupDigits } from '../../../src/fields/typing.ts';
import { testForAny } from '../for-any.ts';

const gaps = [4, 8, 12];

/** `'4111|1'` is the text `41111` with the caret behind the fourth digit. */
function at(marked: string): { text: string; caret: number } {
  return { text: marked.replace('|', ''), caret: marked.indexOf('|') };
}

for (const [what, before, inputType, typed, formatted] of [
  ['A first digit', '', 'insertText', '4|', '4|'],
  ['The fourth digit', '411', 'insertText', '4111|', '4111|'],
  ['The fifth digit', '4111', 'insertText', '41111|', '4111 1|'],
  ['A digit in the first group', '4111 1', 'insertText', '42|111 1', '42|11 11'],
  ['A digit at the end of a group', '4111 1', 'insertText', '41112| 1', '4111 2|1'],
  ['A digit before all others', '4111 1', 'insertText', '5|4111 1', '5|411 11'],
  ['A blank', '4111', 'insertText', '4111 |', '4111|'],
  ['A pasted number', '', 'insertFromPaste', '4111-1111-1111-1111|', '4111 1111 1111 1111|'],
  ['Deleting the first digit of a group', '4111 1', 'deleteContentBackward', '4111 |', '4111|'],
  ['Deleting a blank backward', '4111 12', 'deleteContentBackward', '4111|12', '411|1 2'],
  ['Deleting a blank forward', '4111 12', 'deleteContentForward', '4111|12', '4111| 2'],
  ['Deleting a blank as a word forward', '4111 1234 5', 'deleteWordForward', '4111|1234 5', '4111| 5'],
  ['Deleting a blank as a word forward, in the last group', '4111 12', 'deleteWordForward', '4111|12', '4111|'],
  ['Deleting a blank as a word backward', '4111 1234 5', 'deleteWordBackward', '4111 1234|5', '4111| 5'],
  ['Deleting a blank as a word backward, in the first group', '4111 12', 'deleteWordBackward', '4111|12', '|12'],
  ['Full-width digits', '', 'insertFromPaste', '４１１１１|', '4111 1|'],
  ['A dash that is no hyphen', '4111', 'insertText', '4111\u2013|', '4111|'],
  ['A pasted number with a label', '', 'insertFromPaste', 'Card2: 41111|', 'Card2: 41111|'],
  ['A pasted security code', '', 'insertFromPaste', 'CVV2 4111|', '4111|'],
  ['What nobody sees', '4111', 'insertFromPaste', '4111\u200b1|', '4111 1|'],
  ['Deleting a digit inside', '4111 1', 'deleteContentBackward', '4|11 1', '4|111'],
  ['Deleting all', '4111 1', 'deleteContentBackward', '|', '|'],
  ['Cutting a part', '4111 1234', 'deleteByCut', '41|34', '41|34'],
  ['Cutting a blank', '4111 1', 'deleteByCut', '4111|1', '4111| 1'],
  ['A caret in a label', '', 'insertFromPaste', 'CV|V2 4111', '|4111'],
  ['Cutting over a gap', '4111 1234 5', 'deleteByCut', '411|234 5', '411|2 345'],
  ['A letter', '4111', 'insertText', '4111x|', '4111x|'],
  ['A letter inside', '4111 1', 'insertText', '41x|11 1', '41x|11 1'],
  ['Deleting a letter inside', '41x11', 'deleteContentBackward', '41|11', '41|11'],
  ['Deleting a letter forward', '41x11', 'deleteContentForward', '41|11', '41|11'],
] as const) {
  test(`${what}: "${typed}" after "${before}" becomes "${formatted}"`, () =>
    assert.deepEqual(groupDigits(at(typed), { inputType, before }, gaps), at(formatted)));
}

test('American Express numbers are grouped as on the card', () => {
  const typed = at('378282246310005|');
  assert.deepEqual(groupDigits(typed, { inputType: 'insertFromPaste', before: '' }, [4, 10]), at('3782 822463 10005|'));
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

for (const [what, inputType, typed, formatted] of [
  ['A month of one digit', 'insertText', '4|', '04|'],
  ['A month that may have two digits', 'insertText', '1|', '1|'],
  ['The first digit of the year', 'insertText', '042|', '04/2|'],
  ['The second digit of the year', 'insertText', '04/29|', '04/29|'],
  ['A slash by hand', 'insertText', '04/|', '04/|'],
  ['A pasted MMYY', 'insertFromPaste', '0429|', '04/29|'],
  ['A pasted MMYYYY', 'insertFromPaste', '042029|', '04/2029|'],
  ['A pasted MM / YY', 'insertFromPaste', '04 / 29|', '04 / 29|'],
  ['A pasted YYYY-MM', 'insertFromPaste', '2029-04|', '2029-04|'],
  ['Deleting behind the slash', 'deleteContentBackward', '04/|', '04/|'],
  ['Deleting the slash', 'deleteContentBackward', '04|', '04|'],
  ['Deleting down to one digit', 'deleteContentBackward', '4|', '4|'],
  ['A digit inside', 'insertText', '12|4/29', '12|4/29'],
  ['A letter', 'insertText', '04x|', '04x|'],
  ['The beginning of a month or a year', 'insertText', '2|', '2|'],
  ['The month 2 and a year', 'insertText', '28|', '02/8|'],
  ['The beginning of a year', 'insertText', '2028|', '2028|'],
  ['A year and a month', 'insertText', '2028-01|', '2028-01|'],
  ['A pasted YYYYMM', 'insertFromPaste', '202809|', '202809|'],
  ['A pasted MYYYY', 'insertFromPaste', '12028|', '12028|'],
  ['A pasted MYY', 'insertFromPaste', '928|', '09/28|'],
  ['A pasted MMYYYY that begins as MYYYY', 'insertFromPaste', '120281|', '12/0281|'],
  ['A letter after a date', 'insertText', '0429x|', '0429x|'],
  ['A pasted label', 'insertFromPaste', 'Exp 09/28|', '09/28|'],
  ['A word that is no month', 'insertText', 'abc 2|', 'abc 2|'],
  ['The name of a month', 'insertText', 'Sep 2|', '9/2|'],
  ['A pasted name of a month', 'insertFromPaste', 'September 2028|', '9/2028|'],
] as const) {
  test(`${what}: "${typed}" becomes "${formatted}"`, () =>
    assert.deepEqual(formatExpirationTyping(at(typed), { inputType, before: '' }), at(formatted)));
}
