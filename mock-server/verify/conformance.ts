import assert from 'node:assert/strict';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { jsonOf } from '../handlers/call.ts';

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

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly webhooks: { readonly Notification: { readonly post: { readonly requestBody: Body } } };
  readonly components: { readonly responses: Readonly<Record<string, Body>> };
}

export function createConformance(openApi: OpenApi) {
  // A schema without a type is valid here: the referenced schema has the type.
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, strictTypes: false });
  addFormats(ajv);
  ajv.addVocabulary(['openapi', 'info', 'servers', 'tags', 'paths', 'webhooks', 'components']);
  ajv.addSchema({ $id: 'openapi', ...openApi });

  /** Fails if a value does not match the schema at a place, given as a path of keys. */
  function assertConforms(place: readonly string[], value: unknown): void {
    const pointer = place.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const validate = ajv.getSchema(`openapi#/${pointer}`);
    assert.ok(validate, `The OpenAPI file has nothing at ${place.join(' ')}.`);
    assert.ok(validate(value), `${place.join(' ')}: ${ajv.errorsText(validate.errors)}`);
  }

  /** The place that describes the JSON of an answer: under the status itself or its class, or by reference. */
  function answerPlace(path: string, method: string, status: string): readonly string[] {
    const responses = openApi.paths[path]?.[method]?.responses ?? {};
    const key = status in responses ? status : `${status.charAt(0)}XX`;
    const found = responses[key];
    assert.ok(found, `${method} ${path} does not describe the status ${status}.`);
    const holder = '$ref' in found ? found.$ref.split('/').slice(1) : ['paths', path, method, 'responses', key];
    return [...holder, 'content', 'application/json', 'schema'];
  }

  /** The described path of a call: `/sandbox/links/5f0c => /sandbox/links/{token}`. */
  function describedPath(path: string): string {
    if (path in openApi.paths) return path;
    const parts = path.split('/');
    const fits = (described: string) => {
      const names = described.split('/');
      return names.length === parts.length && names.every((name, at) => name.startsWith('{') || name === parts[at]);
    };
    return Object.keys(openApi.paths).find(fits) ?? path;
  }

  /** A `fetch` that checks the service's answers, and the requests that it accepts. Answers of a gateway pass. */
  function conforming(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
    return async (input, init) => {
      const request = new Request(input, init);
      const sent = await request.clone().text();
      const response = await fetch(request);
      const path = describedPath(new URL(request.url).pathname);
      const method = request.method.toLowerCase();
      const answer = jsonOf(await response.clone().text());
      const operation = openApi.paths[path]?.[method];
      if (answer === undefined || !operation) return response;
      assertConforms(answerPlace(path, method, String(response.status)), answer);
      if (response.ok && operation.requestBody) {
        const place = ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'];
        assertConforms(place, JSON.parse(sent));
      }
      return response;
    };
  }

  return { assertConforms, answerPlace, conforming };
}
