import assert from 'node:assert/strict';
import test from 'node:test';
import {
  ApprovalRequestStatus,
  companyTypeNumbers,
  partyMethodNumbers,
  partyRoleNumbers,
  PartyStatus,
  ProcessType,
} from '../../../src/adjuster/enumerations.ts';
import type { ClaimsAdjusterService } from '../../../src/adjuster/claims-adjuster-service.ts';
import { createHttpClaimsAdjusterService } from '../../../src/adjuster/http-claims-adjuster-service.ts';
import { claimsRefusals } from '../../../src/claims/claims-refusals.ts';
import {
  attempted,
  callOnce,
  checkHttpService,
  credentials,
  success,
  type WireAnswer,
} from '../http/service-checks.ts';
import { asked, claimant, life, merchant, uploaded as sample, vendor } from './samples.ts';

/* What comes over the wire. */
const party = { ...vendor, address: claimant.address };
const person = { ...party, referenceId: null, contactName: null, companyType: null, address: null, vendor: null };
const uploaded = { ...sample, accountGroupCode: null, parties: [party, person] };
const account = { accountId: 1001, operation: 'Created', contact: { contactId: 31, operation: 'Updated' } };
const createdParty = { approvalRequestPartyId: 501, referenceId: 'V-7', declined: null, account };
const created = { ...life, processType: 'MultiPartyPayment', accountGroupCode: 'North', parties: [createdParty] };
const managedParty = asked(party, 0);
const managed = { ...uploaded, ...life, parties: [managedParty] };

type Answer = [what: string, call: string, answer: WireAnswer];
const resend = { approvalRequestPartyId: 501, resendKey: 'R1' };
const close = (service: ClaimsAdjusterService) => service.close(credentials);
const current = (service: ClaimsAdjusterService) => service.current(credentials);

const withUpload = (changes: object) => ({ ...success, session: { merchant, request: { ...uploaded, ...changes } } });
const withUploadParty = (changes: object) => withUpload({ parties: [{ ...party, ...changes }] });
const withRequest = (changes: object) => ({ ...success, request: { ...managed, ...changes } });
const withParty = (changes: object) => withRequest({ parties: [{ ...managedParty, ...changes }] });
const withCreated = (changes: object) => ({ ...attempted, receipt: { ...created, ...changes } });
const withAccount = (changes: object) =>
  withCreated({ parties: [{ ...createdParty, account: { ...account, ...changes } }] });
const answered = (receipt: object) => ({
  ...attempted,
  status: { state: 'answered', answer: { ...attempted, receipt } },
});

const each = <Name extends string>(
  names: readonly Name[],
  answer: (name: Name) => WireAnswer,
  call: string,
): Answer[] => names.map((name) => [`with ${name}`, call, answer(name)]);

