import assert from 'node:assert/strict';
import test from 'node:test';
import { adjusterCalls, adjusterEvent, cancelEvent } from '../../../src/adjuster/adjuster-operation.ts';
import * as submission from '../../../src/adjuster/adjuster-submission.ts';
import type { ClaimsAdjusterService } from '../../../src/adjuster/claims-adjuster-service.ts';
import type { CreatedRequest, ManagedRequest, UploadedRequest } from '../../../src/adjuster/wire.ts';
import { credentials, recordingService } from '../operation/recording-service.ts';
import { life, managed, merchant, uploaded } from './samples.ts';

const created: CreatedRequest = { ...life, processType: 'MultiPartyPayment', accountGroupCode: null, parties: [] };
const cancelled: ManagedRequest = { ...managed, status: 'Cancelled' };

const answers = {
  openCreate: { merchant, request: uploaded },
  create: { code: 'Success', receipt: created },
  createStatus: { state: 'absent' },
  openManage: { merchant, request: managed },
  current: managed,
  resendEmail: managed,
  cancelRequest: { code: 'Success', receipt: cancelled },
  cancelStatus: { state: 'processing' },
  extend: { secondsLeft: 60 },
  close: undefined,
} as const;
const { made, service: recording } = recordingService<ClaimsAdjusterService>(answers);
const { cancelSubmission, cancellationEvent, createSubmission, creationEvents, requestCalls, requireRequest } =
  submission;
const create = { ...adjusterCalls(recording, credentials), ...createSubmission(recording, credentials) };
const ofFixed = adjusterCalls(recording, credentials);
const cancelling = { ...adjusterCalls(recording, credentials, 40017), ...cancelSubmission(recording, credentials) };

for (const [what, use, name, ...given] of [
  ['A creation opens the upload', () => create.openCreate(), 'openCreate'],
  ['A creation submits only its attempt', () => create.submit(3, undefined), 'create', 3],
  ['A creation requests the status of its attempt', () => create.status(3), 'createStatus', 3],
  ['A canceled creation closes the session', () => create.cancel(), 'close'],
  ['A creation extends the session', () => create.extend(), 'extend'],
  ['A cancellation extends the session', () => cancelling.extend(), 'extend'],
  ['A cancellation opens the request', () => cancelling.openManage(), 'openManage', { approvalRequestId: 40017 }],
  ['A cancellation opens the request that the server has fixed', () => ofFixed.openManage(), 'openManage', {}],
  ['A cancellation submits only its attempt', () => cancelling.submit(2, undefined), 'cancelRequest', 2],
  ['A cancellation requests the status of its attempt', () => cancelling.status(2), 'cancelStatus', 2],
  ['A canceled cancellation closes the session', () => cancelling.cancel(), 'close'],
] as const) {
  test(what, async () => {
    made.length = 0;
    assert.deepEqual(await use(), answers[name]);
    assert.deepEqual(made, [[name, credentials, ...given]]);
  });
}

/* An answer about something else does not answer the question. */
test('An answer with another request, or without the e-mail that was sent, counts as lost', async () => {
  const request = { ...managed, approvalRequestId: 40018 };
  requireRequest(request);
  const lost = { name: 'ServiceError', kind: 'lost' };
  assert.throws(() => requireRequest(request, 40017), lost);
  const { service } = recordingService<ClaimsAdjusterService>({ ...answers, resendEmail: { ...managed, parties: [] } });
  const resend = { approvalRequestPartyId: 1, resendKey: 'R' };
  await assert.rejects(requestCalls(service, credentials, 40017).resendEmail(resend), lost);
});

const account = { accountId: 1, operation: 'Created', contact: null } as const;
const party = { approvalRequestPartyId: 1, declined: null, account };
const withParties = (...referenceIds: string[]): CreatedRequest => ({
  ...created,
  parties: referenceIds.map((referenceId) => ({ ...party, referenceId })),
});
const two = [{ referenceId: 'A' }, { referenceId: 'B' }] as unknown as UploadedRequest['parties'];
const ofTwo = { merchant, request: { ...uploaded, accountGroupCode: null, parties: two } };
const creates = create.expects(undefined, ofTwo);
const cancels = cancelling.expects(undefined, { merchant, request: managed });

