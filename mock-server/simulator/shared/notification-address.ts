import * as v from 'valibot';
import type { Shape } from '../../../src/http/wire.ts';

/** The secret where an address names none. It is as public as all else of the sandbox. */
export const sandboxSecret = 'whsec_c2FuZGJveC1ub3RpZmljYXRpb25zLWFyZS1wdWJsaWM=';

const Secret = v.pipe(v.string(), v.regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/));

/** Where a merchant's server hears. */
export const NotificationAddress = v.object({
  /** On this machine: nothing that is tried here goes anywhere else. */
  url: v.pipe(v.string(), v.maxLength(1000), v.check(isOnThisMachine, 'An address on this machine')),
  /** Each signs: two while one takes the place of the other. The public one of the sandbox where none is named. */
  secrets: v.optional(v.pipe(v.array(Secret), v.minLength(1), v.maxLength(3)), [sandboxSecret]),
});
export type NotificationAddress = Shape<typeof NotificationAddress>;

/** `http://localhost:8080/hear`, `https://127.0.0.1/`. A name that is only said to lead here is none. */
function isOnThisMachine(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const isHere = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
  return /^https?:$/.test(protocol) && isHere && username === '' && password === '';
}
