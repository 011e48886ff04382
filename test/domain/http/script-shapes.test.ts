import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import test from 'node:test';
import fc from 'fast-check';
import * as v from 'valibot';
import * as small from '../../../adapters/script/shapes.ts';
import * as accountWire from '../../../src/account/wire.ts';
import * as adjusterWire from '../../../src/adjuster/wire.ts';
import { Refusal } from '../../../src/http/wire.ts';
import * as paymentWire from '../../../src/payment/wire.ts';

/* Scripts read answers with `adapters/script/shapes.ts`, and everything else with Valibot. Both must read the same. */

/** Marks a module that is loaded a second time, with the shapes of scripts. */
const mark = '?script';

registerHooks({
  resolve(specifier, context, next) {
    if (!context.parentURL?.endsWith(mark)) return next(specifier, context);
    if (specifier === 'valibot')
      return next(new URL('../../../adapters/script/shapes.ts', import.meta.url).href, context);
    const resolved = next(specifier, context);
    return { ...resolved, url: resolved.url + mark };
  },
});

const again = async (path: string) =>
  (await import(`../../../src/${path}${mark}`)) as Readonly<Record<string, unknown>>;

type SmallSchema = Parameters<typeof small.safeParse>[0];

/** What a schema of Valibot says of itself. */
interface Described {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Described>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly item?: Described;
  readonly wrapped?: Described;
  readonly value?: Described;
  readonly pipe?: readonly { readonly requirement?: unknown }[];
}

const odd = fc.oneof(
  fc.constantFrom(undefined, null, true, '', ' ', 'a\u202eb', '12345', 'Success', 0, -1, 1.5, NaN, 1e300),
  fc.constantFrom<unknown>([], {}, [null], { constructor: 1 }, () => 1),
  fc.anything({ maxDepth: 2 }),
);
const texts = ['2026-11-24T10:00:00', '1234', 'bankAccount.zip', 'two\nlines', 'x'.repeat(101)];

/** Values of a schema, some of them wrong anywhere, with more or fewer fields. */
function valuesOf(schema: Described): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 60, arbitrary: rightValues(schema) }, { weight: 1, arbitrary: odd });
}

function rightValues({
  type,
  entries,
  options,
  literal,
  item,
  wrapped,
  value,
  pipe,
}: Described): fc.Arbitrary<unknown> {
  if (entries) {
    const fields = Object.entries(entries).map(([name, field]) => [name, valuesOf(field)] as const);
    const optional = Object.keys(entries).filter((name) => /optional|nullish/.test(entries[name]?.type ?? ''));
    const requiredKeys = Object.keys(entries).filter((name) => !optional.includes(name));
    const whole = fc.record(Object.fromEntries(fields), { requiredKeys });
    const broken = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    return fc.oneof({ weight: 30, arbitrary: whole }, { weight: 1, arbitrary: broken });
  }
  if (type === 'union') return fc.oneof(...(options as Described[]).map(valuesOf));
  if (options) return fc.constantFrom(...options);
  if (item) return fc.array(valuesOf(item), { maxLength: 2 });
  if (wrapped)
    return fc.oneof({ weight: 3, arbitrary: valuesOf(wrapped) }, { weight: 1, arbitrary: fc.constant(null) });
  if (value) return fc.dictionary(fc.constantFrom(...texts, 'constructor'), valuesOf(value), { maxKeys: 2 });
  if (type === 'literal') return fc.constant(literal);
  if (type === 'string') {
    const pattern = pipe?.map(({ requirement }) => requirement).find((one) => one instanceof RegExp);
    return fc.constantFrom(...texts.filter((text) => !pattern || pattern.test(text)));
  }
  if (type === 'number') return fc.constantFrom(0, 1, 250);
  return type === 'boolean' ? fc.boolean() : odd;
}

function valibotReading(schema: v.GenericSchema, value: unknown): object {
  const { typed, success, output, issues } = v.safeParse(schema, value);
  const place = issues?.[0].path?.map(({ key }) => String(key)) ?? [];
  return success ? { output } : { typed, place };
}

function smallReading(schema: SmallSchema, value: unknown): object {
  const { typed, success, output, issues } = small.safeParse(schema, value);
  return success ? { output } : { typed, place: issues?.[0]?.path.map(({ key }) => key) };
}

for (const [path, wire] of [
  ['payment/wire.ts', paymentWire],
  ['account/wire.ts', accountWire],
  ['adjuster/wire.ts', adjusterWire],
  ['http/wire.ts', { Refusal }],
] as const) {
  const twins = await again(path);
  for (const [name, schema] of Object.entries(wire)) {
    if (!('kind' in schema)) continue;
    test(`Scripts read ${name} of ${path} as Valibot does`, () => {
      let accepted = 0;
      fc.assert(
        fc.property(valuesOf(schema as Described), (value) => {
          const expected = valibotReading(schema as v.GenericSchema, value);
          if ('output' in expected) accepted += 1;
          assert.deepEqual(smallReading(twins[name] as SmallSchema, value), expected);
        }),
        { numRuns: 500 },
      );
      assert.ok(accepted > 0, 'One of the values should be right.');
    });
  }
}
