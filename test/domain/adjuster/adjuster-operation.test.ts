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
import type {
  ClaimsAdjusterService,
  CreatedRequest,
  ManagedRequest,
  UploadedRequest,
} from '../../../src/adjuster/claims-adjuster-service.ts';
import { ServiceError } from '../../../src/operation/service-error.ts';

const credentials = { sessionKey: 'S1', operationKey: 'K1' };
const merchant = { name: 'Prairie Mutual', phone: '(555) 010-0199' };
const claim = {
  claimNumber: 'CLM-1',
  claimDetails: [],
  totalAmount: 100,
  processType: 'MultiPartyPayment',
  accountGroupCode: null,
  extendedParameters: {},
} as const;
const uploaded: UploadedRequest = { ...claim, parties: [] };
const life = {
  approvalRequestId: 40017,
  creationDate: '2026-11-21T21:05:09',
  expirationDate: '2026-12-21T21:05:09',
  timeZone: 'Eastern Standard Time',
  status: 'Initiated',
} as const;
const created: CreatedRequest = { ...life, processType: 'MultiPartyPayment', accountGroupCode: null, parties: [] };
const managed: ManagedRequest = { ...uploaded, ...life, parties: [] };
const cancelled: ManagedRequest = { ...managed, status: 'Cancelled' };

/** A service that writes down what it is asked. */
function writingService() {
  const made: unknown[][] = [];
  const answer =
    <Value>(name: string, value: Value) =>
    (...args: unknown[]) => {
      made.push([name, ...args]);
      return Promise.resolve(value);
    };
  const service: ClaimsAdjusterService = {
    openCreate: answer('openCreate', { merchant, request: uploaded }),
    create: answer('create', { code: 'Success', receipt: created } as const),
    createStatus: answer('createStatus', { state: 'absent' } as const),
    openManage: answer('openManage', { merchant, request: managed }),
    current: answer('current', managed),
    resendEmail: answer('resendEmail', managed),
    cancelRequest: answer('cancelRequest', { code: 'Success', receipt: cancelled } as const),
    cancelStatus: answer('cancelStatus', { state: 'processing' } as const),
    close: answer('close', undefined),
  };
  return { made, service };
}

const { made: createMade, service: createService } = writingService();
const { made: manageMade, service: manageService } = writingService();
const create = createCalls(createService, credentials);
const session = { merchant, request: managed };
const cancelling = cancelCalls(manageService, credentials, session);

const calls: readonly [
  what: string,
  made: unknown[][],
  use: () => Promise<unknown>,
  call: unknown[],
  answer: unknown,
][] = [
  [
    'A creation opens what was uploaded',
    createMade,
    () => create.open(),
    ['openCreate', credentials],
    { merchant, request: uploaded },
  ],
  [
    'A creation submits its attempt, and nothing else',
    createMade,
    () => create.submit(3, undefined),
    ['create', credentials, 3],
    { code: 'Success', receipt: created },
  ],
  [
    'A creation asks for its attempt',
    createMade,
    () => create.status(3),
    ['createStatus', credentials, 3],
    { state: 'absent' },
  ],
  [
    'A creation that is given up closes the session',
    createMade,
    () => create.cancel(),
    ['close', credentials],
    undefined,
  ],
  [
    'A look opens the request',
    manageMade,
    () => openRequest(manageService, credentials, 40017),
    ['openManage', credentials, { approvalRequestId: 40017 }],
    { merchant, request: managed },
  ],
  [
    'A cancelling submits its attempt, and nothing else',
    manageMade,
    () => cancelling.submit(2, undefined),
    ['cancelRequest', credentials, 2],
    { code: 'Success', receipt: cancelled },
  ],
  [
    'A cancelling asks for its attempt',
    manageMade,
    () => cancelling.status(2),
    ['cancelStatus', credentials, 2],
    { state: 'processing' },
  ],
  [
    'A cancelling that is given up closes the session',
    manageMade,
    () => cancelling.cancel(),
    ['close', credentials],
    undefined,
  ],
];

test('A cancelling begins with the session that is open, without another call', async () => {
  manageMade.length = 0;
  assert.equal(await cancelling.open(), session);
  assert.deepEqual(manageMade, []);
});

for (const [what, made, use, call, answer] of calls) {
  test(what, async () => {
    made.length = 0;
    assert.deepEqual(await use(), answer);
    assert.deepEqual(made, [call]);
  });
}

/* An answer about something else says nothing of what was asked. */
const other = { ...cancelled, approvalRequestId: 40018 };
const told = (receipt: ManagedRequest) => ({ code: 'Success', receipt }) as const;
const answers: readonly [what: string, service: Partial<ClaimsAdjusterService>, call: 'open' | 'submit' | 'status'][] =
  [
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

for (const [what, service, name] of answers) {
  test(`${what} is a lost answer`, async () => {
    const all = { ...manageService, ...service };
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
      ...manageService,
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
