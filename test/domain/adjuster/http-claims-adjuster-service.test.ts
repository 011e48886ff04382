import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import {
  ApprovalRequestStatus,
  companyTypeNumbers,
  partyMethodNumbers,
  partyRoleNumbers,
  PartyStatus,
  ProcessType,
} from '../../../src/adjuster/enumerations.ts';
import { ResponseCode } from '../../../src/operation/response-codes.ts';
import type { ClaimsAdjusterService } from '../../../src/adjuster/claims-adjuster-service.ts';
import { claimsRefusals } from '../../../src/claims/claims-refusals.ts';
import { createHttpClaimsAdjusterService } from '../../../src/adjuster/http-claims-adjuster-service.ts';
import { ServiceError } from '../../../src/operation/service-error.ts';
import { oneCall } from '../http/one-call.ts';

const credentials = { sessionKey: 'S1', operationKey: 'K1' };
const call = oneCall(createHttpClaimsAdjusterService);

/* What comes over the wire. */
const party = {
  referenceId: 'V-7',
  name: 'Oak Roofing LLC',
  contactName: 'Pat Lee',
  companyType: 'Vendor',
  role: 'PaymentOnly',
  amount: 74_950,
  method: null,
  delivery: 'Email',
  email: 'pat@oakroofing.example',
  address: { address: '12 Oak Street', city: 'New Haven', state: 'CT', zip: '06103' },
  vendor: { serviceDate: '10/03/2026', referenceNumber: 'INV-2041', documentUrl: 'https://oakroofing.example/1.pdf' },
};
const person = { ...party, referenceId: null, contactName: null, companyType: null, address: null, vendor: null };
const claim = {
  claimNumber: '0002041',
  claimDetails: ['Hail damage'],
  totalAmount: 250_000,
  processType: 'MultiPartyPayment',
  accountGroupCode: null,
  extendedParameters: { ClaimantName: 'Jordan Rivera' },
};
const merchant = { name: 'Prairie Mutual', phone: '(555) 010-0199' };
const uploaded = { ...claim, parties: [party, person] };
const life = {
  approvalRequestId: 40017,
  status: 'Initiated',
  creationDate: '2026-11-21T21:05:09',
  expirationDate: '2026-12-21T21:05:09',
  timeZone: 'Eastern Standard Time',
};
const account = { accountId: 1001, operation: 'Created', contact: { contactId: 31, operation: 'Updated' } };
const createdParty = { approvalRequestPartyId: 501, referenceId: 'V-7', account };
const created = { ...life, processType: 'MultiPartyPayment', accountGroupCode: 'North', parties: [createdParty] };
const managedParty = {
  ...party,
  approvalRequestPartyId: 501,
  status: 'Asked',
  declined: null,
  emailSentAt: '2026-11-21T21:05:10',
  changedAt: null,
  canResend: true,
};
const managed = { ...claim, ...life, parties: [managedParty] };

const ok = { responseCode: 'Success' };
const status = (value: unknown) => ({ ...ok, status: value });
const resend = { approvalRequestPartyId: 501, resendKey: 'R1' };

const openCreate = (service: ClaimsAdjusterService) => service.openCreate(credentials);
const create = (service: ClaimsAdjusterService) => service.create(credentials, 2);
const createStatus = (service: ClaimsAdjusterService) => service.createStatus(credentials, 2);
const openManage = (service: ClaimsAdjusterService) => service.openManage(credentials, { approvalRequestId: 40017 });
const current = (service: ClaimsAdjusterService) => service.current(credentials);
const resendEmail = (service: ClaimsAdjusterService) => service.resendEmail(credentials, resend);
const cancelRequest = (service: ClaimsAdjusterService) => service.cancelRequest(credentials, 2);
const cancelStatus = (service: ClaimsAdjusterService) => service.cancelStatus(credentials, 2);
const close = (service: ClaimsAdjusterService) => service.close(credentials);

