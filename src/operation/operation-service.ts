import * as v from 'valibot';
import type { DeclineCode } from './response-codes.ts';

const key = v.pipe(v.string(), v.minLength(1), v.maxLength(1000));

/** Identifies one operation in every call. */
export const OperationCredentials = v.object({
  /** The single-use session id from the integrator's server. */
  sessionKey: key,
  /** The idempotency key: one for the whole operation, kept over every retry. */
  operationKey: key,
});
export type OperationCredentials = Readonly<v.InferOutput<typeof OperationCredentials>>;

/** The time that a session has left. Every call that a person causes restarts it. */
export const SessionLife = v.object({
  /** Seconds until the session ends, unless it is used before. */
  secondsLeft: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type SessionLife = Readonly<v.InferOutput<typeof SessionLife>>;

/** The processor's answer to one attempt. */
export type Answer<Receipt> = { readonly code: 'Success'; readonly receipt: Receipt } | { readonly code: DeclineCode };

/**
 * The status of an attempt whose answer was lost.
 *
 * - `absent`: the service never received it, and will refuse it from now on. Nothing was moved.
 * - `processing`: it was received and is not decided yet: ask again.
 * - `answered`: this is the answer that was lost.
 */
export type AttemptStatus<Receipt> =
  | { readonly state: 'absent' }
  | { readonly state: 'processing' }
  | { readonly state: 'answered'; readonly answer: Answer<Receipt> };
