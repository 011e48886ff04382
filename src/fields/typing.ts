/** What stands in an input, and where the caret is. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

/** What the last keystroke did, in the words of `InputEvent.inputType`, and the text before it. */
export interface Keystroke {
  readonly inputType: string;
  readonly before: string;
}

/** Puts a text into its usual form while it is being typed. The caret stays behind the character it stood behind. */
export type Formatter = (typed: Typed, keystroke: Keystroke) => Typed;

/**
 * Groups digits: `gaps` tells after how many of them a blank stands.
 *
 * `('41111|', [4, 8, 12]) => '4111 1|'`. Deleting a blank deletes the digit beyond it, since the blank comes back by
 * itself. A text with anything else than digits and separators in it is left as it is, for the person to see.
 */
export function groupDigits(typed: Typed, { inputType, before }: Keystroke, gaps: readonly number[]): Typed {
  if (other.test(typed.text)) return typed;
  let digits = digitsOf(typed.text);
  let digitsBefore = digitsOf(typed.text.slice(0, typed.caret)).length;
  if (digits === digitsOf(before) && !other.test(before)) {
    const lost = { deleteContentBackward: digitsBefore - 1, deleteContentForward: digitsBefore }[inputType];
    if (lost !== undefined && lost >= 0) {
      digits = digits.slice(0, lost) + digits.slice(lost + 1);
      digitsBefore = lost;
    }
  }
  const grouped = (count: number) =>
    Array.from(digits.slice(0, count), (digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
  return { text: grouped(digits.length), caret: grouped(digitsBefore).length };
}

/** What is neither a digit nor a separator. */
const other = /[^\d\s-]/;

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * Puts the slash into an expiration date: `'4' => '04'`, `'042' => '04/2'`, `'042029' => '04/2029'`.
 * Every other form is read as it stands, and what is deleted stays deleted.
 */
export function formatExpirationTyping(typed: Typed, { inputType }: Keystroke): Typed {
  const { text, caret } = typed;
  if (inputType.startsWith('delete') || caret !== text.length) return typed;
  const formatted = text.replace(/^([2-9])$/, '0$1').replace(/^(\d\d)(\d{1,4})$/, '$1/$2');
  return { text: formatted, caret: formatted.length };
}
