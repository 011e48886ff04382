import { SessionError } from './call-errors.ts';

/* The options of a session request, which hold whatever the page says. */

/**
 * The options as they are sent. Names without a value are kept, also in a payee's details, so that the service refuses
 * them: they would lock nothing. JSON would omit them.
 */
export function sentOptions(options: object): object {
  return JSON.parse(JSON.stringify(options, (_, value: unknown) => (isNoJson(value) ? null : value))) as object;
}

function isNoJson(value: unknown): boolean {
  return value === undefined || typeof value === 'function' || typeof value === 'symbol';
}

/** Rejects a session if the service does not confirm its locked options: it may not support them. */
export function requireOptionsFixed(
  options: object | undefined,
  { OptionsFixed }: { readonly OptionsFixed?: boolean | null | undefined },
  status: number,
): void {
  if (options === undefined || OptionsFixed === true) return;
  const message = 'The service did not confirm the options of the session (OptionsFixed). Do not use the session.';
  throw new SessionError('OptionsNotFixed', message, { status });
}
