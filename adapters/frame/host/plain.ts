import { maxCharacters, type Plain } from '../protocol.ts';

/** A value that no option accepts, so that the problem is reported under the option's name. */
const unreadable: readonly never[] = [];

/** More names than any option object has; fewer than `window` or an element of a page. */
const ofOptions = { names: 200, characters: maxCharacters.option };
const ofTexts = { names: 1_000, characters: maxCharacters.text };

/** Copies a page's value as data for a message, at most three levels deep. Never throws. */
export function toPlain(value: unknown, depth = 3, most = ofOptions): Plain {
  return plainOf(() => value, depth, most);
}

function plainOf(read: () => unknown, depth: number, most: typeof ofOptions): Plain {
  try {
    const value = read();
    if (typeof value === 'string') return value.slice(0, most.characters);
    if (value === null || value === undefined || typeof value === 'boolean') return value;
    if (typeof value === 'number' && !isNaN(value)) return value;
    if (typeof value !== 'object' || Array.isArray(value) || depth === 0) return unreadable;
    const names = Object.getOwnPropertyNames(value);
    if (names.length > most.names) return unreadable;
    const members = value as Readonly<Record<string, unknown>>;
    return Object.fromEntries(names.map((name) => [name, plainOf(() => members[name], depth - 1, most)]));
  } catch {
    // A getter or proxy of the page may throw.
    return unreadable;
  }
}

export function toPlainTexts(messages: unknown): Record<string, string> {
  const texts = toPlain(messages, 1, ofTexts);
  const entries = texts instanceof Object ? Object.entries(texts) : [];
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string')) as Record<string, string>;
}
