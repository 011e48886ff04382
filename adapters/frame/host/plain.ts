import { mostCharacters, type Plain } from '../protocol.ts';

/** What no option takes: the problem is told under the option's own name. */
const unreadable: readonly never[] = [];

/** More names than any option object has; fewer than `window` or an element of a page. */
const mostNames = 200;

/**
 * A page's value as data that can travel: its own texts, numbers and booleans, and the objects in it, down to a company's
 * contact. It never throws, whatever it is given.
 */
export function plain(value: unknown, depth = 3): Plain {
  if (typeof value === 'string') return value.slice(0, mostCharacters.option);
  if (typeof value === 'object' && value && depth > 0) return plainObject(value, depth);
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  return typeof value === 'number' && !isNaN(value) ? value : unreadable;
}

function plainObject(value: object, depth: number): Plain {
  try {
    const names = Array.isArray(value) ? undefined : Object.getOwnPropertyNames(value);
    if (!names || names.length > mostNames) return unreadable;
    return Object.fromEntries(names.map((name) => [name, plainMember(value, name, depth)]));
  } catch {
    // A proxy of the page.
    return unreadable;
  }
}

function plainMember(value: object, name: string, depth: number): Plain {
  try {
    return plain((value as Readonly<Record<string, unknown>>)[name], depth - 1);
  } catch {
    // A getter of the page.
    return unreadable;
  }
}

/** The texts among a page's messages. */
export function plainTexts(messages: unknown): Record<string, string> {
  const entries = Object.entries(Object(messages) as object).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(
    entries.slice(0, 1_000).map(([key, text]) => [key, String(text).slice(0, mostCharacters.text)]),
  );
}
