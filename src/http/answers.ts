import * as v from 'valibot';
import { isDecline, ResponseCode, type DeclineCode } from '../operation/response-codes.ts';
import { plainText } from '../plain-text.ts';
import type { Answer, AttemptStatus } from '../operation/operation-service.ts';

/* The shapes that every modal's service answers share. */

/** A whole number of cents, never negative. */
export const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Text that a person reads. */
export const words = v.pipe(v.string(), v.transform(plainText));

/** A service that sent more would put it on the screen and into the event. */
export const lastFourDigits = v.pipe(v.string(), v.regex(/^\d{1,4}$/));

/** Anything that says Success. */
export const done = v.object({ responseCode: v.literal('Success') });

/** Why the processor said no. A code that is not known here is none. */
export const declineCode = v.picklist(Object.values(ResponseCode).filter(isDecline));

/** An answer to an attempt: a receipt, or a decline. */
export function answerSchema<Receipt>(receipt: v.GenericSchema<unknown, Receipt>) {
  return v.union([
    v.object({ responseCode: v.literal('Success'), receipt }),
    // A code that is not known here says nothing of the money: the answer counts as lost, and its status is asked for.
    v.object({ responseCode: declineCode }),
  ]);
}

/** What became of an attempt; see {@link AttemptStatus}. */
export function statusSchema<Receipt>(receipt: v.GenericSchema<unknown, Receipt>) {
  return v.object({
    responseCode: v.literal('Success'),
    status: v.union([
      v.object({ state: v.literal('absent') }),
      v.object({ state: v.literal('processing') }),
      v.object({ state: v.literal('answered'), answer: answerSchema(receipt) }),
    ]),
  });
}

type WireAnswer<Receipt> = { responseCode: 'Success'; receipt: Receipt } | { responseCode: DeclineCode };
type WireStatus<Receipt> = { state: 'absent' | 'processing' } | { state: 'answered'; answer: WireAnswer<Receipt> };

export function toAnswer<Receipt>(wire: WireAnswer<Receipt>): Answer<Receipt> {
  return wire.responseCode === 'Success' ? { code: 'Success', receipt: wire.receipt } : { code: wire.responseCode };
}

export function toStatus<Receipt>(wire: WireStatus<Receipt>): AttemptStatus<Receipt> {
  return wire.state === 'answered' ? { state: 'answered', answer: toAnswer(wire.answer) } : { state: wire.state };
}
