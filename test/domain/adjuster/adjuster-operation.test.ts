import assert from 'node:assert/strict';
import test from 'node:test';
import {
  adjusterEvent,
  cancelCalls,
  cancelEvent,
  createCalls,
  createEvent,
  openRequest,
} from '../../../src/adjuster/adjuster-operation.ts';
import type { ClaimsAdjusterService } from '../../../src/adjuster/claims-adjuster-service.ts';
import type { CreatedRequest, ManagedRequest } from '../../../src/adjuster/wire.ts';
import { ServiceError } from '../../../src/operation/service-error.ts';
import { recordingService } from '../operation/recording-service.ts';
import { life, managed, merchant, uploaded } from './samples.ts';

const credentials = { sessionKey: 'S1', operationKey: 'K1' };
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
  close: undefined,
} as const;
const { made, service: recording } = recordingService<ClaimsAdjusterService>(answers);
const create = createCalls(recording, credentials);
const session = { merchant, request: managed };
const cancelling = cancelCalls(recording, credentials, session);

test('A cancelling begins with the session that is open, without another call', async () => {
  made.length = 0;
  assert.equal(await cancelling.open(), session);
  assert.deepEqual(made, []);
});

const calls: readonly [what: string, use: () => Promise<unknown>, name: keyof typeof answers, ...given: unknown[]][] = [
  ['A creation opens what was uploaded', () => create.open(), 'openCreate'],
  ['A creation submits its attempt, and nothing else', () => create.submit(3, undefined), 'create', 3],
  ['A creation asks for its attempt', () => create.status(3), 'createStatus', 3],
  ['A creation that is given up closes the session', () => create.cancel(), 'close'],
  [
    'A look opens the request',
    () => openRequest(recording, credentials, 40017),
    'openManage',
    { approvalRequestId: 40017 },
  ],
  ['A cancelling submits its attempt, and nothing else', () => cancelling.submit(2, undefined), 'cancelRequest', 2],
  ['A cancelling asks for its attempt', () => cancelling.status(2), 'cancelStatus', 2],
  ['A cancelling that is given up closes the session', () => cancelling.cancel(), 'close'],
];

for (const [what, use, name, ...given] of calls) {
  test(what, async () => {
    made.length = 0;
    assert.deepEqual(await use(), answers[name]);
    assert.deepEqual(made, [[name, credentials, ...given]]);
  });
}

/* An answer about something else says nothing of what was asked. */
const other = { ...cancelled, approvalRequestId: 40018 };
const told = (receipt: ManagedRequest) => ({ code: 'Success', receipt }) as const;
const others: readonly [what: string, service: Partial<ClaimsAdjusterService>, call: 'open' | 'submit' | 'status'][] = [
  ['Another request opened', { openManage: () => Promise.resolve({ merchant, request: other }) }, 'open'],
  ['Another request cancelled', { cancelRequest: () => Promise.resolve(told(other)) }, 'submit'],
  ['A request that is still open', { cancelRequest: () => Promise.resolve(told(managed)) }, 'submit'],
  [
    'Another request found to be cancelled',
    { cancelStatus: () => Promise.resolve({ state: 'answered', answer: told(other) }) },
    'status',
  ],
  [
    'A request found to be open',
    { cancelStatus: () => Promise.resolve({ state: 'answered', answer: told(managed) }) },
    'status',
  ],
];

for (const [what, service, name] of others) {
  test(`${what} is a lost answer`, async () => {
    const all = { ...recording, ...service };
    const bound = cancelCalls(all, credentials, session);
    const use = {
      open: () => openRequest(all, credentials, 40017),
      submit: () => bound.submit(1, undefined),
      status: () => bound.status(1),
    };
    await assert.rejects(use[name](), (error: unknown) => error instanceof ServiceError && error.kind === 'lost');
  });
}

