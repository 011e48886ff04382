import { isZero, type OptionKind } from './option-kinds.ts';
import { notAllowed } from './option-problems.ts';

/** One of a fixed set of words, matched exactly. */
export function choice<Word extends string>(values: readonly Word[]): OptionKind<Word, Word> {
  return {
    kind: 'choice',
    values,
    read: (value) => {
      const word = values.find((candidate) => candidate === value);
      return word === undefined ? { problem: notAllowed(values) } : { value: word };
    },
  };
}

/** One of a fixed set of words, each with a number that may stand for it: `1 => 'Disabled'`. */
export function numbered<Word extends string, Number extends number>(
  numbers: Readonly<Record<Word, Number>>,
): OptionKind<Word, Word | Number> {
  const words = Object.keys(numbers) as Word[];
  return {
    kind: 'choice',
    values: words,
    isUnset: (value) => isZero(value) && words.every((word) => numbers[word] > 0),
    read: (value) => {
      // Only these: some objects cannot be converted to text.
      const given = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
      const word = words.find((candidate) => candidate === given || String(numbers[candidate]) === given);
      return word === undefined
        ? { problem: notAllowed(words.map((known) => `${known} (${numbers[known]})`)) }
        : { value: word };
    },
  };
}
