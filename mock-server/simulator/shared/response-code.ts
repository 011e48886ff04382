import * as v from 'valibot';
import { DeclineCode, Done } from '../../../src/http/wire.ts';

/** The processor's word. Everything but Success is an attempt that moved and saved nothing. */
export const ResponseCode = v.union([v.literal('Success'), DeclineCode]);
export type ResponseCode = v.InferOutput<typeof ResponseCode>;

/** What a ledger says of an attempt. */
export const decision = {
  responseCode: ResponseCode,
  /** Words for whoever wonders why, where the amount made it a decline. */
  hint: v.exactOptional(v.string()),
};

/** The processor's word on what is no attempt of an operation: a receipt, or a decline. */
export function outcomeSchema<Receipt>(receipt: v.GenericSchema<unknown, Receipt>) {
  return v.union([v.object({ ...Done.entries, receipt }), v.object({ responseCode: DeclineCode })]);
}
