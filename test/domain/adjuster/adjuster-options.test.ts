import assert from 'node:assert/strict';
import test from 'node:test';
import notes from '../../../src/adjuster/adjuster-option-notes.json' with { type: 'json' };
import { AdjusterMethodName, adjusterOptions } from '../../../src/adjuster/adjuster-options.ts';
import { readOptions } from '../../../src/options/read-options.ts';
import { checkHostileOptions } from '../options/hostile-suite.ts';
import { checkOptions } from '../options/option-suite.ts';

const { createApprovalRequest, manageApprovalRequest } = AdjusterMethodName;

checkOptions({
  modal: 'The adjuster modal',
  table: adjusterOptions,
  notes,
  methods: {
    [createApprovalRequest]: { claimsSessionKey: 'K-1' },
    [manageApprovalRequest]: { claimsSessionKey: 'K-1', approvalRequestId: 40017 },
  },
  read: (method, sources) => readOptions(adjusterOptions, method as AdjusterMethodName, sources),
  rows: [
    ['claimsSessionKey', `${createApprovalRequest} ${manageApprovalRequest}`, ' 00012 ', '00012', {}, 'notText'],
    ['approvalRequestId', manageApprovalRequest, ' 007 ', 7, 'A-1', 'notId'],
    ['lockedOptions', '', 'TRUE', true, 'yes', 'notBoolean'],
  ],
  unread: { [createApprovalRequest]: 'approvalRequestId lockedOptions' },
});

test('Names may begin with a capital, as the specification writes them elsewhere', () => {
  const given = [{ ClaimsSessionKey: 'K-1', ApprovalRequestId: 7 }];
  const { values } = readOptions(adjusterOptions, manageApprovalRequest, given);
  assert.deepEqual({ ...values }, { claimsSessionKey: 'K-1', approvalRequestId: 7 });
});

checkHostileOptions({
  modal: 'the adjuster modal',
  names: Object.keys(adjusterOptions),
  required: ['claimsSessionKey'],
  readers: Object.values(AdjusterMethodName).map(
    (method) => (sources) => readOptions(adjusterOptions, method, sources),
  ),
  everywhere: (given, name) => ({ claimsSessionKey: 'K-1', approvalRequestId: 7, [name]: given }),
});
