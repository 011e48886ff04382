import { globSync, readFileSync } from 'node:fs';
import { toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { parse } from 'yaml';
import { endpoints, type Caller, type EndpointName } from '../mock-server/endpoints.ts';
import { said, uploadSchemas, type UploadWords } from './upload-schemas.ts';

/** The hand-written part of the document: its words and examples. Paths, methods and tags come from endpoints.ts. */
interface Source {
  readonly info: object;
  readonly servers: object;
  readonly tags: readonly { readonly name: string }[];
  readonly operations: Readonly<Record<EndpointName, OperationSource>>;
  /** Paths that have no handler. */
  readonly paths: Readonly<Record<string, Record<string, object>>>;
  readonly webhooks: Readonly<Record<string, OperationSource>>;
  readonly parameters: object;
  readonly responses: Readonly<Record<string, BodySource>>;
  readonly uploads: UploadWords;
}

/** The texts of an operation, its request body, and its answers by status. A string names one of `responses`. */
interface OperationSource {
  readonly takes?: BodySource;
  readonly answers: Readonly<Record<string, string | BodySource>>;
}

/** The name of its schema, with examples; or contents by their media types. */
interface BodySource {
  readonly schema?: string;
  readonly example?: unknown;
  readonly examples?: object;
  readonly content?: object;
}

export interface Descriptions {
  readonly docs: Readonly<Record<string, string>>;
  readonly fieldDocs: ReadonlyMap<object, ReadonlyMap<string, string>>;
}

const sourceFile = 'mock-server/openapi-source.yaml';
const tags: Readonly<Record<Caller, string>> = { server: 'Server', page: 'Operations', sandbox: 'Sandbox' };

const files = globSync('{src,mock-server}/**/*.ts', { exclude: (path) => /node_modules|dist$/.test(path) })
  .filter((file) => /from 'valibot'[^]*^export const [A-Z]/m.test(readFileSync(file, 'utf8')))
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();

export const wireModules = Object.fromEntries(
  await Promise.all(files.map(async (file) => [file, (await import(`../${file}`)) as object] as const)),
) as Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Makes the document from its hand-written part and the schemas. Tests compare shapes without descriptions. */
export function openApiDocument(descriptions?: Descriptions) {
  const source = parse(readFileSync(new URL(`../${sourceFile}`, import.meta.url), 'utf8')) as Source;
  const paths = { ...source.paths };
  for (const [operationId, { method, path, caller }] of Object.entries(endpoints)) {
    const operation = operationOf(tags[caller], operationId, source.operations[operationId as EndpointName]);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  const { info, servers, parameters } = source;
  const responses = Object.fromEntries(Object.entries(source.responses).map(([name, body]) => [name, answerOf(body)]));
  const webhooks = Object.fromEntries(
    Object.entries(source.webhooks).map(([name, webhook]) => [name, { post: operationOf('Server', name, webhook) }]),
  );
  const start = { openapi: '3.1.0', info, servers, tags: source.tags, paths, webhooks };
  const schemas = neededBy({ ...start, responses, parameters }, schemasWith(source.uploads, descriptions));
  return { ...start, components: { parameters, responses, schemas } };
}

function operationOf(tag: string, operationId: string, source: OperationSource): object {
  const { takes, answers, ...words } = source;
  return {
    tags: [tag],
    operationId,
    ...words,
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
    ...(example !== undefined && { example }),
    ...(examples && { examples }),
  };
  return { ...given, content: { 'application/json': media, ...given.content } };
}

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

function schemasWith(uploads: UploadWords, descriptions?: Descriptions): Readonly<Record<string, JsonSchema>> {
  const schemas = Object.fromEntries(
    Object.values(wireModules).flatMap((module) => Object.entries(module).filter(isNamedSchema)),
  );
  const fromSchemas = toJsonSchemaDefs(schemas, {
    target: 'draft-2020-12',
    // Only a schema's docstring can describe its functions.
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
  const described = Object.entries(fromSchemas).map(
    ([name, schema]) => [name, { ...said(descriptions?.docs[name]), ...schema }] as const,
  );
  return { ...Object.fromEntries(described), ...uploadSchemas(uploads) };
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
  return /^[A-Z]/.test(entry[0]) && isSchema(entry[1]);
}

export function isSchema(value: unknown): value is GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}
