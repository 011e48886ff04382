import { withoutWords } from './expiration.ts';
import { withoutSeparators } from './typed-text.ts';

export interface Typed {
  readonly text: string;
  readonly caret: number;
}

/** The last keystroke in the words of `InputEvent.inputType`, and the text before it. */
export interface Keystroke {
  readonly inputType: string;
  readonly before: string;
}

/** Puts a text into its usual form while it is being typed. The caret stays behind the character it stood behind. */
export type Formatter = (typed: Typed, keystroke: Keystroke) => Typed;

/**
 * Groups digits. `gapsOf` returns after how many of them a blank follows.
 *
 * `('41111|', () => [4, 8, 12]) => '4111 1|'`. Deleting a blank deletes the digit or the group beyond it, since the blank
 * is added again. A text with other characters than digits and separators stays unchanged, for the person to see.
 */
export function groupDigits(
  { text, caret }: Typed,
  { inputType, before }: Keystroke,
  gapsOf: (digits: string) => readonly number[],
): Typed {
  let digits = withoutSeparators(text);
  if (/\D/.test(digits)) return { text, caret };
  const gaps = gapsOf(digits);
  let digitsBefore = withoutSeparators(text.slice(0, caret)).replace(/\D/g, '').length;
  if (inputType.endsWith('ward') && digits === withoutSeparators(before)) {
    const [from, to] = beyondGap(digitsBefore, inputType, gaps);
    digits = digits.slice(0, from) + digits.slice(to);
    digitsBefore = from;
  }
  const withGap = (grouped: string, gap: number) =>
    gap < digits.length ? `${grouped.slice(0, gap)} ${grouped.slice(gap)}` : grouped;
  const gapsBefore = gaps.filter((gap) => gap < digitsBefore).length;
  return { text: gaps.reduceRight(withGap, digits), caret: digitsBefore + gapsBefore };
}

function beyondGap(caret: number, inputType: string, gaps: readonly number[]): readonly [from: number, to: number] {
  const isWord = inputType.includes('Word');
  if (inputType.endsWith('Forward')) return [caret, isWord ? (gaps.find((gap) => gap > caret) ?? Infinity) : caret + 1];
  return [isWord ? (gaps.findLast((gap) => gap < caret) ?? 0) : Math.max(caret - 1, 0), caret];
}

/**
 * Puts the slash into an expiration date: `'4' => '04'`, `'042' => '04/2'`, `'042029' => '04/2029'`, `'928' => '09/28'`.
 * Every other form is read as it stands, and what is deleted stays deleted.
 */
export function formatExpirationTyping(typed: Typed, { inputType }: Keystroke): Typed {
  const { text, caret } = typed;
  if (inputType.startsWith('delete') || caret !== text.length) return typed;
  const formatted = withoutWords(text)
    // A 2 may begin a year: 2029-04.
    .replace(/^([3-9]|2(?=[1-9]))(\d\d?)?$/, '0$1$2')
    .replace(/^(?!20|\d20\d\d$)(\d\d)(\d{1,4})$/, '$1/$2');
  return { text: formatted, caret: formatted.length };
}
