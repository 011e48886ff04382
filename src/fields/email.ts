import { emailForm } from './email-form.ts';
import { plainCharacters } from './typed-text.ts';
import { empty, invalid, partial, valid, type Verdict } from './verdict.ts';

/** No address is longer. Source: RFC 5321. */
const maxCharacters = 254;

/** No address has these in it, in front of the `@` or behind it. */
const never = /[\s,;:<>"()[\]\\]|@.*@|^@|@-|^[^@]*[^\x21-\x7e@]/;

/** Reads an e-mail address: `'pat@example.com'`. Checks its form only, not whether the mailbox exists. */
export function checkEmail(text: string): Verdict<string, 'form' | 'length'> {
  const address = plainCharacters(text).trim();
  if (address === '') return empty;
  if (never.test(address)) return invalid('form');
  if (address.length > maxCharacters) return invalid('length');
  return emailForm.test(address) ? valid(address) : partial('form');
}
