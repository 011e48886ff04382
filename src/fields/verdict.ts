/**
 * The state of a text that a person is typing.
 *
 * `partial` can still become valid, so nothing is shown while it is being typed; `invalid` cannot, so it is shown at
 * once. On submission everything but `valid` is shown: a partial text by its code, or else as incomplete.
 * A code is the second half of a message key: `checksum` of the card number is the message `cardNumber.checksum`.
 */
export type Verdict<Value, Code extends string = never> =
  | { readonly state: 'empty' }
  | { readonly state: 'partial'; readonly code?: Code }
  | { readonly state: 'valid'; readonly value: Value }
  | { readonly state: 'invalid'; readonly code: Code };

export const empty = { state: 'empty' } as const;

export function partial(): Verdict<never>;
export function partial<Code extends string>(code: Code): Verdict<never, Code>;
export function partial(code?: string): Verdict<never, string> {
  return code === undefined ? { state: 'partial' } : { state: 'partial', code };
}

export function valid<Value>(value: Value): Verdict<Value> {
  return { state: 'valid', value };
}

export function invalid<Code extends string>(code: Code): Verdict<never, Code> {
  return { state: 'invalid', code };
}

/** The value that was read. Only for a text that has been found valid. */
export function validValue<Value>(verdict: Verdict<Value, string>): Value {
  if (verdict.state !== 'valid') throw new TypeError('The form was submitted before all of its fields were valid.');
  return verdict.value;
}
