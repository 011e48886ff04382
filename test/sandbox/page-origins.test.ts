import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { endpoints } from '../../mock-server/endpoints.ts';
import { setUp } from './harness.ts';

const listed = 'https://www.stonearch.example';
const listing = '10000000-0000-4000-8000-000000000005';
const claimsListing = '20000000-0000-4000-8000-000000000003';

/** Opens a session of a merchant that has a list, for a page that the headers tell of. */
async function open(
  headers: Readonly<Record<string, string>>,
  endpoint: 'Open' | 'AccountOpen' | 'AdjusterOpenManage',
) {
  const { fetch, baseUrl, simulator } = setUp();
  const sessionKey =
    endpoint === 'Open' ? simulator.payments.createSession(listing) : simulator.claims.createSession(claimsListing);
  const body = {
    Open: { operation: 'makePayment' },
    AccountOpen: { context: 'save', accountId: 1 },
    AdjusterOpenManage: { approvalRequestId: 1 },
  }[endpoint];
  const response = await fetch(`${baseUrl}${endpoints[endpoint].path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ sessionKey, operationKey: 'op', ...body }),
  });
  return ((await response.json()) as { responseCode: string }).responseCode;
}

suite('a merchant that lists the origins of its pages', () => {
  for (const [who, headers, isRefused] of [
    ['a listed page', { Origin: listed }, false],
    ['a frame on a listed page', { Origin: 'https://service.example', 'Page-Origin': listed }, false],
    ['another page', { Origin: 'https://evil.example' }, true],
    [
      'another page that says it is listed',
      { Origin: 'https://evil.example', 'Page-Origin': listed, 'Sec-Fetch-Site': 'cross-site' },
      true,
    ],
    ['a frame on another page', { Origin: 'https://service.example', 'Page-Origin': 'https://evil.example' }, true],
    ['a frame on a page of no origin', { Origin: 'https://service.example', 'Page-Origin': 'null' }, true],
    ['what does not say where it is', {}, true],
  ] as const) {
    for (const endpoint of ['Open', 'AccountOpen', 'AdjusterOpenManage'] as const) {
      test(`${isRefused ? 'is not opened by' : 'is opened by'} ${who}: ${endpoint}`, async () => {
        assert.equal((await open(headers, endpoint)) === 'OriginNotAllowed', isRefused);
      });
    }
  }
});
