import { readFileSync } from 'node:fs';
import { toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { parse } from 'yaml';
import { endpoints, type Caller, type EndpointName } from '../mock-server/endpoints.ts';
import { uploadSchemas } from './upload-schemas.ts';

/** The hand-written part of the document: its words and examples. Paths, methods and tags come from endpoints.ts. */
interface Source {
  readonly info: object;
  readonly servers: object;
  readonly tags: readonly { readonly name: string }[];
  readonly operations: Readonly<Record<EndpointName, OperationSource>>;
  /** Paths that have no handler. */
  readonly paths: Readonly<Record<string, object>>;
  readonly webhooks: Readonly<Record<string, OperationSource>>;
  readonly parameters: object;
  readonly responses: Readonly<Record<string, BodySource>>;
}

interface OperationSource {
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly object[];
  /** The body of the request. */
  readonly takes?: BodySource;
  /** By status. A text is the name of a response in `responses`. */
  readonly answers: Readonly<Record<string, string | BodySource>>;
}

/** The name of its schema, with examples; or contents by their media types. */
interface BodySource {
  readonly description?: string;
  readonly headers?: object;
  readonly schema?: string;
  readonly example?: unknown;
  readonly examples?: object;
  readonly content?: object;
}

/** The descriptions of schemas and of their fields: see wire-schemas.ts. */
export interface Descriptions {
  readonly docs: Readonly<Record<string, string>>;
  readonly fieldDocs: ReadonlyMap<object, ReadonlyMap<string, string>>;
}

const sourceFile = 'mock-server/openapi-source.yaml';
const tags: Readonly<Record<Caller, string>> = { server: 'Server', page: 'Operations', sandbox: 'Sandbox' };

/** The modules with the schemas of the wire, in the order of the document. */
const files = [
  'src/operation/operation-service.ts',
  'src/http/wire.ts',
  'src/http/server-answers.ts',
  'src/http/requests.ts',
  'mock-server/simulator/shared/response-code.ts',
  'mock-server/handlers/server-schemas.ts',
  'mock-server/simulator/shared/reversals.ts',
  'src/payment/requests.ts',
  'src/payment/wire.ts',
  'src/claims/requests.ts',
  'src/claims/wire.ts',
  'src/account/requests.ts',
  'src/account/wire.ts',
  'src/adjuster/requests.ts',
  'src/adjuster/wire.ts',
  'src/server/portal-transaction.ts',
  'src/server/claims-transaction.ts',
  'src/server/approval-record.ts',
  'src/server/notification.ts',
  'src/server/look-up-answers.ts',
  'mock-server/simulator/shared/notifications.ts',
  'mock-server/handlers/sandbox-schemas.ts',
  'mock-server/simulator/payment/ledger.ts',
  'mock-server/simulator/claims/claims-ledger.ts',
  'mock-server/simulator/shared/outbox.ts',
  'mock-server/simulator/account/e-pay-requests.ts',
  'mock-server/simulator/adjuster/party-methods.ts',
  'mock-server/simulator/adjuster/party-links.ts',
  'mock-server/simulator/shared/faults.ts',
  'mock-server/simulator/shared/test-numbers.ts',
  'mock-server/test-numbers-answer.ts',
];

/** The modules by their paths in the repository. */
export const wireModules = Object.fromEntries(
  await Promise.all(files.map(async (file) => [file, (await import(`../${file}`)) as object] as const)),
) as Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Makes the OpenAPI document of the service from the hand-written part and the schemas that the handlers read with.
 *
 * @param descriptions Read from the docstrings of the code; left out for tests, which only compare shapes.
 */
export function openApiDocument(descriptions?: Descriptions) {
  const source = parse(readFileSync(new URL(`../${sourceFile}`, import.meta.url), 'utf8')) as Source;
  const paths: Record<string, Record<string, object>> = { ...(source.paths as Record<string, Record<string, object>>) };
  for (const [operationId, { method, path, caller }] of Object.entries(endpoints)) {
    const operation = operationOf(tags[caller], operationId, source.operations[operationId as EndpointName]);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  const { info, servers, parameters, responses: written } = source;
  const responses = Object.fromEntries(Object.entries(written).map(([name, body]) => [name, answerOf(body)]));
  const webhooks = Object.fromEntries(
    Object.entries(source.webhooks).map(([name, webhook]) => [name, { post: operationOf('Server', name, webhook) }]),
  );
  const start = { openapi: '3.1.0', info, servers, tags: source.tags, paths, webhooks };
  const schemas = neededBy({ ...start, responses, parameters }, schemasWith(descriptions));
  return { ...start, components: { parameters, responses, schemas } };
}

function operationOf(tag: string, operationId: string, source: OperationSource): object {
  const { summary, description, parameters, takes, answers } = source;
  return {
    tags: [tag],
    operationId,
    summary,
    ...(description ? { description } : {}),
    ...(parameters ? { parameters } : {}),
    ...(takes ? { requestBody: { required: true, ...answerOf(takes) } } : {}),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [
        status,
        typeof answer === 'string' ? { $ref: `#/components/responses/${answer}` } : answerOf(answer),
      ]),
    ),
  };
}

