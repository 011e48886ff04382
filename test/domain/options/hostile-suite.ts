import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { describeProblems, type OptionProblems } from '../../../src/options/option-problems.ts';
import { testForAny, testForMany } from '../for-any.ts';
import { small } from '../spelling.ts';

/* Options and uploads come from outside. Their values must not break, pollute or leak anything. */

export const explode = () => {
  throw new Error('4111111111111111');
};
export const explosive: object = new Proxy({}, { get: explode, ownKeys: explode, getOwnPropertyDescriptor: explode });
export const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

/** Any value that a page or a server may send, except a revoked proxy, which the generator cannot hold. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withTypedArray: true }),
  fc.constantFrom<unknown>(explosive, Symbol('x'), Object.create(null), () => 'x', 10n ** 400n, new Map(), NaN, -0),
  fc.constantFrom<unknown>({ toString: 1, valueOf: 1 }, new Array(4_294_967_295)),
  fc.constantFrom('__proto__', 'constructor', 'true', 'null', 'NaN', '-0', '1', '1e5', '\u0000', '\ud800'),
  fc.string({ unit: 'binary' }),
);

/** What a reader makes of its sources. */
export interface Reading {
  readonly values: object;
  readonly problems: OptionProblems;
}

interface HostileChecks {
  readonly modal: string;
  /** The names of all options, including nested ones. */
  readonly names: readonly string[];
  readonly required: readonly string[];
  readonly readers: readonly ((sources: readonly unknown[]) => Reading)[];
  /** Valid options except for one value, in every place where the name can occur. */
  readonly everywhere: (given: unknown, name: string) => object;
}

export function checkHostileOptions({ modal, names, required, readers, everywhere }: HostileChecks): void {
  const spellings = names.flatMap((name) => [name, small(name)]);
  const { options } = fc.letrec<{ options: object; value: unknown }>((tie) => ({
    options: fc.dictionary(fc.constantFrom(...spellings, '__proto__', 'constructor', 'toString'), tie('value'), {
      noNullPrototype: false,
      depthIdentifier: 'options',
    }),
    value: fc.oneof({ depthIdentifier: 'options', maxDepth: 3 }, anything, tie('options')),
  }));
  const source = fc.oneof({ weight: 4, arbitrary: options }, { weight: 1, arbitrary: anything });
  const reader = fc.constantFrom(...readers);

  const reading = `Reading any options of ${modal} does not throw, and reports what cannot be read`;
  testForMany(1_000, reading, reader, fc.array(source, { maxLength: 3 }), (read, sources) => {
    const { values, problems } = read(sources);
    expectPlain(values);
    for (const [name, messages] of Object.entries(describeProblems(problems)))
      assert.ok(names.includes(name) && messages.length > 0, name);
  });

  const endless: Record<string, unknown> = {};
  for (const name of names) endless[name] = endless;

  for (const [what, object] of Object.entries({
    'throws for every property': explosive,
    'has been revoked': revoked,
    'contains itself': endless,
  })) {
    test(`An object that ${what} is a problem of ${modal}, and causes no exception`, () => {
      for (const read of readers) {
        const { problems } = read([object]);
        assert.ok(required.every((name) => problems.has(name)));
      }
      for (const name of names) {
        const isProblem = readers.some((read) => read([everywhere(object, name)]).problems.size > 0);
        assert.ok(isProblem, name);
      }
    });
  }

  test(`One getter that throws is one problem of ${modal}`, () => {
    const [name = ''] = required;
    const given = Object.defineProperty({}, name, { get: explode });
    for (const read of readers) assert.equal(read([given]).problems.get(name)?.length, 1);
  });

  test(`A hundred thousand characters are a problem or a short text everywhere in ${modal}`, () => {
    for (const text of ['x', '9', '1,', ' ', '-', '$', '.', '\u0000', '1 ']) {
      const long = `${text.repeat(100_000)}1`;
      for (const read of readers) {
        for (const name of names) assert.ok(JSON.stringify(read([everywhere(long, name)]).values).length < 20_000);
      }
    }
  });

  const before = Reflect.ownKeys(Object.prototype);
  testForAny(`Options of ${modal} never change other objects`, reader, options, anything, (read, given, polluted) => {
    const json: unknown = JSON.parse(`{"__proto__": {"${required[0] ?? ''}": "polluted", "polluted": true}}`);
    read([given, json, { __proto__: { polluted } }, everywhere(json, names[0] ?? '')]);
    assert.deepEqual(Reflect.ownKeys(Object.prototype), before);
    assert.ok(!('polluted' in {}));
  });

  const name = fc.constantFrom(...names);
  const secret = fc
    .tuple(fc.constantFrom('4111111111111111', '12-3456789', '<img src=x>'), fc.stringMatching(/^[a-z0-9]{6}$/))
    .map((parts) => parts.join(''));
  const form = fc.nat(5);
  testForAny(`No message of ${modal} repeats the given value`, reader, name, secret, form, (read, at, text, index) => {
    const forms: unknown[] = [text, [text], { text }, Symbol(text), text.repeat(200), { toString: () => text }];
    const { problems } = read([everywhere(forms[index], at)]);
    assert.ok(!JSON.stringify([...problems, describeProblems(problems)]).includes(text));
  });
}

function expectPlain(value: unknown): void {
  if (value !== null && typeof value === 'object') Object.values(value).forEach(expectPlain);
  else assert.ok(['string', 'number', 'boolean', 'undefined'].includes(typeof value), typeof value);
}
