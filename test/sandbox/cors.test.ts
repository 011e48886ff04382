import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { endpoints, type EndpointName } from '../../mock-server/endpoints.ts';
import { setUp } from './harness.ts';

const origin = { Origin: 'https://insurer.example' };

suite('from a page on another origin', () => {
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { path, method, caller } = endpoints[name];
    const allowed = caller === 'page';

    test(`${name} ${allowed ? 'may' : 'may not'} be asked for leave`, async () => {
      const { fetch, baseUrl } = setUp();
      const { status, headers } = await fetch(`${baseUrl}${path}`, { method: 'OPTIONS', headers: origin });
      assert.equal(status, allowed ? 204 : 405);
      assert.equal(headers.get('Access-Control-Allow-Origin'), allowed ? '*' : null);
      assert.equal(headers.get('Access-Control-Allow-Headers'), allowed ? 'Content-Type' : null);
      assert.equal(headers.get('Access-Control-Allow-Methods'), allowed ? 'POST' : null);
    });

    test(`${name} ${allowed ? 'may' : 'may not'} be read, also where it refuses`, async () => {
      const { fetch, baseUrl } = setUp();
      const body = method === 'POST' ? { body: '{}' } : {};
      const { headers } = await fetch(`${baseUrl}${path}`, { method, headers: origin, ...body });
      assert.equal(headers.get('Access-Control-Allow-Origin'), allowed ? '*' : null);
    });
  }

  test('an error of the gateway may be read', async () => {
    const { fetch, baseUrl, simulator } = setUp();
    simulator.faults.add([{ endpoint: 'Open', kind: 'status', status: 503, when: 'before' }]);
    const init = { method: 'POST', headers: origin, body: '{}' };
    const { headers } = await fetch(`${baseUrl}${endpoints.Open.path}`, init);
    assert.equal(headers.get('Access-Control-Allow-Origin'), '*');
  });
});

suite('an answer of the service', () => {
  test('is kept by no cache', async () => {
    const { fetch, baseUrl } = setUp();
    const { headers } = await fetch(`${baseUrl}${endpoints.Open.path}`, { method: 'POST', body: '{}' });
    assert.equal(headers.get('Cache-Control'), 'no-store');
  });
});
