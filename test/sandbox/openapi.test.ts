import assert from 'node:assert/strict';
import test from 'node:test';
import { endpoints, serviceEndpoints } from '../../mock-server/endpoints.ts';
import { faultScenarios } from '../../mock-server/simulator/shared/fault-scenarios.ts';
import { ResponseCode } from '../../src/operation/response-codes.ts';
import type { MediaType } from '../../mock-server/verify/conformance.ts';
import { answerPlace, assertConforms, openApi } from './conformance.ts';

const described = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

test('The OpenAPI file describes every endpoint by the names that faults use', () => {
  const inFile = described.map(({ path, method, operation }) => `${operation.operationId} ${method} ${path}`);
  const inCode = Object.entries(endpoints).map(([name, at]) => `${name} ${at.method.toLowerCase()} ${at.path}`);
  // The HTTP server also serves the script, which is a file without a handler.
  assert.deepEqual(inFile.sort(), [...inCode, 'Script get /GenericModal/Cdn/{file}'].sort());
});

test('The OpenAPI file lists every code, and every endpoint and scenario for faults', () => {
  const conforms = (schema: string, value: unknown) => assertConforms(['components', 'schemas', schema], value);
  conforms('DeclineCode', 'Declined');
  for (const code of Object.values(ResponseCode)) conforms('ResponseCode', code);
  for (const endpoint of ['*', ...Object.keys(serviceEndpoints)]) conforms('FaultRule', { endpoint, kind: 'cut' });
  for (const scenario of Object.keys(faultScenarios)) conforms('FaultsRequest', { scenario });
});

const jsonOf = (media: MediaType | undefined) =>
  [media?.example, ...Object.values(media?.examples ?? {}).map(({ value }) => value)].filter(
    (one) => one !== undefined,
  );

for (const { path, method, operation } of described.filter(({ operation }) => operation.operationId !== 'Script')) {
  const { operationId, requestBody, responses } = operation;
  test(`The OpenAPI file has valid examples of ${operationId}`, () => {
    const requestPlace = ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'];
    for (const example of jsonOf(requestBody?.content['application/json'])) assertConforms(requestPlace, example);
    for (const [status, response] of Object.entries(responses)) {
      if ('$ref' in response) continue;
      const place = answerPlace(path, method, status);
      for (const example of jsonOf(response.content['application/json'])) assertConforms(place, example);
    }
  });
}

for (const [name, { content }] of Object.entries(openApi.components.responses)) {
  test(`The OpenAPI file has valid examples of the answer ${name}`, () => {
    const place = ['components', 'responses', name, 'content', 'application/json', 'schema'];
    for (const example of jsonOf(content['application/json'])) assertConforms(place, example);
  });
}

test('The OpenAPI file has valid examples of a notification', () => {
  const examples = jsonOf(openApi.webhooks.Notification.post.requestBody.content['application/json']);
  assert.equal(examples.length, 2);
  for (const value of examples) assertConforms(['components', 'schemas', 'Notification'], value);
});

test('The OpenAPI file rejects an answer with an extra or a missing field', () => {
  const place = answerPlace('/GenericModal/Operations/Quote', 'post', '200');
  const quote = { amount: 1, fee: 0, total: 1 };
  const conforms = (changed: object) => () => assertConforms(place, { responseCode: 'Success', quote: changed });
  assert.doesNotThrow(conforms(quote));
  for (const wrong of [
    { ...quote, more: 1 },
    { amount: 1, fee: 0 },
    { ...quote, fee: '0' },
  ])
    assert.throws(conforms(wrong), JSON.stringify(wrong));
});
