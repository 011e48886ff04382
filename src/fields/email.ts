import { empty, invalid, partial, valid, type Verdict } from './verdict.ts';

/** Reads an e-mail address: `'pat@example.com'`. Whether anybody reads what is sent there, nobody can know. */
export function checkEmail(text: string): Verdict<string, 'form' | 'length'> {
  const address = text.trim();
  if (address === '') return empty;
  if (/[\s,;:<>"()[\]\\]|@.*@|^@/.test(address)) return invalid('form');
  if (address.length > 254) return invalid('length');
  return /^[^@]+@[^@.]+(\.[^@.]+)+$/.test(address) ? valid(address) : partial('form');
}
