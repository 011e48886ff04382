import assert from 'node:assert/strict';
import test from 'node:test';
import type { ApprovalRefusal } from '../../../../mock-server/simulator/adjuster/life/approval-actions.ts';
import {
  createApprovalRequest,
  type WelcomeSequence,
} from '../../../../mock-server/simulator/adjuster/life/approval-request.ts';
import { act } from '../../../../mock-server/simulator/adjuster/life/approval-transitions.ts';
import { ApprovalRequestStatus, type PartyRole } from '../../../../src/adjuster/enumerations.ts';
import { actionOf, partiesOf, requestAfter, standingOf, wordsOf } from './approval-requests.ts';

const roles = {
  A: 'ApprovalOnly',
  P: 'PaymentOnly',
  AP: 'ApprovalAndPayment',
  B: 'PaymentOnlyActionBypass',
} as const satisfies Record<string, PartyRole>;

/** `'A AP B'` */
const rolesOf = (letters: string) => letters.split(' ').map((letter) => roles[letter as keyof typeof roles]);

/* Each action, its effects, and the states of request and parties after it. `Either` sequence works in both directions. */
const paths = `
Either with B B
create | pay 1 #1 1.00 BankAccount, pay 2 #1 2.00 BankAccount | Initiated: Done, Done
paid 2 #1 | | Initiated: Done, Paid
paid 1 #1 | | Completed: Paid, Paid

Either with AP B
create | email 1 | Initiated: Asked, Done
reject 1 | | Rejected: Rejected, Done

Either with P
create | email 1 | Initiated: Asked
cancel | | Cancelled: Asked

Either with AP
create | email 1 | Initiated: Asked
approve 1 | | Initiated: Asked
expire | | Expired: Asked

Either with B: what a bypass cannot be paid, nobody can correct
create | pay 1 #1 1.00 BankAccount | Initiated: Done
failed 1 #1 | | Initiated: Done
expire | | Expired: Done

Either with B B: of a bypass one was paid, and the other could not be
create | pay 1 #1 1.00 BankAccount, pay 2 #1 2.00 BankAccount | Initiated: Done, Done
paid 1 #1 | | Initiated: Paid, Done
failed 2 #1 | | Initiated: Paid, Done
expire | | Incomplete: Paid, Done

Either with P: after a decline and another choice
create | email 1 | Initiated: Asked
choose 1 PushToCard | pay 1 #1 1.00 PushToCard | Initiated: Done
failed 1 #1 | | Initiated: Asked
resend 1 | email 1 | Initiated: Asked
choose 1 Check | pay 1 #2 1.00 Check | Initiated: Done
paid 1 #2 | | Completed: Paid

OneStep with A P AP B: all are asked at once, and none is paid before all have completed
create | email 1, email 2, email 3 | Initiated: Asked, Asked, Asked, Done
choose 2 Check | | Initiated: Asked, Done, Asked, Done
approve 1 | | Initiated: Done, Done, Asked, Done
choose 2 VirtualCard | | Initiated: Done, Done, Asked, Done
approve 3 Check | pay 2 #1 2.00 VirtualCard, pay 3 #1 3.00 Check, pay 4 #1 4.00 BankAccount | Initiated: Done, Done, Done, Done
paid 2 #1 | | Initiated: Done, Paid, Done, Done
paid 3 #1 | | Initiated: Done, Paid, Paid, Done
paid 4 #1 | | Completed: Done, Paid, Paid, Paid

OneStep with P P B: one never came, so nobody was paid
create | email 1, email 2 | Initiated: Asked, Asked, Done
choose 1 Check | | Initiated: Done, Asked, Done
expire | | Expired: Done, Asked, Done

OneStep with P P: in one step only by a declined payment
create | email 1, email 2 | Initiated: Asked, Asked
choose 1 Check | | Initiated: Done, Asked
choose 2 PushToCard | pay 1 #1 1.00 Check, pay 2 #1 2.00 PushToCard | Initiated: Done, Done
failed 2 #1 | | Initiated: Done, Asked
paid 1 #1 | | Initiated: Paid, Asked
expire | | Incomplete: Paid, Asked

OneStep with P P: what was paid stays paid
create | email 1, email 2 | Initiated: Asked, Asked
choose 2 Check | | Initiated: Asked, Done
choose 1 Check | pay 1 #1 1.00 Check, pay 2 #1 2.00 Check | Initiated: Done, Done
paid 1 #1 | | Initiated: Paid, Done
failed 2 #1 | | Initiated: Paid, Asked
cancel | | Cancelled: Paid, Asked

TwoStep with A P AP B: approvers first, then the others, each paid on its own
create | email 1, email 3 | Initiated: Asked, Waiting, Asked, Done
approve 3 Check | | Initiated: Asked, Waiting, Done, Done
choose 3 PushToCard | | Initiated: Asked, Waiting, Done, Done
approve 1 | email 2, pay 3 #1 3.00 PushToCard, pay 4 #1 4.00 BankAccount | Initiated: Done, Asked, Done, Done
paid 3 #1 | | Initiated: Done, Asked, Paid, Done
choose 2 Check | pay 2 #1 2.00 Check | Initiated: Done, Done, Paid, Done
paid 2 #1 | | Initiated: Done, Paid, Paid, Done
paid 4 #1 | | Completed: Done, Paid, Paid, Paid

TwoStep with A P AP: before anybody else was asked
create | email 1, email 3 | Initiated: Asked, Waiting, Asked
approve 3 Check | | Initiated: Asked, Waiting, Done
reject 1 | | Rejected: Rejected, Waiting, Done

TwoStep with A P
create | email 1 | Initiated: Asked, Waiting
approve 1 | email 2 | Initiated: Done, Asked
expire | | Expired: Done, Asked

TwoStep with A P P
create | email 1 | Initiated: Asked, Waiting, Waiting
approve 1 | email 2, email 3 | Initiated: Done, Asked, Asked
choose 3 Check | pay 3 #1 3.00 Check | Initiated: Done, Asked, Done
paid 3 #1 | | Initiated: Done, Asked, Paid
expire | | Incomplete: Done, Asked, Paid

TwoStep with P B
create | email 1, pay 2 #1 2.00 BankAccount | Initiated: Asked, Done
paid 2 #1 | | Initiated: Asked, Paid
cancel | | Cancelled: Asked, Paid
`;

