import { maxCharacters, type Plain } from '../protocol.ts';

/** A value that no option accepts, so that the problem is reported under the option's name. */
const unreadable: readonly never[] = [];

/** More than any object of options or texts has. */
const maxNames = 500;

/** Copies a page's value as data for a message, at most three levels deep. Never throws. */
export function toPlain(value: unknown, depth = 3, most = maxCharacters.option): Plain {
  return plainOf(() => value, depth, most);
}

function plainOf(read: () => unknown, depth: number, most: number): Plain {
  try {
    const value = read();
    if (typeof value === 'string') return value.slice(0, most);
    if (value === null || value === undefined || typeof value === 'boolean') return value;
    if (typeof value === 'number' && !isNaN(value)) return value;
    if (typeof value !== 'object' || Array.isArray(value) || depth === 0) return unreadable;
    const names = Object.getOwnPropertyNames(value);
    if (names.length > maxNames) return unreadable;
    const members = value as Readonly<Record<string, unknown>>;
    return Object.fromEntries(names.map((name) => [name, plainOf(() => members[name], depth - 1, most)]));
  } catch {
    // A getter or proxy of the page may throw.
    return unreadable;
  }
}
