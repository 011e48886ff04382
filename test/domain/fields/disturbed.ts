import fc from 'fast-check';
import type { Verdict } from '../../../src/fields/verdict.ts';

/* What people type and paste: texts that are right but for what nobody sees, or for something more or less. */

const noise = fc.oneof(
  fc.constantFrom(' ', '-', '\t', '\n', '\u00a0', '\u3000', '\u2013', '\u200b', '\u200c', '\u202e', '\ufeff', '\u0007'),
  fc.constantFrom('0', '9', '\uff11', 'x', '\ud800', '\u6771', '/', '.', '1234', 'x'.repeat(200), 'x'.repeat(1001)),
);

/** One of the texts, some of its digits in full width, and anything put in anywhere. */
function disturbed(texts: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...texts), fc.boolean(), fc.array(fc.tuple(fc.nat(30), noise), { maxLength: 4 }))
    .map(([text, isWide, inserted]) => {
      const wide = text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
      return inserted.reduce((all, [at, more]) => all.slice(0, at) + more + all.slice(at), isWide ? wide : text);
    });
}

/**
 * Any form that is valid throughout: in each field a disturbed text where that is valid, else the first one.
 *
 * @param right Texts that are valid, by field; a field comes after those that its check looks at.
 */
export function validForms<Name extends string>(
  right: Readonly<Record<Name, readonly [string, ...string[]]>>,
  check: (name: NoInfer<Name>, fields: Readonly<Record<NoInfer<Name>, string>>) => Verdict<unknown, string>,
): fc.Arbitrary<Readonly<Record<Name, string>>> {
  const names = Object.keys(right) as Name[];
  const first = Object.fromEntries(names.map((name) => [name, right[name][0]])) as Record<Name, string>;
  const texts = names.map((name) => fc.oneof(disturbed(right[name]), fc.string({ unit: 'binary', maxLength: 40 })));
  return fc.tuple(...texts).map((typed) =>
    names.reduce((fields, name, index) => {
      const changed = { ...fields, [name]: typed[index] ?? '' };
      return names.every((one) => check(one, changed).state === 'valid') ? changed : fields;
    }, first),
  );
}
