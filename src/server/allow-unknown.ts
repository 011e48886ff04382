import * as v from 'valibot';

// The intersection keeps an editor offering the words that are known.
const unknownValue: v.GenericSchema<string, string & {}> = v.string();

/**
 * A word of an enumeration, known today or added later. A server may run for years, and a payment of an unknown kind
 * still counts.
 */
export function allowUnknown<const Known extends v.GenericSchema<string>>(known: Known) {
  return v.union([known, unknownValue]);
}
