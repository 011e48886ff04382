import assert from 'node:assert/strict';
import { endpoints, type EndpointName } from '../../mock-server/endpoints.ts';
import { createHandlers } from '../../mock-server/handlers/handlers.ts';
import { createFetch } from '../../mock-server/in-process-fetch.ts';
import { bankAccount, payment } from './payment/submissions.ts';
import { paymentTest as test, merchantKeys } from './harness.ts';
import { withValue } from '../domain/http/places.ts';
import { company, individual } from './claims/payees.ts';
import { claimPayment, ePay, payeeBankAccount } from './claims/submissions.ts';
import { setUpClaims } from './claims/claims-harness.ts';

const origin = { Origin: 'https://insurer.example' };

const secret = '4111111111111111';
const bodies = ['{"number": 4111111111111111', '', '[]', `"${secret}"`, 'null', '{}'];
const withoutBody = ['SandboxReset', 'SandboxNotificationAgain'];

for (const name of Object.keys(endpoints) as EndpointName[]) {
  const { path, method, caller } = endpoints[name];
  const cors = caller === 'page' ? '*' : null;

  test(`${name} ${cors ? 'may' : 'may not'} be called from another origin, and is not cached`, async (own) => {
    const { fetch, baseUrl } = own;
    const { status, headers } = await fetch(`${baseUrl}${path}`, { method: 'OPTIONS', headers: origin });
    const allowed = ['Origin', 'Headers', 'Methods'].map((what) => headers.get(`Access-Control-Allow-${what}`));
    assert.deepEqual([status, ...allowed], cors ? [204, cors, 'Content-Type', 'POST'] : [405, null, null, null]);
    const body = method === 'POST' ? { body: '{}' } : {};
    const response = await fetch(`${baseUrl}${path}`, { method, headers: origin, ...body });
    const [allows, caching] = ['Access-Control-Allow-Origin', 'Cache-Control'].map((one) => response.headers.get(one));
    assert.deepEqual([allows, caching], [cors, 'no-store']);
    // It requires a secret key, which a page must not have.
    assert.equal(response.status === 403, caller === 'server');
  });

  test(`${name} refuses another method, and a wrong body, which it does not repeat`, async (own) => {
    const { fetch, baseUrl, call } = own;
    const taken = Object.values(endpoints).filter((endpoint) => endpoint.path === path);
    const response = await fetch(`${baseUrl}${path}`, { method: 'PUT' });
    const { status, headers } = response;
    assert.deepEqual([status, headers.get('Allow')], [405, taken.map(({ method }) => method).join(', ')]);
    assert.partialDeepStrictEqual(await response.json(), { responseCode: 'MethodNotAllowed' });
    if (method !== 'POST' || withoutBody.includes(name)) return;
    for (const text of bodies) {
      const { status, body } = await call(name, text);
      assert.equal(status, 400, text);
      assert.match(JSON.stringify(body), /InvalidRequest/, text);
      assert.doesNotMatch(JSON.stringify(body), new RegExp(secret), text);
    }
  });
}

test('An error of the gateway is readable from another origin', async ({ fetch, baseUrl, simulator }) => {
  simulator.faults.add([{ endpoint: 'Open', kind: 'status', status: 503, when: 'before' }]);
  const init = { method: 'POST', headers: origin, body: '{}' };
  const { headers } = await fetch(`${baseUrl}${endpoints.Open.path}`, init);
  assert.equal(headers.get('Access-Control-Allow-Origin'), '*');
});

const right: Readonly<Record<string, readonly [endpoint: 'Pay' | 'AccountSubmit' | 'AccountOpen', body: object]>> = {
  card: ['Pay', { ...payment(50_00), attempt: 1 }],
  debit: ['Pay', { ...payment(50_00, bankAccount()), attempt: 1 }],
  person: ['AccountSubmit', { ...claimPayment(50_00), attempt: 1 }],
  company: ['AccountSubmit', { ...claimPayment(50_00, payeeBankAccount(), company()), attempt: 1 }],
  email: ['AccountSubmit', { ...claimPayment(50_00, ePay), attempt: 1 }],
  opening: ['AccountOpen', { context: 'payment', payee: individual() }],
};

