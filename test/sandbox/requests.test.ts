import assert from 'node:assert/strict';
import { endpoints, type EndpointName } from '../../mock-server/endpoints.ts';
import { createHandlers } from '../../mock-server/handlers/handlers.ts';
import { createFetch } from '../../mock-server/in-process-fetch.ts';
import { bankAccount, payment } from './payment/submissions.ts';
import { paymentTest as test, merchantKeys, setUp } from './harness.ts';
import { withValue } from '../domain/http/places.ts';
import { company, individual } from './claims/payees.ts';
import { claimPayment, ePay, payeeBankAccount } from './claims/submissions.ts';
import { setUpClaims } from './claims/claims-harness.ts';

const origin = { Origin: 'https://insurer.example' };

for (const name of Object.keys(endpoints) as EndpointName[]) {
  const { path, method, caller } = endpoints[name];
  const allowed = caller === 'page';

  test(`${name} ${allowed ? 'may' : 'may not'} be called from another origin`, async ({ fetch, baseUrl }) => {
    const preflight = await fetch(`${baseUrl}${path}`, { method: 'OPTIONS', headers: origin });
    assert.equal(preflight.status, allowed ? 204 : 405);
    assert.equal(preflight.headers.get('Access-Control-Allow-Origin'), allowed ? '*' : null);
    assert.equal(preflight.headers.get('Access-Control-Allow-Headers'), allowed ? 'Content-Type' : null);
    assert.equal(preflight.headers.get('Access-Control-Allow-Methods'), allowed ? 'POST' : null);
    const body = method === 'POST' ? { body: '{}' } : {};
    const { status, headers } = await fetch(`${baseUrl}${path}`, { method, headers: origin, ...body });
    assert.equal(headers.get('Access-Control-Allow-Origin'), allowed ? '*' : null);
    // It requires a secret key, which a page must not have.
    assert.equal(status === 403, caller === 'server');
  });
}

test('An error of the gateway is readable from another origin', async ({ fetch, baseUrl, simulator }) => {
  simulator.faults.add([{ endpoint: 'Open', kind: 'status', status: 503, when: 'before' }]);
  const init = { method: 'POST', headers: origin, body: '{}' };
  const { headers } = await fetch(`${baseUrl}${endpoints.Open.path}`, init);
  assert.equal(headers.get('Access-Control-Allow-Origin'), '*');
});

test('An answer of the service is not cached', async ({ fetch, baseUrl }) => {
  const { headers } = await fetch(`${baseUrl}${endpoints.Open.path}`, { method: 'POST', body: '{}' });
  assert.equal(headers.get('Cache-Control'), 'no-store');
});

const secret = '4111111111111111';

const right: Readonly<Record<string, readonly [endpoint: 'Pay' | 'AccountSubmit' | 'AccountOpen', body: object]>> = {
  card: ['Pay', { ...payment(50_00), attempt: 1 }],
  debit: ['Pay', { ...payment(50_00, bankAccount()), attempt: 1 }],
  person: ['AccountSubmit', { ...claimPayment(50_00), attempt: 1 }],
  company: ['AccountSubmit', { ...claimPayment(50_00, payeeBankAccount(), company()), attempt: 1 }],
  email: ['AccountSubmit', { ...claimPayment(50_00, ePay), attempt: 1 }],
  opening: ['AccountOpen', { context: 'payment', payee: individual() }],
};

/* One field with another value. Null removes the field. */
const wrong = `
card operationKey = null
card sessionKey = ""
card attempt = 0
card attempt = 1.5
card method = null
card method.type = "cash"
card method.number = "four"
card method.number = "4111 1111 1111 1111"
card method.expirationMonth = 13
card method.expirationYear = 29
card method.securityCode = "abc"
card method.name = "4111 1111 1111 1111"
debit method.name = " "
debit method.accountType = "Savings"
card quote.amount = 0
card quote.amount = 0.5
card quote.amount = "50.00"
card quote.amount = -1
card quote.fee = -1
card feeContext = "Free"
card save = null
card references.clientReferenceData1 = "${'x'.repeat(1001)}"
debit authorization.sha256 = "abc"
person payee = null
person payee.type = "estate"
person payee.lastName = null
person payee.firstName = "4111 1111 1111 1111"
person payee.city = ""
person payee.phone = "212555012"
person payee.phone = "212-555-0123"
company payee.contact = null
company payee.contact.contactId = "2001"
company payee.contact.webAccess = 0
person method.type = "card"
person method.accountNumber = "x"
person method.accountType = "Saving"
email method.email = "pay me"
person amount = 0
person amount = 0.5
person amount = "50.00"
person attempt = 0
person operationKey = null
opening context = "refund"
opening accountId = "1001"
opening accountId = 0
opening payee.address = null
`;

