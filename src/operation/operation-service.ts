import type { DeclineCode } from './response-codes.ts';

/** What names one operation in every call. */
export interface OperationCredentials {
  /** The single-use session id from the integrator's server. */
  readonly sessionKey: string;
  /** The idempotency key: one for the whole operation, kept over every retry. */
  readonly operationKey: string;
}

/** The processor's word on one attempt. */
export type Answer<Receipt> = { readonly code: 'Success'; readonly receipt: Receipt } | { readonly code: DeclineCode };

/**
 * What became of an attempt whose answer was lost.
 *
 * - `absent`: the service never received it, and from this question on will refuse it. Nothing was moved.
 * - `processing`: received, not decided yet: ask again.
 * - `answered`: this is the answer that was lost.
 */
export type AttemptStatus<Receipt> =
  | { readonly state: 'absent' }
  | { readonly state: 'processing' }
  | { readonly state: 'answered'; readonly answer: Answer<Receipt> };
