/**
 * The state of a text that a person is typing.
 *
 * `partial` can still become valid, `invalid` cannot. Nothing is shown while a person types. When the field is left,
 * `invalid` is shown, and a `partial` text that has a code: such a text may be all that the person meant to type. On
 * submission everything but `valid` is shown, a partial text without a code as incomplete.
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

/** The code of a problem; undefined if the text is valid. */
export function problemOf(verdict: Verdict<unknown, string>): string | undefined {
  if (verdict.state === 'valid') return undefined;
  return ('code' in verdict && verdict.code) || verdict.state;
}

/** The value that was read. Only for a text that has been found valid. */
export function validValue<Value>(verdict: Verdict<Value, string>): Value {
  if (verdict.state !== 'valid') throw new TypeError('Not all fields are valid.');
  return verdict.value;
}
