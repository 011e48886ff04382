import assert from 'node:assert/strict';
import test from 'node:test';
import * as enumerations from '../../../src/adjuster/enumerations.ts';
import { createHttpClaimsAdjusterService } from '../../../src/adjuster/http-claims-adjuster-service.ts';
import refusals from '../../../src/claims/claims-refusals.json' with { type: 'json' };
import { answered, attempted, checkHttpService, success, type WireAnswer } from '../http/service-checks.ts';
import { asked, claimant, life, merchant, uploaded as sample, vendor } from './samples.ts';

const party = { ...vendor, address: claimant.address };
const person = { ...party, referenceId: null, contactName: null, companyType: null, address: null, vendor: null };
const uploaded = { ...sample, accountGroupCode: null, parties: [party, person] };
const account = { accountId: 1001, operation: 'Created', contact: { contactId: 31, operation: 'Updated' } };
const createdParty = { approvalRequestPartyId: 501, referenceId: 'V-7', declined: null, account };
const created = { ...life, processType: 'MultiPartyPayment', accountGroupCode: 'North', parties: [createdParty] };
const managedParty = asked(party, 0);
const managed = { ...uploaded, ...life, parties: [managedParty] };
const session = { merchant, request: managed };

const withUpload = (changes: object) => ({ ...success, session: { merchant, request: { ...uploaded, ...changes } } });
const withUploadParty = (changes: object) => withUpload({ parties: [{ ...party, ...changes }] });
const withRequest = (changes: object) => ({ ...success, request: { ...managed, ...changes } });
const withParty = (changes: object) => withRequest({ parties: [{ ...managedParty, ...changes }] });
const withCreated = (changes: object) => ({ ...attempted, receipt: { ...created, ...changes } });
const withAccount = (changes: object) =>
  withCreated({ parties: [{ ...createdParty, account: { ...account, ...changes } }] });
const each = <Name extends string>(names: readonly Name[], call: string, answer: (name: Name) => WireAnswer) =>
  names.map((name) => [`with ${name}`, call, answer(name)] as const);
const noPapers = { serviceDate: null, referenceNumber: null, documentUrl: null };
const attempt = 2;

const ask = checkHttpService({
  create: createHttpClaimsAdjusterService,
  path: 'Claims/AdjusterModal/Operations',
  calls: {
    openCreate: { posts: {}, answer: withUpload({}) },
    create: { posts: { attempt }, answer: withCreated({}) },
    createStatus: { posts: { attempt }, answer: answered(created) },
    openManage: { posts: { approvalRequestId: 40017 }, answer: { ...success, session } },
    current: { posts: {}, answer: withRequest({}) },
    resendEmail: { posts: { approvalRequestPartyId: 501, resendKey: 'R1' }, answer: withRequest({}) },
    cancelRequest: { posts: { attempt }, answer: { ...attempted, receipt: managed } },
    cancelStatus: { posts: { attempt }, answer: answered(managed) },
    close: { posts: {}, answer: success, outlivesThePage: true },
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
    ['with empty documents of a vendor', 'openCreate', withUploadParty({ vendor: noPapers })],
    ...each(Object.keys(enumerations.partyRoleNumbers), 'openCreate', (role) => withUploadParty({ role })),
    ...each(Object.keys(enumerations.partyMethodNumbers), 'openCreate', (method) => withUploadParty({ method })),
    ...each(Object.keys(enumerations.companyTypeNumbers), 'openCreate', (companyType) =>
      withUploadParty({ companyType }),
    ),
    ['with no parameters and no details', 'current', withRequest({ extendedParameters: {}, claimDetails: [] })],
    ...each(Object.values(enumerations.ApprovalRequestStatus), 'current', (status) => withRequest({ status })),
    ...each(Object.values(enumerations.ProcessType), 'current', (processType) => withRequest({ processType })),
    ...each(Object.values(enumerations.PartyStatus), 'current', (status) =>
      withParty({ status, changedAt: '2026-11-22T00:00:00', emailSentAt: null }),
    ),
    ['with a decline', 'current', withParty({ declined: 'ACHTransactionFailed', canResend: false })],
    ['without a contact', 'create', withAccount({ contact: null })],
    ...each(['Unchanged', 'Created', 'Updated'], 'create', (operation) => withAccount({ operation })),
  ],
  unreadable: [
    ['with a role by its number', 'openCreate', withUploadParty({ role: 2 })],
    ['with a role that is a property of every object', 'openCreate', withUploadParty({ role: 'constructor' })],
    ['with an unknown method', 'openCreate', withUploadParty({ method: 'Cash' })],
    ['with half an address', 'openCreate', withUploadParty({ address: { address: '12 Oak Street' } })],
    ['with the id 0', 'current', withRequest({ approvalRequestId: 0 })],
    ['with a date as people write it', 'current', withRequest({ creationDate: '11/21/2026' })],
    ['with a date in a zone', 'current', withRequest({ expirationDate: '2026-12-21T21:05:09Z' })],
    ['with an unknown decline', 'current', withParty({ declined: 'BadDay' })],
    ['with a decline that is a success', 'current', withParty({ declined: 'Success' })],
    ['with an e-mail date in words', 'current', withParty({ emailSentAt: 'yesterday' })],
    ['with an operation by its number', 'create', withAccount({ operation: 1 })],
    ['with the receipt of a creation', 'cancelRequest', { ...attempted, receipt: created }],
  ],
  refusals,
});
const read = (request: object) => ask('current', { ...success, request });

test('Unknown fields such as a tax id and a token are left out', async () => {
  const more = { taxId: '98-7654321', token: 'T-1', accountId: 1001 };
  const request = { ...managed, ...more, parties: [{ ...managedParty, ...more }] };
  assert.deepEqual(await read(request), managed);
});

test('Every text loses bidirectional control characters, and has blanks for line breaks', async () => {
  /** Every text with such marks in it, except those with a format of their own. */
  const turned = (value: unknown): unknown => {
    if (typeof value === 'string')
      return /^\d{4}-|^[A-Z][a-z]+(?:[A-Z]|$)/.test(value) ? value : `\u202e${value.replace(' ', '\n')}\u2066\u0007`;
    if (Array.isArray(value)) return value.map(turned);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, turned(part)]));
  };
  const request = turned(managed) as typeof managed;
  assert.notDeepEqual(request, managed);
  const extendedParameters = { '\u202eClaimantName\u0007': '\u202eJordan Rivera' };
  assert.deepEqual(await read({ ...request, extendedParameters }), managed);
});
