import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import * as v from 'valibot';
import { compactCode } from '../../config/vite/compact-shapes.ts';
import * as accountShapes from '../../src/account/wire.ts';
import * as adjusterShapes from '../../src/adjuster/wire.ts';
import * as claimsShapes from '../../src/claims/wire.ts';
import * as compact from '../../src/compact-shapes.ts';
import * as sharedShapes from '../../src/http/wire.ts';
import * as operationShapes from '../../src/operation/operation-service.ts';
import * as paymentShapes from '../../src/payment/wire.ts';
import { readShape, wrongPart } from '../../src/read-shape.ts';
import { isSchema } from '../../scripts/openapi-document.ts';
import { testForAny } from './for-any.ts';
import { placesIn, withValue } from './http/places.ts';

type Compact = Parameters<typeof compact.readShape>[0];
type Compacts = Readonly<Record<string, Compact>>;
type Module = Readonly<Record<string, Compact | Compacts>>;

async function compactModule(module: object): Promise<Module> {
  const address = (path: string) => JSON.stringify(pathToFileURL(resolve(path)).href);
  const code = [
    `import * as shapes from ${address('src/compact-shapes.ts')};`,
    `import { plainText } from ${address('src/plain-text.ts')};`,
    compactCode(module),
  ].join('\n');
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Module;
}

const texts = [
  '',
  'Success',
  '4242',
  'x'.repeat(101),
  'x'.repeat(1001),
  'a\u0007b\u200e',
  '2026-11-21T21:05:09',
  'a.b',
];
const numbers = [0, 1, 2, 12, 13, 300, -1, 0.5, NaN, Infinity, 2 ** 53];
const simple = [...texts, ...numbers, true, false, null, undefined];

interface Schema extends v.GenericSchema {
  readonly entries: Readonly<Record<string, Schema>>;
  readonly options: readonly Schema[];
  readonly wrapped: Schema;
  readonly item: Schema;
  readonly key: Schema;
  readonly value: Schema;
  readonly literal?: unknown;
}

function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const { type, entries, options, wrapped } = schema;
  const accepted = (values: fc.Arbitrary<unknown>) => values.filter((value) => v.is(schema, value));
  switch (type) {
    case 'object': {
      const isRequired = (name: string) => !['exact_optional', 'nullish'].includes(entries[name]?.type ?? '');
      const values = Object.fromEntries(Object.entries(entries).map(([name, part]) => [name, valuesOf(part)]));
      return accepted(fc.record(values, { requiredKeys: Object.keys(entries).filter(isRequired) }));
    }
    case 'union':
      return fc.oneof(...options.map(valuesOf));
    case 'nullable':
    case 'nullish':
      return fc.oneof(fc.constant(null), valuesOf(wrapped));
    case 'exact_optional':
      return valuesOf(wrapped);
    case 'array':
      return fc.array(valuesOf(schema.item), { maxLength: 3 });
    case 'record':
      return fc.dictionary(fc.constantFrom(...texts, '__proto__', 'constructor'), valuesOf(schema.value), {
        maxKeys: 3,
      });
    default:
      return accepted(fc.constantFrom(...simple, ...(type === 'picklist' ? options : [schema.literal])));
  }
}

/** A value of the schema, the same with another value or nothing in one place, and other values. */
function anyFor(schema: Schema): fc.Arbitrary<unknown> {
  const wrong = fc.oneof(fc.constantFrom<unknown>(...simple, [], {}), fc.jsonValue({ maxDepth: 1 }));
  const right = valuesOf(schema);
  const changed = fc.tuple(right, fc.nat(), wrong).map(([value, index, by]) => {
    const places = placesIn(Object(value) as object);
    const place = places[index % places.length];
    return place ? withValue(value, place, by) : by;
  });
  return fc.oneof(right, changed, wrong);
}

const modules = [sharedShapes, operationShapes, paymentShapes, claimsShapes, accountShapes, adjusterShapes];
for (const module of modules) {
  const built = await compactModule(module);
  for (const [name, value] of Object.entries(module)) {
    if (isSchema(value)) testSame(name, value, built[name] as Compact);
    else if (typeof value === 'object')
      for (const [call, schema] of Object.entries<v.GenericSchema>(value))
        testSame(call, schema, (built[name] as Compacts)[call]!);
  }
}

function testSame(name: string, schema: v.GenericSchema, shape: Compact): void {
  testForAny(`The shape of ${name} reads every value as its schema does`, anyFor(schema as Schema), (value) => {
    assert.deepEqual(compact.readShape(shape, value), readShape(schema, value));
    assert.equal(compact.wrongPart(shape, value), wrongPart(schema, value));
  });
}
