import * as v from 'valibot';

// The intersection keeps an editor offering the words that are known.
const unknownValue: v.GenericSchema<string, string & {}> = v.string();

/**
 * A word of an enumeration, as a server hears it: one of today's, or one that came later. A server runs on for years, and a
 * payment of a kind that it does not know is a payment still.
 */
export function allowUnknown<const Known extends v.GenericSchema<string>>(known: Known) {
  return v.union([known, unknownValue]);
}