const requests: readonly [
  name: string,
  use: (service: ClaimsAdjusterService) => Promise<unknown>,
  answer: object,
  fields: object,
  outlivesThePage: boolean,
][] = [
  ['OpenCreate', openCreate, { ...ok, session: { merchant, request: uploaded } }, {}, false],
  ['Create', create, { ...ok, receipt: created }, { attempt: 2 }, false],
  ['CreateStatus', createStatus, status({ state: 'absent' }), { attempt: 2 }, false],
  ['OpenManage', openManage, { ...ok, session: { merchant, request: managed } }, { approvalRequestId: 40017 }, false],
  ['Current', current, { ...ok, request: managed }, {}, false],
  ['ResendEmail', resendEmail, { ...ok, request: managed }, resend, false],
  ['CancelRequest', cancelRequest, { ...ok, receipt: managed }, { attempt: 2 }, false],
  ['CancelStatus', cancelStatus, status({ state: 'absent' }), { attempt: 2 }, false],
  ['Close', close, ok, {}, true],
];

for (const [name, use, answer, fields, outlivesThePage] of requests) {
  test(`${name} posts ${Object.keys(fields).join(', ') || 'nothing'} beside the credentials`, async () => {
    const { sent, result } = await call(answer, use);
    assert.ok(!(result instanceof Error), String(result));
    assert.deepEqual(sent, {
      url: `https://pay.example.com/Claims/AdjusterModal/Operations/${name}`,
      body: { ...credentials, ...fields },
      keepalive: outlivesThePage,
    });
  });
}

/* What is read as it is on the wire. */
const parties: readonly [what: string, party: object][] = [
  ['a company with everything', party],
  ['a person with nothing more', person],
  [
    'a vendor with nothing in its papers',
    { ...party, vendor: { serviceDate: null, referenceNumber: null, documentUrl: null } },
  ],
  ...Object.keys(partyRoleNumbers).map((role): [string, object] => [`the role ${role}`, { ...party, role }]),
  ...Object.keys(partyMethodNumbers).map((method): [string, object] => [`the method ${method}`, { ...party, method }]),
  ...Object.keys(companyTypeNumbers).map((type): [string, object] => [
    `the type ${type}`,
    { ...party, companyType: type },
  ]),
];

for (const [what, wire] of parties) {
  test(`A party of an upload is read as it is on the wire: ${what}`, async () => {
    const session = { merchant, request: { ...claim, parties: [wire] } };
    assert.deepEqual((await call({ ...ok, session }, openCreate)).result, session);
  });
}

const managedRequests: readonly [what: string, request: object][] = [
  ['as it begins', managed],
  ['with no parameters and no details', { ...managed, extendedParameters: {}, claimDetails: [] }],
  ...Object.values(ApprovalRequestStatus).map((it): [string, object] => [`that is ${it}`, { ...managed, status: it }]),
  ...Object.values(ProcessType).map((it): [string, object] => [`paid as ${it}`, { ...managed, processType: it }]),
  ...Object.values(PartyStatus).map((it): [string, object] => [
    `with a party that is ${it}`,
    { ...managed, parties: [{ ...managedParty, status: it, changedAt: '2026-11-22T00:00:00', emailSentAt: null }] },
  ]),
  [
    'with a payment that was declined',
    { ...managed, parties: [{ ...managedParty, declined: 'ACHTransactionFailed', canResend: false }] },
  ],
];

for (const [what, wire] of managedRequests) {
  test(`A request ${what} is read as it is on the wire, whatever it answers`, async () => {
    const session = { merchant, request: wire };
    assert.deepEqual((await call({ ...ok, session }, openManage)).result, session);
    for (const use of [current, resendEmail])
      assert.deepEqual((await call({ ...ok, request: wire }, use)).result, wire);
    const answer = { code: 'Success', receipt: wire };
    assert.deepEqual((await call({ ...ok, receipt: wire }, cancelRequest)).result, answer);
    const told = await call(status({ state: 'answered', answer: { ...ok, receipt: wire } }), cancelStatus);
    assert.deepEqual(told.result, { state: 'answered', answer });
  });
}