for (const line of wrong.trim().split('\n')) {
  const [, base = '', field = '', json = ''] = /^(\w+) ([\w.]+) = (.*)$/.exec(line) ?? [];
  const [endpoint, body] = right[base] ?? [];
  assert.ok(endpoint && body, `This is no line of the table: ${line}`);

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

test('A request with unknown fields is answered', async () => {
  const { simulator, baseUrl, open } = setUp();
  // Does not use the fetch that checks requests against the OpenAPI file, because the service accepts more.
  const response = await createFetch(createHandlers(simulator))(`${baseUrl}${endpoints.Cancel.path}`, {
    method: 'POST',
    body: JSON.stringify({ ...(await open()), more: true }),
  });
  assert.deepEqual(await response.json(), { responseCode: 'Success' });
});

const names = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => endpoints[name].method === 'POST' && name !== 'SandboxReset' && name !== 'SandboxNotificationAgain',
);
const bodies = [
  ['that is not JSON', `{"number": ${secret}`],
  ['that is empty', ''],
  ['that is a list', '[]'],
  ['that is a text', `"${secret}"`],
  ['that is null', 'null'],
  ['without any field', '{}'],
] as const;
for (const name of names) {
  test(`${name} refuses a wrong body and does not repeat it`, async ({ call }) => {
    for (const [title, text] of bodies) {
      const { status, body } = await call(name, text);
      assert.equal(status, 400, title);
      assert.match(JSON.stringify(body), /InvalidRequest/, title);
      assert.doesNotMatch(JSON.stringify(body), new RegExp(secret), title);
    }
  });
}

for (const name of Object.keys(endpoints) as EndpointName[]) {
  test(`A wrong method is refused by ${name}`, async () => {
    const { fetch, baseUrl } = setUp();
    const { path } = endpoints[name];
    const taken = Object.values(endpoints).filter((endpoint) => endpoint.path === path);
    const response = await fetch(`${baseUrl}${path}`, { method: 'PUT' });
    assert.equal(response.status, 405);
    assert.equal(response.headers.get('Allow'), taken.map(({ method }) => method).join(', '));
    assert.partialDeepStrictEqual(await response.json(), { responseCode: 'MethodNotAllowed' });
  });
}

const listed = 'https://www.stonearch.example';
const evil = { Origin: 'https://evil.example' };
const listing = '10000000-0000-4000-8000-000000000005';
const claimsListing = '20000000-0000-4000-8000-000000000003';

/** Opens a session of a merchant with a list of origins, for the page named in the headers. */
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

for (const [who, headers, isRefused] of [
  ['a listed page', { Origin: listed }, false],
  ['a frame on a listed page', { Origin: 'https://service.example', 'Page-Origin': listed }, false],
  ['another page', evil, true],
  ['another page that says it is listed', { ...evil, 'Page-Origin': listed, 'Sec-Fetch-Site': 'cross-site' }, true],
  ['a frame on another page', { Origin: 'https://service.example', 'Page-Origin': 'https://evil.example' }, true],
  ['a frame on a page of no origin', { Origin: 'https://service.example', 'Page-Origin': 'null' }, true],
  ['a caller without an origin', {}, true],
] as const) {
  for (const endpoint of ['Open', 'AccountOpen', 'AdjusterOpenManage'] as const) {
    test(`${endpoint} ${isRefused ? 'refuses' : 'accepts'} ${who} if the merchant lists its pages`, async () => {
      assert.equal((await open(headers, endpoint)) === 'OriginNotAllowed', isRefused);
    });
  }
}
