import { plainCharacters } from './typed-text.ts';
import { empty, invalid, partial, valid, type Verdict } from './verdict.ts';

/** No address is longer. Source: RFC 5321. */
const maxCharacters = 254;

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";

/**
 * The rule of browsers for an address, with two letters at least in its last label. As mail servers take it, the part
 * before the `@` has at most 64 characters and no dot at its ends or beside another one.
 */
const complete = new RegExp(
  `^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?=(?:[^.]*\\p{L}){2})${label}$`,
  'u',
);

/** No address has these in it, in front of the `@` or behind it. */
const never = /[\s,;:<>"()[\]\\]|@.*@|^@|@-|^[^@]*[^\x21-\x7e@]/;

/** Reads an e-mail address: `'pat@example.com'`. Checks its form only, not whether the mailbox exists. */
export function checkEmail(text: string): Verdict<string, 'form' | 'length'> {
  const address = plainCharacters(text).trim();
  if (address === '') return empty;
  if (never.test(address)) return invalid('form');
  if (address.length > maxCharacters) return invalid('length');
  return complete.test(address) ? valid(address) : partial('form');
}
