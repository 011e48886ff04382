import * as v from 'valibot';
import type { Shape } from '../../../src/http/wire.ts';

/** The default secret for an address. It is public, like all keys of the sandbox. */
export const sandboxSecret = 'whsec_c2FuZGJveC1ub3RpZmljYXRpb25zLWFyZS1wdWJsaWM=';

const Secret = v.pipe(v.string(), v.regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/));

/** The address for a merchant's notifications. */
export const NotificationAddress = v.object({
  /** An address on this machine, so that test data stays here. */
  url: v.pipe(v.string(), v.maxLength(1000), v.check(isOnThisMachine, 'An address on this machine')),
  /** Each secret signs. Use two while you replace one by the other. By default, the sandbox's public secret. */
  secrets: v.optional(v.pipe(v.array(Secret), v.minLength(1), v.maxLength(3)), [sandboxSecret]),
});
export type NotificationAddress = Shape<typeof NotificationAddress>;

/** True for `http://localhost:8080/hear` or `https://127.0.0.1/`, but not for other names that resolve here. */
function isOnThisMachine(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && isHere(url) && url.username === '' && url.password === '';
}

export function isHere({ hostname }: URL): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
