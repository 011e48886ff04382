import * as v from 'valibot';
import { DeclineCode } from '../../../src/http/wire.ts';

/** The processor's word. Everything but Success is an attempt that moved and saved nothing. */
export const ResponseCode = v.union([v.literal('Success'), DeclineCode]);
export type ResponseCode = v.InferOutput<typeof ResponseCode>;
