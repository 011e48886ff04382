import { SessionError } from './call-errors.ts';

/* The options of a session request, which hold whatever the page says. */

/** The options as they are sent: one without a value is named all the same, and refused, as it would fix nothing. */
export function sentOptions(options: object): object {
  return Object.fromEntries(
    Object.entries(options as Readonly<Record<string, unknown>>).map(([name, value]) => [name, value ?? null]),
  );
}

/** Rejects a session with options where the service does not say that they hold: it may not know of them. */
export function requireOptionsFixed(
  options: object | undefined,
  { OptionsFixed }: { readonly OptionsFixed?: boolean | null | undefined },
  status: number,
): void {
  if (options === undefined || OptionsFixed === true) return;
  const message = 'The service gave a session without saying that its options are fixed, as it has to (OptionsFixed).';
  throw new SessionError('OptionsNotFixed', message, { status });
}