const receipts: readonly [what: string, receipt: object][] = [
  ['with a contact', created],
  ['without a contact', { ...created, parties: [{ ...createdParty, account: { ...account, contact: null } }] }],
  [
    'without a group and references',
    { ...created, accountGroupCode: null, parties: [{ ...createdParty, referenceId: null }] },
  ],
  ...(['Unchanged', 'Created', 'Updated'] as const).map((operation): [string, object] => [
    `with an account that is ${operation}`,
    { ...created, parties: [{ ...createdParty, account: { ...account, operation } }] },
  ]),
];

for (const [what, wire] of receipts) {
  test(`A created request ${what} is read as it is on the wire`, async () => {
    const answer = { code: 'Success', receipt: wire };
    assert.deepEqual((await call({ ...ok, receipt: wire }, create)).result, answer);
    const told = await call(status({ state: 'answered', answer: { ...ok, receipt: wire } }), createStatus);
    assert.deepEqual(told.result, { state: 'answered', answer });
  });
}

for (const [name, use] of Object.entries({ createStatus, cancelStatus })) {
  for (const state of ['absent', 'processing'] as const) {
    test(`${name} ${state} is read as it is on the wire`, async () => {
      assert.deepEqual((await call(status({ state }), use)).result, { state });
    });
  }
}

for (const code of Object.values(ResponseCode)) {
  if (code === 'Success') continue;
  for (const [name, use] of Object.entries({ create, cancelRequest })) {
    test(`${name} that is answered ${code} is a decline, not an error`, async () => {
      assert.deepEqual((await call({ responseCode: code }, use)).result, { code });
    });
  }
}

/* What is left out. */
test('What the service says beyond the shape is left out: a tax id, a token', async () => {
  const more = { taxId: '98-7654321', token: 'T-1', accountId: 1001 };
  const request = { ...managed, ...more, parties: [{ ...managedParty, ...more }] };
  assert.deepEqual((await call({ ...ok, request }, current)).result, managed);
});

test('What turns the direction of a text around is left out of every text that is read', async () => {
  /** Every text with such marks in it, but for those that have their own form. */
  const turned = (value: unknown): unknown => {
    if (typeof value === 'string')
      return /^\d{4}-|^[A-Z][a-z]+(?:[A-Z]|$)/.test(value) ? value : `\u202e${value}\u2066\n`;
    if (Array.isArray(value)) return value.map(turned);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, turned(part)]));
  };
  const request = turned(managed) as typeof managed;
  assert.notDeepEqual(request, managed);
  const extendedParameters = { '\u202eClaimantName\u0007': '\u202eJordan Rivera' };
  const { result } = await call({ ...ok, request: { ...request, extendedParameters } }, current);
  assert.deepEqual(result, managed);
});

/* What is no answer. */
const withUpload = (changes: object) => ({ ...ok, session: { merchant, request: { ...uploaded, ...changes } } });
const withUploadParty = (changes: object) => withUpload({ parties: [{ ...party, ...changes }] });
const withRequest = (changes: object) => ({ ...ok, request: { ...managed, ...changes } });
const withParty = (changes: object) => withRequest({ parties: [{ ...managedParty, ...changes }] });
const withReceipt = (changes: object) => ({ ...ok, receipt: { ...created, ...changes } });