checkHttpService<ClaimsAdjusterService>({
  create: createHttpClaimsAdjusterService,
  path: 'Claims/AdjusterModal/Operations',
  calls: {
    openCreate: {
      endpoint: 'OpenCreate',
      use: (service) => service.openCreate(credentials),
      posts: {},
      answer: { ...success, session: { merchant, request: uploaded } },
    },
    create: {
      endpoint: 'Create',
      use: (service) => service.create(credentials, 2),
      posts: { attempt: 2 },
      answer: { ...attempted, receipt: created },
    },
    createStatus: {
      endpoint: 'CreateStatus',
      use: (service) => service.createStatus(credentials, 2),
      posts: { attempt: 2 },
      answer: answered(created),
    },
    openManage: {
      endpoint: 'OpenManage',
      use: (service) => service.openManage(credentials, { approvalRequestId: 40017 }),
      posts: { approvalRequestId: 40017 },
      answer: { ...success, session: { merchant, request: managed } },
    },
    current: { endpoint: 'Current', use: current, posts: {}, answer: { ...success, request: managed } },
    resendEmail: {
      endpoint: 'ResendEmail',
      use: (service) => service.resendEmail(credentials, resend),
      posts: resend,
      answer: { ...success, request: managed },
    },
    cancelRequest: {
      endpoint: 'CancelRequest',
      use: (service) => service.cancelRequest(credentials, 2),
      posts: { attempt: 2 },
      answer: { ...attempted, receipt: managed },
    },
    cancelStatus: {
      endpoint: 'CancelStatus',
      use: (service) => service.cancelStatus(credentials, 2),
      posts: { attempt: 2 },
      answer: answered(managed),
    },
    close: { endpoint: 'Close', use: close, posts: {}, answer: success, outlivesThePage: true },
  },
  fields: {
    texts:
      'referenceId name contactName email address city state zip serviceDate referenceNumber documentUrl claimNumber ' +
      'accountGroupCode ClaimantName phone timeZone',
    nullable:
      'referenceId contactName companyType method address vendor serviceDate referenceNumber documentUrl ' +
      'accountGroupCode contact declined emailSentAt changedAt',
    optional: 'ClaimantName',
  },
  readable: [
    [
      'with nothing in the papers of a vendor',
      'openCreate',
      withUploadParty({ vendor: { serviceDate: null, referenceNumber: null, documentUrl: null } }),
    ],
    ...each(Object.keys(partyRoleNumbers), (role) => withUploadParty({ role }), 'openCreate'),
    ...each(Object.keys(partyMethodNumbers), (method) => withUploadParty({ method }), 'openCreate'),
    ...each(Object.keys(companyTypeNumbers), (companyType) => withUploadParty({ companyType }), 'openCreate'),
    ['with no parameters and no details', 'current', withRequest({ extendedParameters: {}, claimDetails: [] })],
    ...each(Object.values(ApprovalRequestStatus), (status) => withRequest({ status }), 'current'),
    ...each(Object.values(ProcessType), (processType) => withRequest({ processType }), 'current'),
    ...each(
      Object.values(PartyStatus),
      (status) => withParty({ status, changedAt: '2026-11-22T00:00:00', emailSentAt: null }),
      'current',
    ),
    ['with a decline', 'current', withParty({ declined: 'ACHTransactionFailed', canResend: false })],
    ['without a contact', 'create', withAccount({ contact: null })],
    ...each(['Unchanged', 'Created', 'Updated'], (operation) => withAccount({ operation }), 'create'),
    ['absent', 'createStatus', { ...attempted, status: { state: 'absent' } }],
    ['processing', 'cancelStatus', { ...attempted, status: { state: 'processing' } }],
  ],
  unreadable: [
    ['with a role by its number', 'openCreate', withUploadParty({ role: 2 })],
    ['with a role of every object', 'openCreate', withUploadParty({ role: 'constructor' })],
    ['with an unknown method', 'openCreate', withUploadParty({ method: 'Cash' })],
    ['with half an address', 'openCreate', withUploadParty({ address: { address: '12 Oak Street' } })],
    ['with the id 0', 'current', withRequest({ approvalRequestId: 0 })],
    ['with a date as people write it', 'current', withRequest({ creationDate: '11/21/2026' })],
    ['with a date in a zone', 'current', withRequest({ expirationDate: '2026-12-21T21:05:09Z' })],
    ['with a decline that is not known here', 'current', withParty({ declined: 'BadDay' })],
    ['with a decline that is a success', 'current', withParty({ declined: 'Success' })],
    ['with an e-mail sent some time', 'current', withParty({ emailSentAt: 'yesterday' })],
    ['with an operation by its number', 'create', withAccount({ operation: 1 })],
    ['with the receipt of a creation', 'cancelRequest', { ...attempted, receipt: created }],
    ['by a code that is not known here', 'create', { responseCode: 'Processing', receipt: created }],
  ],
  refusals: claimsRefusals,
});

const read = async (request: object) =>
  (await callOnce(createHttpClaimsAdjusterService, current, { ...success, request })).result;

test('What the service says beyond the shape is left out: a tax id, a token', async () => {
  const more = { taxId: '98-7654321', token: 'T-1', accountId: 1001 };
  const request = { ...managed, ...more, parties: [{ ...managedParty, ...more }] };
  assert.deepEqual(await read(request), managed);
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
  assert.deepEqual(await read({ ...request, extendedParameters }), managed);
});
