import type { WallTime } from '../wall-time.ts';

/**
 * Why a call to the service returned no usable answer.
 *
 * - `refused`: the service refused the call. Nothing was done, and the same call will be refused again.
 * - `lost`: it is unknown whether the service did it: no connection, a timeout, a 5xx, an unreadable body.
 */
export type ServiceErrorKind = 'refused' | 'lost';

/** What the service reports about a refused session. */
export interface RefusedSession {
  readonly merchant?: { readonly name: string; readonly phone: string } | null | undefined;
  /** When the session's submission arrived, unless it was declined. */
  readonly received?: { readonly at: WallTime; readonly timeZone: string } | null | undefined;
}

/** The rejection of a service call. Its text never holds anything that a person typed. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly kind: ServiceErrorKind;
  /** The service's ResponseCode, or for a lost call how it was lost: `network`, `timeout`, `status`, `unreadable`, `exception`. */
  readonly code: string;
  /** The option that the refusal is about, if the service named one. */
  readonly field: string | undefined;
  readonly about: RefusedSession;

  constructor(
    kind: ServiceErrorKind,
    code: string,
    options: { message?: string; field?: string; about?: RefusedSession; cause?: unknown } = {},
  ) {
    super(options.message ?? `The service call was ${kind}: ${code}.`, { cause: options.cause });
    this.kind = kind;
    this.code = code;
    this.field = options.field;
    this.about = options.about ?? {};
  }
}

/**
 * Masks numbers in a message of a page's own service, which may quote typed text: `'Card 4111 failed' => 'Card ****
 * failed'`.
 */
export function masked(text: string): string {
  return text.replace(/\d/g, '*');
}
