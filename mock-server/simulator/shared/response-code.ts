import * as v from 'valibot';
import { DeclineCode, Done } from '../../../src/http/wire.ts';

/** The processor's decision. All codes except Success mean that nothing was moved or saved. */
export const ResponseCode = v.union([v.literal('Success'), DeclineCode]);
export type ResponseCode = v.InferOutput<typeof ResponseCode>;

/** The decision on an attempt, for a ledger. */
export const decision = {
  responseCode: ResponseCode,
  /** Explains a decline that the amount caused. */
  hint: v.exactOptional(v.string()),
};

/** The processor's decision on a call that is not an attempt of an operation: a receipt or a decline. */
export function outcomeSchema<Receipt>(receipt: v.GenericSchema<unknown, Receipt>) {
  return v.union([v.object({ ...Done.entries, receipt }), v.object({ responseCode: DeclineCode })]);
}