const both = ['OneStep', 'TwoStep'] as const;
const ends = new Set<string>();

for (const path of paths.trim().split('\n\n')) {
  const [heading = '', ...lines] = path.split('\n');
  const [, sequence, parties = ''] = /^(\w+) with ([ABP ]+)/.exec(heading) ?? [];
  const steps = lines.map((line) => line.split('|').map((part) => part.trim()));
  for (const welcome of both.filter((one) => sequence === one || sequence === 'Either')) {
    const end = steps.at(-1)?.[2]?.split(':')[0] ?? '';
    ends.add(`${end} in ${welcome}`);

    test(`${heading.replace('Either', welcome)} becomes ${end}: ${steps.map(([action]) => action).join(', ')}`, () => {
      let { request, effects } = createApprovalRequest({ welcome, parties: partiesOf(...rolesOf(parties)) });
      for (const [action = '', follows, standing] of steps) {
        if (action !== 'create') {
          const next = act(request, actionOf(action));
          assert.equal(next.refusal, null, action);
          ({ request, effects } = next);
        }
        assert.equal(wordsOf(effects).join(', '), follows, action);
        assert.equal(standingOf(request), standing, action);
      }
    });
  }
}

test('The paths above lead to every end in both sequences', () => {
  assert.equal(ends.size, 2 * (Object.keys(ApprovalRequestStatus).length - 1), [...ends].join());
});

