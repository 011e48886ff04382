import { parseCents, type Cents } from '../money.ts';
import { plainText } from '../plain-text.ts';
import type { OptionProblem } from './option-problems.ts';

/** What a given value was read as, or what is wrong with it. */
export type Reading<Value> = { readonly value: Value } | { readonly problem: OptionProblem };

/**
 * What an option holds. `Given` is what a page may write for it, for the types alone: whatever it really writes is read
 * at run time, and reading never throws.
 */
export interface OptionKind<Value = unknown, Given = unknown> {
  readonly kind: string;
  /** The words of a choice, for the documentation and for the messages. */
  readonly values?: readonly string[];
  /** Reads a value that is there; text is trimmed already. */
  readonly read: (value: unknown) => Reading<Value>;
  /** Never there. */
  readonly accepts?: Given;
}

/** Far above any name, address or reference; below what a server takes for an attack. */
const mostCharacters = 1000;

function problem(code: OptionProblem['code'], detail?: string): { readonly problem: OptionProblem } {
  return { problem: detail === undefined ? { code } : { code, detail } };
}

/** Text. Numbers are taken as text: pages send policy numbers both ways. */
export const text: OptionKind<string, string | number> = {
  kind: 'text',
  read: (value) => {
    // A larger number has lost digits already.
    if (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER) return { value: String(value) };
    if (typeof value !== 'string') return problem('notText');
    return value.length > mostCharacters ? problem('tooLong', String(mostCharacters)) : { value: plainText(value) };
  },
};

/** `true` or `false`, or those words in any case. */
export const boolean: OptionKind<boolean, boolean | string> = {
  kind: 'boolean',
  read: (value) => {
    if (typeof value === 'boolean') return { value };
    const word = typeof value === 'string' ? value.toLowerCase() : '';
    return word === 'true' || word === 'false' ? { value: word === 'true' } : problem('notBoolean');
  },
};

function readCents(value: unknown): Cents | undefined {
  return typeof value === 'string' || typeof value === 'number' ? parseCents(String(value)) : undefined;
}

/** Dollars in decimal notation, greater than zero; read as cents. */
export const positiveAmount: OptionKind<Cents, number | string> = {
  kind: 'amount',
  read: (value) => {
    const cents = readCents(value);
    if (cents === undefined) return problem('notAmount');
    return cents === 0 ? problem('notPositive') : { value: cents };
  },
};

/** Dollars in decimal notation, with a minus where the account is in credit; read as cents. */
export const balance: OptionKind<Cents, number | string> = {
  kind: 'amount',
  read: (value) => {
    const isCredit = (typeof value === 'string' || typeof value === 'number') && String(value).startsWith('-');
    const cents = readCents(isCredit ? String(value).slice(1) : value);
    if (cents === undefined) return problem('notAmount');
    return { value: isCredit ? 0 - cents : cents };
  },
};

/** One of a fixed set of words, matched exactly. */
export function choice<Word extends string>(values: readonly Word[]): OptionKind<Word, Word> {
  return {
    kind: 'choice',
    values,
    read: (value) => {
      const word = values.find((candidate) => candidate === value);
      return word === undefined ? problem('notAllowed', values.join(', ')) : { value: word };
    },
  };
}