type Unreadable = readonly [what: string, use: (service: ClaimsAdjusterService) => Promise<unknown>, answer: unknown];
const unreadable: readonly Unreadable[] = [
  ['A session without a merchant', openCreate, { ...ok, session: { request: uploaded } }],
  ['An upload without parties', openCreate, withUpload({ parties: undefined })],
  ['A total in dollars', openCreate, withUpload({ totalAmount: 2_500.5 })],
  ['A negative amount', openCreate, withUploadParty({ amount: -1 })],
  ['An amount in text', openCreate, withUploadParty({ amount: '749.50' })],
  ['A role by its number', openCreate, withUploadParty({ role: 2 })],
  ['An unknown role', openCreate, withUploadParty({ role: 'Observer' })],
  ['A role of every object', openCreate, withUploadParty({ role: 'constructor' })],
  ['An unknown method', openCreate, withUploadParty({ method: 'Cash' })],
  ['An unknown delivery', openCreate, withUploadParty({ delivery: 'Fax' })],
  ['A party without a name', openCreate, withUploadParty({ name: null })],
  ['A party without an e-mail address', openCreate, withUploadParty({ email: undefined })],
  ['Half an address', openCreate, withUploadParty({ address: { address: '12 Oak Street' } })],
  ['A vendor’s papers in text', openCreate, withUploadParty({ vendor: 'INV-2041' })],
  ['Details in one text', openCreate, withUpload({ claimDetails: 'Hail' })],
  ['Parameters that are no texts', openCreate, withUpload({ extendedParameters: { ClaimantName: 7 } })],
  ['An unknown process', openCreate, withUpload({ processType: 'NoPartyPayment' })],
  ['A request of an unknown status', current, withRequest({ status: 'Paused' })],
  ['A request without an id', current, withRequest({ approvalRequestId: undefined })],
  ['A request with an id in text', current, withRequest({ approvalRequestId: '40017' })],
  ['A request with the id 0', current, withRequest({ approvalRequestId: 0 })],
  ['A date as people write', current, withRequest({ creationDate: '11/21/2026' })],
  ['A date with a zone', current, withRequest({ expirationDate: '2026-12-21T21:05:09Z' })],
  ['A party of an unknown status', current, withParty({ status: 'Sleeping' })],
  ['A party without an id', current, withParty({ approvalRequestPartyId: undefined })],
  ['A decline that is not known here', current, withParty({ declined: 'BadDay' })],
  ['A decline that is a success', current, withParty({ declined: 'Success' })],
  ['A party that may be asked again, perhaps', current, withParty({ canResend: 'yes' })],
  ['An e-mail sent some time', current, withParty({ emailSentAt: 'yesterday' })],
  ['An answer without a request', resendEmail, ok],
  ['A receipt without an account', create, withReceipt({ parties: [{ ...createdParty, account: null }] })],
  [
    'An operation by its number',
    create,
    withReceipt({ parties: [{ ...createdParty, account: { ...account, operation: 1 } }] }),
  ],
  [
    'A contact without an id',
    create,
    withReceipt({ parties: [{ ...createdParty, account: { ...account, contact: { operation: 'Created' } } }] }),
  ],
  ['An approval without a receipt', create, ok],
  ['A cancelling with the receipt of a creation', cancelRequest, { ...ok, receipt: created }],
  ['A code that is not known here', create, { responseCode: 'Processing', receipt: created }],
  ['A status of an unknown state', createStatus, status({ state: 'gone' })],
  ['A status answered without an answer', cancelStatus, status({ state: 'answered' })],
  ['A closing of another shape', close, {}],
];

for (const [what, use, answer] of unreadable) {
  test(`${what} is taken for a lost answer`, async () => {
    const { result } = await call(answer, use);
    assert.ok(result instanceof ServiceError, JSON.stringify(result));
    assert.deepEqual([result.kind, result.code], ['lost', 'unreadable']);
  });
}

for (const [responseCode, message] of Object.entries(claimsRefusals)) {
  test(`A refusal with ${responseCode} is told in our own words, with its field`, async () => {
    const body = { responseCode, responseMessage: 'The key S1.', field: 'approvalRequestId' };
    const { result } = await call(body, openManage, 409);
    assert.ok(result instanceof ServiceError);
    assert.deepEqual(
      [result.kind, result.code, result.message, result.field],
      ['refused', responseCode, message, 'approvalRequestId'],
    );
  });
}

test('Whatever comes over the wire, every call gives an answer of its shape or rejects with a ServiceError', async () => {
  const uses = fc.constantFrom(openCreate, create, createStatus, openManage, current, resendEmail, cancelRequest);
  const parts = fc.constantFrom<unknown>(
    { merchant, request: managed },
    created,
    managed,
    'Success',
    'Declined',
    null,
    1,
  );
  const body = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom('responseCode', 'session', 'receipt', 'request', 'status', '__proto__'), parts),
  );
  await fc.assert(
    fc.asyncProperty(uses, body, async (use, answer) => {
      const { result } = await call(answer, use);
      assert.ok(typeof result === 'object' && result !== null);
      if (result instanceof Error) assert.ok(result instanceof ServiceError);
    }),
  );
});
