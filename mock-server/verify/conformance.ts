import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { openApiFile } from '../openapi-file.ts';

export interface MediaType {
  schema: object;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface Body {
  content: Record<string, MediaType>;
}

export interface OpenApiOperation {
  operationId: string;
  requestBody?: Body;
  responses: Record<string, Body | { $ref: string }>;
}

interface OpenApi {
  paths: Record<string, Record<string, OpenApiOperation>>;
  webhooks: { Notification: { post: { requestBody: Body } } };
  components: { responses: Record<string, Body> };
}

/** openapi.yaml. */
export const openApi = parse(readFileSync(openApiFile, 'utf8')) as OpenApi;

// An object or a number without its type is no mistake here: the type stands in what is referred to.
const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, strictTypes: false });
addFormats(ajv);
ajv.addVocabulary(['openapi', 'info', 'servers', 'tags', 'paths', 'webhooks', 'components']);
ajv.addSchema({ $id: 'openapi', ...openApi });

/** Fails where a value is not what the OpenAPI file says at a place, given as the keys that lead there. */
export function assertConforms(place: readonly string[], value: unknown): void {
  const pointer = place.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const validate = ajv.getSchema(`openapi#/${pointer}`);
  assert.ok(validate, `The OpenAPI file has nothing at ${place.join(' ')}.`);
  assert.ok(validate(value), `${place.join(' ')}: ${ajv.errorsText(validate.errors)}`);
}

/** Where the OpenAPI file describes the JSON of an answer: under the status itself or its class, or by reference. */
export function answerPlace(path: string, method: string, status: string): readonly string[] {
  const responses = openApi.paths[path]?.[method]?.responses ?? {};
  const key = status in responses ? status : `${status.charAt(0)}XX`;
  const found = responses[key];
  assert.ok(found, `${method} ${path} does not describe the status ${status}.`);
  const holder = '$ref' in found ? found.$ref.split('/').slice(1) : ['paths', path, method, 'responses', key];
  return [...holder, 'content', 'application/json', 'schema'];
}

/** The path in the OpenAPI file that a path of a call stands under: `/sandbox/links/5f0c => /sandbox/links/{token}`. */
function describedPath(path: string): string {
  if (path in openApi.paths) return path;
  const parts = path.split('/');
  const fits = (described: string) => {
    const names = described.split('/');
    return names.length === parts.length && names.every((name, at) => name.startsWith('{') || name === parts[at]);
  };
  return Object.keys(openApi.paths).find(fits) ?? path;
}

/**
 * A `fetch` that holds every answer of the service to the OpenAPI file, and every request that it accepts. What comes
 * from elsewhere because of a fault (a page, half an answer) is not the service's word and is let through.
 *
 * @param onChecked Called with the name of each operation whose call was checked.
 */
export function conforming(
  fetch: typeof globalThis.fetch,
  onChecked: (operationId: string) => void = () => undefined,
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const sent = await request.clone().text();
    const response = await fetch(request);
    const path = describedPath(new URL(request.url).pathname);
    const method = request.method.toLowerCase();
    const answer = readJson(await response.clone().text());
    const operation = openApi.paths[path]?.[method];
    if (answer === undefined || !operation) return response;
    assertConforms(answerPlace(path, method, String(response.status)), answer);
    if (response.ok && operation.requestBody) {
      assertConforms(['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'], JSON.parse(sent));
    }
    onChecked(operation.operationId);
    return response;
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
