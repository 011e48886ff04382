import { empty, invalid, valid, type Verdict } from './verdict.ts';

const mostCharacters = 100;

/** Reads a text of which nothing is known but that it has to be there: a street, a city. */
export function checkRequiredText(text: string): Verdict<string, 'length'> {
  const trimmed = text.trim();
  if (trimmed === '') return empty;
  return trimmed.length > mostCharacters ? invalid('length') : valid(trimmed);
}