for (const [what, is, isExpected] of [
  ['the uploaded request', creates(withParties('A', 'B')), true],
  ['a request with another party', creates(withParties('A', 'C')), false],
  ['a request with one party less', creates(withParties('A')), false],
  ['a request with one party more', creates(withParties('A', 'B', 'C')), false],
  ['a request that was canceled', creates({ ...withParties('A', 'B'), status: 'Cancelled' }), false],
  ['a request with another process', creates({ ...withParties('A', 'B'), processType: 'SinglePartyPayment' }), false],
  ['a request in the default account group', creates({ ...withParties('A', 'B'), accountGroupCode: 'North' }), true],
  ['a cancellation', cancels(cancelled), true],
  ['a cancellation of a request that is still open', cancels(managed), false],
  ['a cancellation of another request', cancels({ ...cancelled, approvalRequestId: 40018 }), false],
] as const) {
  test(`A receipt of ${what} is ${isExpected ? '' : 'not '}expected`, () => assert.equal(is, isExpected));
}

test('A declined cancellation is reported unchanged', async () => {
  const declined = { code: 'GatewayInternalError' } as const;
  const status = { state: 'answered', answer: declined } as const;
  const changed = { ...answers, cancelRequest: declined, cancelStatus: status };
  const { service } = recordingService<ClaimsAdjusterService>(changed);
  const { submit, status: ask } = cancelSubmission(service, credentials);
  assert.deepEqual([await submit(1, undefined), await ask(1)], [declined, status]);
});

const refused = (details: Record<string, string[]>) => ({ type: 'refused', refusal: { code: 'X', details } }) as const;
const failed = (description: string, ...details: string[][]) => {
  return { code: 'claims.error', detail: { description, details } };
};
const complete = <Receipt>(receipt: Receipt) => ({ type: 'complete', receipt }) as const;
const unload = (reason: string) => ({ code: 'claims.unload', detail: { reason } });
const notCarriedOut = 'The service declined the submission.';
const notReached = 'The service could not be reached.';
const notKnown = 'The modal was closed before the result was known.';
const checked = (names: string) => `The operation cannot continue. Please check: ${names}.`;

const wrong = { approvalRequestId: ['1.', '2.'], claimsSessionKey: ['3.'] };
const names = 'approvalRequestId, claimsSessionKey';
const told = [
  ['approvalRequestId', '1.', '2.'],
  ['claimsSessionKey', '3.'],
];

/* The same whatever the modal was opened for. */
for (const [what, report, event] of [
  ['A canceled operation', { type: 'canceled' }, undefined],
  ['A decline', { type: 'declined', code: 'Declined' }, failed(notCarriedOut, ['responseCode', 'Declined'])],
  ['An unreachable service', { type: 'unreachable' }, failed(notReached, ['responseCode', 'ServiceUnreachable'])],
  ['An unknown result', { type: 'unknown' }, failed(notKnown, ['responseCode', 'Unknown'])],
  ['A refusal of two options', refused(wrong), failed(checked(names), ...told)],
  ...(['complete', 'error', 'removed'] as const).map(
    (reason) => [`An unload with reason ${reason}`, { type: 'unload', reason }, unload(reason)] as const,
  ),
] as const) {
  test(`${what} is the same event for a creation, a cancellation and a failed view`, () => {
    assert.deepEqual([adjusterEvent(report) ?? creationEvents(report)].flat(), event ? [event] : []);
    for (const wasShown of [true, false])
      assert.deepEqual(cancelEvent(report, wasShown) ?? cancellationEvent(report), event);
  });
}

test('A completed creation is an event with the created request', () => {
  const detail = { ...life, processType: 'MultiPartyPayment', accountGroupCode: null, approvalRequestParties: [] };
  assert.deepEqual(creationEvents(complete(created)), [{ code: 'claims.approvalRequestCreated', detail }]);
});

for (const [what, codes, told] of [
  ['paid', [null, null], []],
  ['declined', [null, 'Declined'], ['Declined']],
  ['declined twice and once otherwise', ['Declined', 'CardExpired', 'Declined'], ['Declined', 'CardExpired']],
] as const) {
  test(`Parties without an action that were ${what} are reported by their codes`, () => {
    const parties = codes.map((declined) => ({ ...party, referenceId: null, declined }));
    const event = failed('A party without an action could not be paid.', ['responseCode', ...told]);
    const events = creationEvents(complete({ ...created, parties }));
    assert.deepEqual(events.slice(1), told.length === 0 ? [] : [event]);
  });
}

test('A completed cancellation is an event with only the id of the request', () => {
  assert.deepEqual(cancellationEvent(complete(cancelled)), {
    code: 'claims.approvalRequestCanceled',
    detail: { approvalRequestId: 40017 },
  });
});

test('The reason of an unload is canceled, or complete for a viewed request', () => {
  const left = { type: 'unload', reason: 'canceled' } as const;
  assert.deepEqual(adjusterEvent(left), unload('canceled'));
  assert.deepEqual(cancelEvent(left, true), unload('complete'));
  assert.deepEqual(cancelEvent(left, false), unload('canceled'), 'It was left before it was shown.');
});
