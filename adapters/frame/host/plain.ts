import { mostCharacters, type Plain } from '../protocol.ts';

/** What no option takes: the problem is told under the option's own name. */
const unreadable: readonly never[] = [];

/** More names than any option object has; fewer than `window` or an element of a page. */
const ofOptions = { names: 200, characters: mostCharacters.option };
const ofTexts = { names: 1_000, characters: mostCharacters.text };

/**
 * A page's value as data that can travel: its own texts, numbers and booleans, and the objects in it, down to a company's
 * contact. It never throws, whatever it is given.
 */
export function plain(value: unknown, depth = 3, most = ofOptions): Plain {
  if (typeof value === 'string') return value.slice(0, most.characters);
  if (typeof value === 'object' && value && depth > 0) return plainObject(value, depth, most);
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  return typeof value === 'number' && !isNaN(value) ? value : unreadable;
}

function plainObject(value: object, depth: number, most: typeof ofOptions): Plain {
  try {
    const names = Array.isArray(value) ? undefined : Object.getOwnPropertyNames(value);
    if (!names || names.length > most.names) return unreadable;
    return Object.fromEntries(names.map((name) => [name, plainMember(value, name, depth, most)]));
  } catch {
    // A proxy of the page.
    return unreadable;
  }
}

function plainMember(value: object, name: string, depth: number, most: typeof ofOptions): Plain {
  try {
    return plain((value as Readonly<Record<string, unknown>>)[name], depth - 1, most);
  } catch {
    // A getter of the page.
    return unreadable;
  }
}

/** The texts among a page's messages. */
export function plainTexts(messages: unknown): Record<string, string> {
  const texts = plain(messages, 1, ofTexts);
  const entries = texts instanceof Object ? Object.entries(texts) : [];
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string')) as Record<string, string>;
}
