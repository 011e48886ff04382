// Writes `components.schemas` of mock-server/openapi.yaml from the wire schemas; all before it is written by hand. With
// --check it writes nothing and fails where the file is behind.
import { readFileSync, writeFileSync } from 'node:fs';
import { toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema';
import { format } from 'prettier';
import { Document, visit } from 'yaml';
import { uploadSchemas } from './upload-schemas.ts';
import { readWireSchemas } from './wire-schemas.ts';

const { schemas, docs, fieldDocs } = readWireSchemas({
  'src/operation/operation-service.ts': await import('../src/operation/operation-service.ts'),
  'src/http/wire.ts': await import('../src/http/wire.ts'),
  'src/http/server-answers.ts': await import('../src/http/server-answers.ts'),
  'src/http/requests.ts': await import('../src/http/requests.ts'),
  'mock-server/simulator/shared/response-code.ts': await import('../mock-server/simulator/shared/response-code.ts'),
  'mock-server/handlers/server-schemas.ts': await import('../mock-server/handlers/server-schemas.ts'),
  'mock-server/simulator/shared/reversals.ts': await import('../mock-server/simulator/shared/reversals.ts'),
  'src/payment/requests.ts': await import('../src/payment/requests.ts'),
  'src/payment/wire.ts': await import('../src/payment/wire.ts'),
  'src/claims/requests.ts': await import('../src/claims/requests.ts'),
  'src/claims/wire.ts': await import('../src/claims/wire.ts'),
  'src/account/requests.ts': await import('../src/account/requests.ts'),
  'src/account/wire.ts': await import('../src/account/wire.ts'),
  'src/adjuster/requests.ts': await import('../src/adjuster/requests.ts'),
  'src/adjuster/wire.ts': await import('../src/adjuster/wire.ts'),
  'src/server/portal-transaction.ts': await import('../src/server/portal-transaction.ts'),
  'src/server/claims-transaction.ts': await import('../src/server/claims-transaction.ts'),
  'src/server/approval-record.ts': await import('../src/server/approval-record.ts'),
  'src/server/notification.ts': await import('../src/server/notification.ts'),
  'src/server/look-up-answers.ts': await import('../src/server/look-up-answers.ts'),
  'mock-server/simulator/shared/notifications.ts': await import('../mock-server/simulator/shared/notifications.ts'),
  'mock-server/handlers/sandbox-schemas.ts': await import('../mock-server/handlers/sandbox-schemas.ts'),
  'mock-server/simulator/payment/ledger.ts': await import('../mock-server/simulator/payment/ledger.ts'),
  'mock-server/simulator/claims/claims-ledger.ts': await import('../mock-server/simulator/claims/claims-ledger.ts'),
  'mock-server/simulator/shared/outbox.ts': await import('../mock-server/simulator/shared/outbox.ts'),
  'mock-server/simulator/account/e-pay-requests.ts': await import('../mock-server/simulator/account/e-pay-requests.ts'),
  'mock-server/simulator/adjuster/party-methods.ts': await import('../mock-server/simulator/adjuster/party-methods.ts'),
  'mock-server/simulator/adjuster/party-links.ts': await import('../mock-server/simulator/adjuster/party-links.ts'),
  'mock-server/simulator/shared/faults.ts': await import('../mock-server/simulator/shared/faults.ts'),
  'mock-server/simulator/shared/test-numbers.ts': await import('../mock-server/simulator/shared/test-numbers.ts'),
  'mock-server/test-numbers-answer.ts': await import('../mock-server/test-numbers-answer.ts'),
});

const said = (description: string | undefined) => (description ? { description } : {});

const fromSchemas = toJsonSchemaDefs(schemas, {
  target: 'draft-2020-12',
  // A schema's functions are described in its docstring, if anywhere.
  ignoreActions: ['check', 'transform'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'safe_integer' ? { type: 'integer' } : jsonSchema,
  overrideSchema({ valibotSchema, jsonSchema }) {
    switch (valibotSchema.type) {
      case 'object':
      case 'strict_object':
        return { ...objectOf(jsonSchema, valibotSchema), additionalProperties: false };
      case 'loose_object':
        return objectOf(jsonSchema, valibotSchema);
      case 'nullable':
      case 'nullish':
        return nullable(jsonSchema);
      case 'record':
        return { type: 'object', additionalProperties: jsonSchema.additionalProperties };
      default:
        return jsonSchema;
    }
  },
});

function objectOf({ properties = {}, required = [] }: JsonSchema, schema: object): JsonSchema {
  const docsOf = 'entries' in schema ? fieldDocs.get(schema.entries as object) : undefined;
  const fields = Object.entries(properties as Record<string, JsonSchema>);
  return {
    type: 'object',
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(fields.map(([name, field]) => [name, { ...field, ...said(docsOf?.get(name)) }])),
  };
}

/** A plain type that may be null is said shorter. */
function nullable(schema: JsonSchema): JsonSchema {
  const [inner] = (schema.anyOf ?? []) as JsonSchema[];
  return typeof inner?.type === 'string' && Object.keys(inner).length === 1 ? { type: [inner.type, 'null'] } : schema;
}

const components: Readonly<Record<string, JsonSchema>> = {
  ...Object.fromEntries(
    Object.entries(fromSchemas).map(([name, schema]) => [name, { ...said(docs[name]), ...schema }]),
  ),
  ...uploadSchemas,
};

const file = 'mock-server/openapi.yaml';
const before = readFileSync(file, 'utf8');
const start = '\n  # Written by `npm run reference` from the wire schemas, see src/http/wire.ts.\n  schemas:\n';
const [byHand = '', generated] = before.split(start);
if (generated === undefined) throw new Error(`${file} has no place for the schemas.`);

/** The components that the paths refer to, and those that these refer to, in the order of the modules. */
function neededBy(paths: string): Readonly<Record<string, JsonSchema>> {
  const needed = new Set<string>();
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (needed.has(name)) continue;
      if (!(name in components)) throw new Error(`${file} refers to ${name}, and no module has a schema of this name.`);
      needed.add(name);
      follow(JSON.stringify(components[name]));
    }
  };
  follow(paths);
  return Object.fromEntries(Object.entries(components).filter(([name]) => needed.has(name)));
}

/** YAML as a person would write it: what is short stands on one line. */
function yamlOf(value: object): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Collection(_, node) {
      node.flow = JSON.stringify(node.toJS(document)).length < 90;
    },
  });
  return document.toString({ lineWidth: 110 }).replace(/^(?=.)/gm, '    ');
}

const after = await format(`${byHand}${start}${yamlOf(neededBy(byHand))}`, {
  parser: 'yaml',
  printWidth: 120,
  singleQuote: true,
});

if (!process.argv.includes('--check')) {
  writeFileSync(file, after);
} else if (after !== before) {
  console.error(`${file} is behind the code. Run: npm run reference`);
  process.exitCode = 1;
}