function answerOf({ schema, example, examples, ...given }: BodySource): object {
  if (schema === undefined) return given;
  const media = {
    schema: { $ref: `#/components/schemas/${schema}` },
    ...(example === undefined ? {} : { example }),
    ...(examples === undefined ? {} : { examples }),
  };
  return { ...given, content: { 'application/json': media, ...given.content } };
}

/** The components that a document refers to, and those that these refer to, in the order of the modules. */
function neededBy(document: object, components: Readonly<Record<string, JsonSchema>>) {
  const needed = new Set<string>();
  const follow = (value: object | undefined) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (needed.has(name)) continue;
      if (!(name in components)) throw new Error(`${sourceFile} refers to ${name}, and no module has such a schema.`);
      needed.add(name);
      follow(components[name]);
    }
  };
  follow(document);
  return Object.fromEntries(Object.entries(components).filter(([name]) => needed.has(name)));
}

const said = (description: string | undefined) => (description ? { description } : {});

function schemasWith(descriptions: Descriptions | undefined): Readonly<Record<string, JsonSchema>> {
  const schemas = Object.fromEntries(
    Object.values(wireModules).flatMap((module) => Object.entries(module).filter(isNamedSchema)),
  );
  const fromSchemas = toJsonSchemaDefs(schemas, {
    target: 'draft-2020-12',
    // A schema's functions are described in its docstring, if anywhere.
    ignoreActions: ['check', 'transform'],
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'safe_integer' ? { type: 'integer' } : jsonSchema,
    overrideSchema({ valibotSchema, jsonSchema }) {
      const entries = 'entries' in valibotSchema ? (valibotSchema.entries as object) : {};
      switch (valibotSchema.type) {
        case 'object':
        case 'strict_object':
          return { ...objectOf(jsonSchema, descriptions?.fieldDocs.get(entries)), additionalProperties: false };
        case 'loose_object':
          return objectOf(jsonSchema, descriptions?.fieldDocs.get(entries));
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
  const described = Object.entries(fromSchemas).map(([name, schema]) => {
    return [name, { ...said(descriptions?.docs[name]), ...schema }] as const;
  });
  return { ...Object.fromEntries(described), ...uploadSchemas };
}

function objectOf({ properties = {}, required = [] }: JsonSchema, docs?: ReadonlyMap<string, string>): JsonSchema {
  const fields = Object.entries(properties as Record<string, JsonSchema>);
  return {
    type: 'object',
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(fields.map(([name, field]) => [name, { ...field, ...said(docs?.get(name)) }])),
  };
}

/** A plain type that may be null has a shorter form. */
function nullable(schema: JsonSchema): JsonSchema {
  const [inner] = (schema.anyOf ?? []) as JsonSchema[];
  return typeof inner?.type === 'string' && Object.keys(inner).length === 1 ? { type: [inner.type, 'null'] } : schema;
}

function isNamedSchema(entry: readonly [string, unknown]): entry is [string, GenericSchema] {
  const [name, value] = entry;
  return (
    /^[A-Z]/.test(name) && typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
  );
}