test('A cancelling that was declined, or is not decided, is told as it is', async () => {
  const bound = cancelCalls(
    {
      ...recording,
      cancelRequest: () => Promise.resolve({ code: 'GatewayInternalError' }),
      cancelStatus: () => Promise.resolve({ state: 'answered', answer: { code: 'GatewayInternalError' } }),
    },
    credentials,
    session,
  );
  assert.deepEqual(await bound.submit(1, undefined), { code: 'GatewayInternalError' });
  assert.deepEqual(await bound.status(1), { state: 'answered', answer: { code: 'GatewayInternalError' } });
});

/* Reports as events. */
type Report = Parameters<typeof createEvent>[0];
type OtherReport = Exclude<Report, { type: 'complete' }>;

const refused = (details: Record<string, string[]>): OtherReport => ({
  type: 'refused',
  refusal: { code: 'X', details },
});
const failed = (description: string, details: string[][]) => ({
  code: 'claims.error',
  detail: { description, details },
});
const checked = (names: string) => `The operation cannot go on. Please check: ${names}.`;

/* The same whatever the modal was opened for. */
const reports: readonly [what: string, report: OtherReport, event: unknown][] = [
  ['An operation that was given up', { type: 'canceled' }, undefined],
  [
    'A decline',
    { type: 'declined', code: 'GatewayInternalError' },
    failed('The service did not carry it out.', [['responseCode', 'GatewayInternalError']]),
  ],
  [
    'An unknown result',
    { type: 'unknown' },
    failed('The modal was closed before the result was known.', [['responseCode', 'Unknown']]),
  ],
  [
    'A refused session',
    refused({ sessionId: ['It was used already.'] }),
    failed(checked('claimsSessionKey'), [['claimsSessionKey', 'It was used already.']]),
  ],
  [
    'A refusal of two options',
    refused({ approvalRequestId: ['One.', 'Two.'], claimsSessionKey: ['Three.'] }),
    failed(checked('approvalRequestId, claimsSessionKey'), [
      ['approvalRequestId', 'One.', 'Two.'],
      ['claimsSessionKey', 'Three.'],
    ]),
  ],
  ...(['complete', 'error', 'removed'] as const).map((reason): [string, OtherReport, unknown] => [
    `An unload for the reason ${reason}`,
    { type: 'unload', reason },
    { code: 'claims.unload', detail: { reason } },
  ]),
];

for (const [what, report, event] of reports) {
  test(`${what} of a creation is told as it should be`, () => assert.deepEqual(createEvent(report), event));

  test(`${what} of a cancelling is told as it should be`, () => assert.deepEqual(cancelEvent(report), event));

  test(`${what} of a look that comes to nothing is told as it should be`, () => {
    assert.deepEqual(adjusterEvent(report), event);
  });
}

test('A completed creation is the event that a request was created', () => {
  assert.deepEqual(createEvent({ type: 'complete', receipt: created }), {
    code: 'claims.approvalRequestCreated',
    detail: {
      ...life,
      processType: 'MultiPartyPayment',
      accountGroupCode: null,
      approvalRequestParties: [],
    },
  });
});

test('A completed cancelling is the event that a request was cancelled, with its id alone', () => {
  assert.deepEqual(cancelEvent({ type: 'complete', receipt: cancelled }), {
    code: 'claims.approvalRequestCanceled',
    detail: { approvalRequestId: 40017 },
  });
});

const left: OtherReport = { type: 'unload', reason: 'canceled' };
const unload = (reason: string) => ({ code: 'claims.unload', detail: { reason } });

test('A creation that was left has the reason canceled', () => {
  assert.deepEqual(createEvent(left), unload('canceled'));
});

test('A request that was looked at and left has the reason complete', () => {
  assert.deepEqual(cancelEvent(left), unload('complete'));
});

test('A request that was left before it was shown has the reason canceled', () => {
  assert.deepEqual(adjusterEvent(left), unload('canceled'));
});
