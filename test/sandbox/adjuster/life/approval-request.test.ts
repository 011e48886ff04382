import assert from 'node:assert/strict';
import test from 'node:test';
import {
  createApprovalRequest,
  type WelcomeSequence,
} from '../../../../mock-server/simulator/adjuster/life/approval-request.ts';
import { act } from '../../../../mock-server/simulator/adjuster/life/approval-transitions.ts';
import { ApprovalRequestStatus, type PartyRole } from '../../../../src/adjuster/enumerations.ts';
import table from './approval-paths.json' with { type: 'json' };
import { actionOf, partiesOf, requestAfter, standingOf, wordsOf } from './approval-requests.ts';

const roles = {
  A: 'ApprovalOnly',
  P: 'PaymentOnly',
  AP: 'ApprovalAndPayment',
  B: 'PaymentOnlyActionBypass',
} as const satisfies Record<string, PartyRole>;

/** `'A AP B'` */
const rolesOf = (letters: string) => letters.split(' ').map((letter) => roles[letter as keyof typeof roles]);

const both = ['OneStep', 'TwoStep'] as const;
const ends = new Set<string>();

/* Each step: the action, its effects, and the states of request and parties. `Either` stands for both sequences. */
for (const { heading, steps: lines } of table.paths) {
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

test('The paths lead to every end in both sequences', () => {
  assert.equal(ends.size, 2 * (Object.keys(ApprovalRequestStatus).length - 1), [...ends].join());
});

for (const [welcome, parties = '', before = '', action = '', code] of table.refused) {
  test(`${welcome} with ${parties}${before && ` after ${before}`}: ${action} is refused as ${code}`, () => {
    const { request } = requestAfter(welcome as WelcomeSequence, rolesOf(parties), before ? before.split(',') : []);
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
