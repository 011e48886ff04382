import * as v from 'valibot';
import { declined, DeclineCode, Done } from '../../../src/http/wire.ts';

/** The processor's word. Everything but Success is an attempt that moved and saved nothing. */
export const ResponseCode = v.union([v.literal('Success'), DeclineCode]);
export type ResponseCode = v.InferOutput<typeof ResponseCode>;

/** The processor's word on what is no attempt of an operation: a receipt, or a decline. */
export function outcomeSchema<Receipt>(receipt: v.GenericSchema<unknown, Receipt>) {
  return v.union([v.object({ ...Done.entries, receipt }), v.object(declined)]);
}
