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

test('The OpenAPI file lists every code of a decline', () => {
  assertConforms(['components', 'schemas', 'DeclineCode'], 'Declined');
  for (const code of Object.values(ResponseCode)) assertConforms(['components', 'schemas', 'ResponseCode'], code);
});

test('The OpenAPI file lists every endpoint and every scenario for faults', () => {
  for (const endpoint of ['*', ...Object.keys(serviceEndpoints)]) {
    assertConforms(['components', 'schemas', 'FaultRule'], { endpoint, kind: 'cut' });
  }
  for (const scenario of Object.keys(faultScenarios)) {
    assertConforms(['components', 'schemas', 'FaultsRequest'], { scenario });
  }
});

for (const { path, method, operation } of described.filter(({ operation }) => operation.operationId !== 'Script')) {
  const { operationId, requestBody, responses } = operation;
  const jsonOf = (media: MediaType | undefined) => [
    ...(media?.example === undefined ? [] : [media.example]),
    ...Object.values(media?.examples ?? {}).map(({ value }) => value),
  ];

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
    const media = content['application/json'];
    const place = ['components', 'responses', name, 'content', 'application/json', 'schema'];
    const examples = [media?.example, ...Object.values(media?.examples ?? {}).map(({ value }) => value)];
    for (const example of examples.filter((one) => one !== undefined)) assertConforms(place, example);
  });
}

test('The OpenAPI file has valid examples of a notification', () => {
  const { content } = openApi.webhooks.Notification.post.requestBody;
  const examples = Object.values(content['application/json']?.examples ?? {});
  assert.equal(examples.length, 2);
  for (const { value } of examples) assertConforms(['components', 'schemas', 'Notification'], value);
});

test('The OpenAPI file rejects an answer with an extra or a missing field', () => {
  const place = answerPlace('/GenericModal/Operations/Quote', 'post', '200');
  const quote = { amount: 1, fee: 0, total: 1 };
  assert.doesNotThrow(() => assertConforms(place, { responseCode: 'Success', quote }));
  assert.throws(() => assertConforms(place, { responseCode: 'Success', quote: { ...quote, more: 1 } }));
  assert.throws(() => assertConforms(place, { responseCode: 'Success', quote: { amount: 1, fee: 0 } }));
  assert.throws(() => assertConforms(place, { responseCode: 'Success', quote: { ...quote, fee: '0' } }));
});
