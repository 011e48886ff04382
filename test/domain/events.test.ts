import assert from 'node:assert/strict';
import test from 'node:test';
import { accountEventCodes, accountOptionError } from '../../src/account/account-events.ts';
import * as adjuster from '../../src/adjuster/adjuster-events.ts';
import { approvalRequestCreated } from '../../src/adjuster/adjuster-submission.ts';
import type { CreatedRequest } from '../../src/adjuster/wire.ts';
import { describeProblems, missing, notAllowed, type OptionProblem } from '../../src/options/option-problems.ts';
import { optionError, portalEventCodes } from '../../src/payment/events.ts';
import { life } from './adjuster/samples.ts';

const ofPayment = 'error load paymentCanceled paymentComplete saveCanceled saveComplete unload';
const ofAccount = 'canceled error load paymentComplete saveComplete unload';
const ofAdjuster = 'approvalRequestCanceled approvalRequestCreated error involvedPartyEmailSent load unload';

for (const [modal, codes, prefix, names] of [
  ['payment', portalEventCodes, 'portal', ofPayment],
  ['account', accountEventCodes, 'claims', ofAccount],
  ['adjuster', adjuster.adjusterEventCodes, 'claims', ofAdjuster],
] as const) {
  test(`The events of the ${modal} modal are those of the specification`, () => {
    const expected = names.split(' ').map((name) => `${prefix}.${name}`);
    assert.deepEqual(codes.toSorted(), expected);
  });
}

const problems = new Map<string, OptionProblem[]>([
  ['sessionId', [missing]],
  ['__proto__', [missing, notAllowed(['Save', 'DoNotSave'])]],
]);
const required = 'This option is required.';
const oneOf = 'This option must be one of: Save, DoNotSave.';

test('Wrong options are reported together, each under its name, even under __proto__', () => {
  const described = Object.fromEntries([
    ['sessionId', [required]],
    ['__proto__', [required, oneOf]],
  ]);
  assert.deepEqual(describeProblems(problems), described);
  assert.deepEqual(accountOptionError(problems), { description: { description: described } });
  assert.deepEqual(optionError(problems, 'earlier'), { description: described });
  const later = optionError(problems, 'later');
  assert.ok('Description' in later);
  assert.match(later.Description, /sessionId, __proto__/);
  assert.deepEqual(later.Details, described);
  assert.deepEqual(adjuster.adjusterOptionError(problems), {
    description: 'The operation was not started. Please check: sessionId, __proto__.',
    details: [
      ['sessionId', required],
      ['__proto__', required, oneOf],
    ],
  });
});

const request = { ...life, processType: 'SinglePartyPayment', accountGroupCode: 'North' } as const;
const undocumented = { secret: 'x', email: 'x@example.com' };
const contact = { ...undocumented, contactId: 31, operation: 'Created' } as const;
const updated = { ...undocumented, accountId: 1001, operation: 'Updated', contact } as const;
const unchanged = { accountId: 1002, operation: 'Unchanged', contact: null } as const;
const created: CreatedRequest = {
  ...request,
  ...undocumented,
  parties: [
    { ...undocumented, approvalRequestPartyId: 501, referenceId: 'V-7', declined: null, account: updated },
    { approvalRequestPartyId: 502, referenceId: null, declined: null, account: unchanged },
  ],
};
const told = { contactId: 31, operation: 1, operationName: 'Created' };
const first = { accountId: 1001, operation: 2, operationName: 'Updated', contact: told };
const second = { accountId: 1002, operation: 0, operationName: 'Unchanged', contact: null };

test('A created request has exactly the documented fields, in a copy that a page may change', () => {
  const payload = {
    ...request,
    approvalRequestParties: [
      { approvalRequestPartyId: 501, referenceId: 'V-7', account: first },
      { approvalRequestPartyId: 502, referenceId: null, account: second },
    ],
  };
  const detail = approvalRequestCreated(created);
  assert.deepEqual(detail, payload);
  detail.approvalRequestParties[0]!.account.accountId = 0;
  detail.approvalRequestParties.pop();
  assert.deepEqual(approvalRequestCreated(created), payload);
});
