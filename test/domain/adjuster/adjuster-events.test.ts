import assert from 'node:assert/strict';
import test from 'node:test';
import {
  adjusterError,
  adjusterEventCodes,
  adjusterOptionError,
  approvalRequestCreated,
} from '../../../src/adjuster/adjuster-events.ts';
import { missing, notAllowed } from '../../../src/options/option-problems.ts';
import type { CreatedRequest } from '../../../src/adjuster/wire.ts';

test('The events are those of the specification', () => {
  const names = 'approvalRequestCanceled approvalRequestCreated error involvedPartyEmailSent load unload'.split(' ');
  assert.deepEqual(
    adjusterEventCodes.toSorted(),
    names.map((name) => `claims.${name}`),
  );
});

test('An error is a text, and a list for each field that begins with its name', () => {
  const details = [
    ['claimsSessionKey', 'First.', 'Second.'],
    ['approvalRequestId', 'Third.'],
  ];
  assert.deepEqual(adjusterError('What happened.', details), { description: 'What happened.', details });
});

test('Wrong options are reported together, each under its name', () => {
  const problems = new Map([
    ['claimsSessionKey', [missing]],
    ['approvalRequestId', [missing, notAllowed(['1', '2'])]],
  ]);
  assert.deepEqual(adjusterOptionError(problems), {
    description: 'The operation was not started. Please check: claimsSessionKey, approvalRequestId.',
    details: [
      ['claimsSessionKey', 'This option is required.'],
      ['approvalRequestId', 'This option is required.', 'This option must be one of: 1, 2.'],
    ],
  });
});

const unchanged = { accountId: 1002, operation: 'Unchanged', contact: null } as const;
const created: CreatedRequest = {
  approvalRequestId: 40017,
  creationDate: '2026-11-21T21:05:09',
  expirationDate: '2026-12-21T21:05:09',
  timeZone: 'Eastern Standard Time',
  processType: 'SinglePartyPayment',
  accountGroupCode: null,
  status: 'Initiated',
  parties: [
    {
      approvalRequestPartyId: 501,
      referenceId: 'V-7',
      declined: null,
      account: { accountId: 1001, operation: 'Updated', contact: { contactId: 31, operation: 'Created' } },
    },
    { approvalRequestPartyId: 502, referenceId: null, declined: null, account: unchanged },
  ],
};

const { approvalRequestId, creationDate, expirationDate, timeZone, processType, accountGroupCode, status } = created;
const contact = { contactId: 31, operation: 1, operationName: 'Created' };
const first = { accountId: 1001, operation: 2, operationName: 'Updated', contact };
const second = { accountId: 1002, operation: 0, operationName: 'Unchanged', contact: null };
const payload = {
  approvalRequestId,
  creationDate,
  expirationDate,
  timeZone,
  processType,
  accountGroupCode,
  status,
  approvalRequestParties: [
    { approvalRequestPartyId: 501, referenceId: 'V-7', account: first },
    { approvalRequestPartyId: 502, referenceId: null, account: second },
  ],
};

test('A created request has the documented fields, and no others', () => {
  assert.deepEqual(approvalRequestCreated(created), payload);
});

test('Undocumented fields of a service do not reach the page', () => {
  const more = { secret: 'x', email: 'x@example.com' };
  const talkative = {
    ...created,
    ...more,
    parties: created.parties.map((party) => ({
      ...party,
      ...more,
      account: { ...party.account, ...more, contact: party.account.contact && { ...party.account.contact, ...more } },
    })),
  };
  assert.deepEqual(approvalRequestCreated(talkative), payload);
});

test('A payload is a copy: what a page does to it does not change the request', () => {
  const detail = approvalRequestCreated(created);
  detail.approvalRequestParties[0]!.account.accountId = 0;
  detail.approvalRequestParties.pop();
  assert.deepEqual(approvalRequestCreated(created), payload);
});

test('The account group is reported unchanged', () => {
  assert.equal(approvalRequestCreated({ ...created, accountGroupCode: 'North' }).accountGroupCode, 'North');
});
