import * as v from 'valibot';
import type { OperationCredentials } from '../../src/operation/operation-service.ts';

/* What the requests of all modals are made of. */

export const text = v.pipe(v.string(), v.minLength(1), v.maxLength(1000));
/** Nothing is paid with nothing. */
export const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
export const digits = (most: number) => v.pipe(v.string(), v.regex(/^\d+$/), v.maxLength(most));
export const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const credentials = { sessionKey: text, operationKey: text };
export const attempt = { attempt: wholeNumber(1, 1_000) };

/** What a page's service sends, field by field: the compiler holds the schemas to it. */
export type AttemptRequest<Submission> = v.GenericSchema<
  unknown,
  OperationCredentials & { readonly attempt: number } & Submission
>;

export const credentialsOnly = v.object(credentials);
export const statusRequest = v.object({ ...credentials, ...attempt });

/** The key that a request of the merchant's server carries, by the name that it has there. */
export const keyRequest = (field: string) => v.object({ [field]: text });
export const voidRequest = v.object({ transactionId: text });
export const refundRequest = v.object({ transactionId: text, amount, operationKey: v.exactOptional(text) });
