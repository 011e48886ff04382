import { centsOf, parseCents, type Cents } from '../money.ts';
import { plainText } from '../plain-text.ts';
import { notAllowed, type OptionProblem } from './option-problems.ts';

export type Reading<Value> = { readonly value: Value } | { readonly problem: OptionProblem };

/** The kind of value that an option holds. `Given` is what pages may write. Reading never throws. */
export interface OptionKind<Value = unknown, Given = unknown> {
  readonly kind: string;
  readonly values?: readonly string[];
  readonly read: (value: unknown) => Reading<Value>;
  /** True if typed servers send the value for an option that is not set, such as zero for an id. */
  readonly isUnset?: (value: unknown) => boolean;
  /** A type only, never set. */
  readonly accepts?: Given;
}

/** Longer than any name, address or reference, and short enough for every server. */
const maxCharacters = 1000;

export function problem(code: string, message: string): { readonly problem: OptionProblem } {
  return { problem: { code, message } };
}

const tooLong = problem('tooLong', `This option is too long: at most ${maxCharacters} characters are allowed.`);

/** Text. Numbers are taken as text: pages send policy numbers both ways. */
export const text: OptionKind<string, string | number> = {
  kind: 'text',
  read: (value) => {
    // A larger number has lost digits already.
    if (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER) return { value: String(value) };
    if (typeof value !== 'string') return problem('notText', 'This option must be text.');
    return value.length > maxCharacters ? tooLong : { value: plainText(value) };
  },
};

/** A session id. Refuses what pages pass on after a failed request: an error page, a sentence, JSON. */
export const session: OptionKind<string, string | number> = {
  kind: 'text',
  read: (value) => {
    const given = typeof value === 'string' ? value : '';
    const isWord = /^(undefined|null)$/.test(given);
    if (!isWord && !/[\s<>"]/.test(given)) return text.read(value);
    // Only the beginning, and nothing in quotes, because the text may contain a key.
    const start = isWord ? given : plainText(given.slice(0, Math.min(12, given.length / 2)).replace(/".*/, '"'));
    return problem('notSession', `This option must be a session id, but begins with: ${start}…`);
  },
};

/** `true` or `false`, or those words in any case. */
export const boolean: OptionKind<boolean, boolean | string> = {
  kind: 'boolean',
  read: (value) => {
    if (typeof value === 'boolean') return { value };
    const word = typeof value === 'string' ? value.toLowerCase() : '';
    return word === 'true' || word === 'false'
      ? { value: word === 'true' }
      : problem('notBoolean', 'This option must be true or false.');
  },
};

const notAmount = problem(
  'notAmount',
  'This option must be an amount of dollars with at most two decimals, such as 107.98.',
);

function readCents(value: unknown): Cents | undefined {
  if (typeof value === 'number') return centsOf(value);
  return typeof value === 'string' ? parseCents(value) : undefined;
}

/** Dollars in decimal notation, zero included; read as cents. */
export const amount: OptionKind<Cents, number | string> = {
  kind: 'amount',
  read: (value) => {
    const cents = readCents(value);
    return cents === undefined ? notAmount : { value: cents };
  },
};

/** Dollars in decimal notation, greater than zero; read as cents. */
export const positiveAmount: typeof amount = {
  kind: 'amount',
  read: (value) =>
    readCents(value) === 0 ? problem('notPositive', 'This option must be greater than zero.') : amount.read(value),
};

/** Dollars in decimal notation, with a minus if the account is in credit; read as cents. */
export const balance: typeof amount = {
  kind: 'amount',
  read: (value) => {
    const isCredit = typeof value === 'number' ? value < 0 : typeof value === 'string' && value.startsWith('-');
    const reading = amount.read(!isCredit ? value : typeof value === 'number' ? -value : String(value).slice(1));
    return isCredit && 'value' in reading ? { value: 0 - reading.value } : reading;
  },
};

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

function isZero(value: unknown): boolean {
  return value === 0 || value === '0';
}

function matches(value: unknown, pattern: RegExp): value is number | string {
  return (typeof value === 'number' || typeof value === 'string') && pattern.test(String(value));
}

/** A whole number greater than zero, as ids are; text with digits only is taken too. */
export const id: OptionKind<number, number | string> = {
  kind: 'id',
  isUnset: isZero,
  read: (value) =>
    matches(value, /^(?=.*[1-9])[0-9]{1,15}$/)
      ? { value: Number(value) }
      : problem('notId', 'This option must be a whole number greater than zero.'),
};

/** A telephone number of ten digits, without anything between them. */
export const phone: OptionKind<string, number | string> = {
  kind: 'phone',
  read: (value) =>
    matches(value, /^[0-9]{10}$/)
      ? { value: String(value) }
      : problem('notPhone', 'This option must be a telephone number of 10 digits, such as 2125550123.'),
};

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

export function details<Given extends object>(): OptionKind<object, Given> {
  return {
    kind: 'object',
    read: (value) =>
      typeof value === 'object' && value !== null && !isList(value)
        ? { value }
        : problem('notObject', 'This option must be an object.'),
  };
}

/** A proxy that has been revoked throws even here; it is no object with options either. */
function isList(value: object): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return true;
  }
}
