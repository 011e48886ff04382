import * as v from 'valibot';
import { SessionLife } from '../operation/operation-service.ts';
import { declineCodes } from '../operation/response-codes.ts';
import { plainText } from '../plain-text.ts';
import { wallTimePattern } from '../wall-time.ts';

/*
 * The shared parts of all wire shapes. Each shape is one schema: types, HTTP services, sandbox and OpenAPI come from it
 * (`npm run reference`). Requests are in `requests.ts`.
 */

/** The output of a schema, read-only. */
export type Shape<Schema extends v.GenericSchema> = Unchanged<v.InferOutput<Schema>>;
// Text first: a mapped type would take `string & {}` for an object.
type Unchanged<T> = unknown extends T ? T : T extends string ? T : { readonly [Key in keyof T]: Unchanged<T[Key]> };

/** Whole cents. */
export const Cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Whole cents, at least one. */
export const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Date and time in the merchant's local time, without a zone. */
export const WallTime = v.pipe(v.string(), v.regex(wallTimePattern));

// A service that sent more would put it on the screen and into the event.
export const LastFourDigits = v.pipe(v.string(), v.regex(/^\d{1,4}$/));

/** Text that a person reads. */
export const words = v.pipe(v.string(), v.transform(plainText));

/** Any answer with the code Success. */
export const Done = v.object({ responseCode: v.literal('Success') });

/** Absent in a session without a time limit. */
export const SecondsLeft = v.exactOptional(SessionLife.entries.secondsLeft);

/**
 * The options that the integrator's server has fixed for the session, by their documented names and with amounts in
 * dollars, as it gave them; a tax id is left out.
 */
export const LockedOptions = v.record(v.string(), v.unknown());

/** The answer to a request for more time. */
export const ExtendAnswer = v.object({ ...Done.entries, session: SessionLife });
export const BankNameAnswer = v.object({
  ...Done.entries,
  /** Null if the routing number belongs to no known bank. */
  bankName: v.nullable(words),
});

/** A call that was refused: nothing was done. */
export const Refusal = v.object({
  /** Stable; for programs. */
  responseCode: v.string(),
  /** For people; may change. It never repeats what was sent. */
  responseMessage: v.nullish(v.string()),
  /** The option or field that caused the refusal. A nested field has a dot: `authorization.sha256`. */
  // No number that was sent looks like one.
  field: v.nullish(v.pipe(v.string(), v.regex(/^(?!.{41})(([A-Za-z]+\d{0,3}|\d{1,2})(\.|$))+$/))),
  /** The merchant of the session, if the session is known. */
  merchant: v.nullish(v.object({ name: words, phone: words })),
  /** When the session's submission arrived, unless it was declined. */
  received: v.nullish(v.object({ at: WallTime, timeZone: words })),
});
export type Refusal = v.InferOutput<typeof Refusal>;

/**
 * Why an attempt moved and saved nothing. `QuoteChanged` is the service's own: the price is no longer the one that was
 * quoted. All others are the processor's.
 */
export const DeclineCode = v.picklist(declineCodes);
export type DeclineCode = v.InferOutput<typeof DeclineCode>;

/** Identifies the attempt that an answer is for: the operation key and the number of the attempt, as they were sent. */
export const AnsweredAttempt = v.object({ operationKey: v.string(), attempt: v.pipe(v.number(), v.safeInteger()) });
export type AnsweredAttempt = Shape<typeof AnsweredAttempt>;

/** No money was moved and no method saved. */
// An unknown code does not say whether money was moved: the answer counts as lost, and a status request follows.
export const Decline = v.object({ ...AnsweredAttempt.entries, responseCode: DeclineCode });

/** An answer to an attempt: a receipt, or a decline. */
export function answerSchema<Receipt>(receipt: v.GenericSchema<unknown, Receipt>) {
  return v.union([v.object({ ...Done.entries, ...AnsweredAttempt.entries, receipt }), Decline]);
}

/** `absent`: never received, and void from now on. `processing`: received and not decided; ask again. */
export const UnansweredStatus = v.object({ state: v.picklist(['absent', 'processing']) });

/** The status of an attempt; see `AttemptStatus`. */
export function statusSchema<Answer extends v.GenericSchema>(answer: Answer) {
  return v.object({
    ...Done.entries,
    ...AnsweredAttempt.entries,
    status: v.union([
      UnansweredStatus,
      v.object({
        state: v.literal('answered'),
        /** The answer that was lost. */
        answer,
      }),
    ]),
  });
}
