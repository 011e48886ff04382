import * as v from 'valibot';
import { words, type Shape } from '../http/wire.ts';
import { plainText } from '../plain-text.ts';

/* The wire shapes that both claims modals have. */

export const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const ClaimsMerchant = v.object({
  name: words,
  /** Shown where a person reads how to get help. */
  phone: words,
});

/** Required text without line breaks, because it is also in e-mails. */
export const line = v.pipe(v.string(), v.transform(plainText), v.minLength(1), v.maxLength(1000));

/** Where a payee lives or has its seat. */
export const PostalAddress = v.object({ address: line, city: line, state: line, zip: line });
export type PostalAddress = Shape<typeof PostalAddress>;