/* One field with other values. Null removes the field. */
const wrong = `
card operationKey = null
card sessionKey = ""
card attempt = 0 | 1.5
card method = null
card method.type = "cash"
card method.number = "four" | "4111 1111 1111 1111"
card method.expirationMonth = 13
card method.expirationYear = 29
card method.securityCode = "abc"
card method.name = "4111 1111 1111 1111"
debit method.name = " "
debit method.accountType = "Savings"
card quote.amount = 0 | 0.5 | "50.00" | -1
card quote.fee = -1
card feeContext = "Free"
card save = null
card references.clientReferenceData1 = "${'x'.repeat(1001)}"
debit authorization.sha256 = "abc" | "${'0'.repeat(65)}" | "g${'0'.repeat(64)}" | "${'0'.repeat(64)}g" | "${'g'.repeat(64)}" | "0"
person payee = null
person payee.type = "estate"
person payee.lastName = null
person payee.firstName = "4111 1111 1111 1111"
person payee.city = ""
person payee.phone = "212555012" | "212-555-0123"
company payee.contact = null
company payee.contact.contactId = "2001"
company payee.contact.webAccess = 0
person method.type = "card"
person method.accountNumber = "x"
person method.accountType = "Saving"
email method.email = "pay me"
person amount = 0 | 0.5 | "50.00"
person attempt = 0
person operationKey = null
opening context = "refund"
opening accountId = "1001" | 0
opening payee.address = null
`;

const wrongFields = wrong
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [, base = '', field = '', values = ''] = /^(\w+) ([\w.]+) = (.*)$/.exec(line) ?? [];
    return values.split(' | ').map((json) => [base, field, json] as const);
  });
for (const [base, field, json] of wrongFields) {
  const [endpoint, body] = right[base] ?? assert.fail(`There is no request of ${base}.`);

  test(`A request of ${base} with ${field} ${json.slice(0, 30)} is refused before any attempt`, async () => {
    const { call, open, newCredentials, payments, simulator, entries } = setUpClaims();
    const ofPayment = { sessionKey: simulator.payments.createSession(merchantKeys.noFee), operationKey: 'op' };
    if (endpoint === 'Pay') await payments.open(ofPayment, { operation: 'makePayment' });
    const ofClaim = endpoint === 'AccountSubmit' ? (await open('payment')).credentials : newCredentials();
    const request = { ...(endpoint === 'Pay' ? ofPayment : ofClaim), ...body };
    const answer = await call(endpoint, withValue(request, field.split('.'), JSON.parse(json) ?? undefined));
    const { responseMessage, ...rest } = answer.body as { readonly responseMessage: string };
    assert.deepEqual([answer.status, rest], [400, { responseCode: 'InvalidRequest', field }]);
    const said = new RegExp(`^The field ${field} is missing or has the wrong form\\.( It takes: |$)`);
    assert.match(responseMessage, said);
    assert.deepEqual([simulator.ledger.entries(), entries()], [[], []]);
  });
}

test('A request with unknown fields is answered', async ({ simulator, baseUrl, open }) => {
  // Does not use the fetch that checks requests against the OpenAPI file, because the service accepts more.
  const response = await createFetch(createHandlers(simulator))(`${baseUrl}${endpoints.Cancel.path}`, {
    method: 'POST',
    body: JSON.stringify({ ...(await open()), more: true }),
  });
  assert.deepEqual(await response.json(), { responseCode: 'Success' });
});

const listed = 'https://www.stonearch.example';
const evil = { Origin: 'https://evil.example' };
const listing = '10000000-0000-4000-8000-000000000005';
const claimsListing = '20000000-0000-4000-8000-000000000003';

const ofService = { Origin: 'https://service.example' };
const pages: readonly (readonly [who: string, headers: Readonly<Record<string, string>>, isRefused: boolean])[] = [
  ['a listed page', { Origin: listed }, false],
  ['a frame on a listed page', { ...ofService, 'Page-Origin': listed }, false],
  ['another page', evil, true],
  ['another page that says it is listed', { ...evil, 'Page-Origin': listed, 'Sec-Fetch-Site': 'cross-site' }, true],
  ['a frame on another page', { ...ofService, 'Page-Origin': 'https://evil.example' }, true],
  ['a frame on a page of no origin', { ...ofService, 'Page-Origin': 'null' }, true],
  ['a caller without an origin', {}, true],
];
for (const [endpoint, opening] of [
  ['Open', { operation: 'makePayment' }],
  ['AccountOpen', { context: 'save', accountId: 1 }],
  ['AdjusterOpenManage', { approvalRequestId: 1 }],
] as const) {
  test(`${endpoint} accepts only the pages that a merchant lists, also in frames`, async ({ call, simulator }) => {
    const { payments, claims } = simulator;
    for (const [who, headers, isRefused] of pages) {
      const sessionKey = endpoint === 'Open' ? payments.createSession(listing) : claims.createSession(claimsListing);
      const { body } = await call(endpoint, { sessionKey, operationKey: 'op', ...opening }, headers);
      const { responseCode } = body as { responseCode: string };
      assert.deepEqual([who, responseCode === 'OriginNotAllowed'], [who, isRefused]);
    }
  });
}
