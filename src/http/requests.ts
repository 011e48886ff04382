import * as v from 'valibot';
import { checkEmail } from '../fields/email.ts';
import { OperationCredentials } from '../operation/operation-service.ts';
import type { Shape } from './wire.ts';

/*
 * The shared parts of all requests. Schemas check only the form; the service declines wrong numbers. Pages import
 * only the types.
 */

/** Text in a request. */
export const Text = v.pipe(v.string(), v.minLength(1), v.maxLength(1000));

/** One e-mail address, without spaces around it or anything that could begin another line of an e-mail's head. */
export const EmailAddress = v.pipe(
  v.string(),
  v.maxLength(254),
  v.check((email) => {
    const verdict = checkEmail(email);
    return verdict.state === 'valid' && verdict.value === email;
  }),
);

export function digits(most: number) {
  return v.pipe(v.string(), v.regex(/^\d+$/), v.maxLength(most));
}

export function wholeNumber(least: number, most: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
}

/** Identifies an attempt of an operation. */
export const AttemptRequest = v.object({
  ...OperationCredentials.entries,
  /** Counts the submissions from 1. */
  attempt: wholeNumber(1, 1_000),
});

/** The only request about a bank account before its submission. */
export const BankNameRequest = v.object({
  ...OperationCredentials.entries,
  routingNumber: v.pipe(v.string(), v.regex(/^\d{9}$/)),
});

/** The content of a request, without session, operation key and attempt. */
export type Content<Request extends v.GenericSchema> = Omit<Shape<Request>, keyof Shape<typeof AttemptRequest>>;