const refused: readonly [welcome: WelcomeSequence, parties: string, before: string, action: string, ApprovalRefusal][] =
  [
    ['OneStep', 'P', '', 'choose 2', 'unknownParty'],
    ['OneStep', 'P', '', 'approve 0', 'unknownParty'],
    ['OneStep', 'P', '', 'paid 7 #1', 'unknownParty'],
    ['OneStep', 'A P', 'approve 1', 'approve 1', 'alreadyApproved'],
    ['OneStep', 'A P', 'approve 1', 'reject 1', 'alreadyApproved'],
    ['OneStep', 'P', '', 'approve 1', 'nothingToApprove'],
    ['OneStep', 'P', '', 'reject 1', 'nothingToApprove'],
    ['OneStep', 'A B', '', 'approve 2', 'nothingToApprove'],
    ['OneStep', 'A B', '', 'reject 2', 'nothingToApprove'],
    ['TwoStep', 'A P', '', 'reject 2', 'nothingToApprove'],
    ['OneStep', 'A P', '', 'choose 1', 'nothingToChoose'],
    ['OneStep', 'A P', '', 'approve 1 Check', 'nothingToChoose'],
    ['OneStep', 'A B', '', 'choose 2', 'nothingToChoose'],
    ['OneStep', 'B', 'failed 1 #1', 'choose 1', 'nothingToChoose'],
    ['OneStep', 'AP', '', 'choose 1', 'approvalFirst'],
    ['TwoStep', 'A P', '', 'choose 2', 'notAsked'],
    ['OneStep', 'P', 'choose 1', 'choose 1', 'paymentInFlight'],
    ['OneStep', 'P P', 'choose 1,choose 2,paid 1 #1', 'choose 1', 'alreadyPaid'],
    ['TwoStep', 'A P', '', 'resend 2', 'notAsked'],
    ['OneStep', 'A B', '', 'resend 2', 'notAsked'],
    ['OneStep', 'A P', 'approve 1', 'resend 1', 'nothingLeft'],
    ['OneStep', 'P P', 'choose 1', 'resend 1', 'nothingLeft'],
    ['OneStep', 'P P', 'choose 1,choose 2,paid 1 #1', 'resend 1', 'nothingLeft'],
    ['OneStep', 'P', '', 'paid 1 #1', 'notInFlight'],
    ['OneStep', 'P', '', 'failed 1 #1', 'notInFlight'],
    ['OneStep', 'P', 'choose 1', 'paid 1 #2', 'notInFlight'],
    ['OneStep', 'P', 'choose 1,failed 1 #1', 'failed 1 #1', 'notInFlight'],
    ['OneStep', 'P', 'choose 1,failed 1 #1,choose 1', 'failed 1 #1', 'notInFlight'],
    ['OneStep', 'P', 'choose 1,failed 1 #1,choose 1', 'paid 1 #1', 'notInFlight'],
    ['OneStep', 'P P', 'choose 1,choose 2,paid 1 #1', 'failed 1 #1', 'notInFlight'],
    ['OneStep', 'P', 'choose 1', 'cancel', 'paymentInFlight'],
    ['OneStep', 'P', 'choose 1', 'expire', 'paymentInFlight'],
    ['TwoStep', 'P B', '', 'expire', 'paymentInFlight'],
    ['OneStep', 'A P', 'cancel', 'approve 9', 'ended'],
    ['OneStep', 'A P', 'expire', 'cancel', 'ended'],
    ['OneStep', 'A P', 'reject 1', 'resend 2', 'ended'],
    ['OneStep', 'P', 'choose 1,paid 1 #1', 'paid 1 #1', 'ended'],
  ];

for (const [welcome, parties, before, action, code] of refused) {
  test(`${welcome} with ${parties}${before && ` after ${before}`}: ${action} is refused as ${code}`, () => {
    const { request } = requestAfter(welcome, rolesOf(parties), before ? before.split(',') : []);
    const next = act(request, actionOf(action));
    assert.equal(next.refusal, code);
    assert.equal(next.request, request);
    assert.deepEqual(next.effects, []);
  });
}

test('A declined payment keeps its code, and the method only of a party without an action', () => {
  const { request } = requestAfter('OneStep', rolesOf('P'), ['choose 1', 'failed 1 #1']);
  const payment = { state: 'failed', attempt: 1, code: 'InsufficientFunds' };
  assert.partialDeepStrictEqual(request.parties[0], { payment, method: null });
  const bypass = requestAfter('OneStep', rolesOf('B'), ['failed 1 #1']).request;
  assert.equal(bypass.parties[0]?.method, 'BankAccount');
});

test('Only a party without an action has a method at the creation', () => {
  const parties = partiesOf('PaymentOnly').map((party) => ({ ...party, method: 'Check' as const }));
  const { request, effects } = createApprovalRequest({ welcome: 'OneStep', parties });
  assert.equal(request.parties[0]?.method, null);
  assert.deepEqual(wordsOf(effects), ['email 1']);
});

const everything = 'approve 1,reject 1,choose 2,resend 1,resend 2,paid 2 #1,failed 2 #1,cancel,expire,approve 9';

test('An action never changes the earlier state', () => {
  const { request } = requestAfter('TwoStep', rolesOf('A P AP B'), ['approve 1']);
  const before = structuredClone(request);
  Object.freeze(request);
  request.parties.forEach((party) => Object.freeze(party));
  for (const words of everything.split(',')) act(request, actionOf(words));
  assert.deepEqual(request, before);
});
