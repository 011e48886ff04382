import assert from 'node:assert/strict';
import test from 'node:test';
import type { ApprovalRefusal } from '../../../../mock-server/simulator/adjuster/life/approval-actions.ts';
import { createApprovalRequest } from '../../../../mock-server/simulator/adjuster/life/approval-request.ts';
import { act } from '../../../../mock-server/simulator/adjuster/life/approval-transitions.ts';
import { ApprovalRequestStatus, type PartyRole, type WelcomeSequence } from '../../../../src/adjuster/enumerations.ts';
import { actionOf, partiesOf, requestAfter, standingOf, wordsOf } from './approval-requests.ts';

const roles = {
  A: 'ApprovalOnly',
  P: 'PaymentOnly',
  AP: 'ApprovalAndPayment',
  B: 'PaymentOnlyActionBypass',
} as const satisfies Record<string, PartyRole>;

/** `'A AP B'` */
const rolesOf = (letters: string) => letters.split(' ').map((letter) => roles[letter as keyof typeof roles]);

/** One line of a path: what happens, what follows of it, where request and parties stand then. */
type Line = readonly [action: string, effects: string, standing: string];

interface Path {
  readonly to: ApprovalRequestStatus;
  readonly welcome: WelcomeSequence;
  readonly parties: string;
  readonly lines: readonly Line[];
}

const paths: readonly Path[] = [
  {
    to: 'Completed',
    welcome: 'OneStep',
    parties: 'P',
    lines: [
      ['create', 'email 1', 'Initiated: Asked'],
      ['choose 1 Check', 'pay 1 #1 1.00 Check', 'Initiated: Done'],
      ['paid 1 #1', '', 'Completed: Paid'],
    ],
  },
  {
    to: 'Completed',
    welcome: 'OneStep',
    parties: 'AP',
    lines: [
      ['create', 'email 1', 'Initiated: Asked'],
      ['approve 1', '', 'Initiated: Asked'],
      ['choose 1 VirtualCard', 'pay 1 #1 1.00 VirtualCard', 'Initiated: Done'],
      ['paid 1 #1', '', 'Completed: Paid'],
    ],
  },
  ...(['OneStep', 'TwoStep'] as const).flatMap((welcome): Path[] => [
    {
      to: 'Completed',
      welcome,
      parties: 'B',
      lines: [
        ['create', 'pay 1 #1 1.00 BankAccount', 'Initiated: Done'],
        ['paid 1 #1', '', 'Completed: Paid'],
      ],
    },
    {
      to: 'Completed',
      welcome,
      parties: 'B B',
      lines: [
        ['create', 'pay 1 #1 1.00 BankAccount, pay 2 #1 2.00 BankAccount', 'Initiated: Done, Done'],
        ['paid 2 #1', '', 'Initiated: Done, Paid'],
        ['paid 1 #1', '', 'Completed: Paid, Paid'],
      ],
    },
    {
      to: 'Completed',
      welcome,
      parties: 'AP',
      lines: [
        ['create', 'email 1', 'Initiated: Asked'],
        ['approve 1 Check', 'pay 1 #1 1.00 Check', 'Initiated: Done'],
        ['paid 1 #1', '', 'Completed: Paid'],
      ],
    },
    {
      to: 'Completed',
      welcome,
      parties: 'A B',
      lines: [
        ['create', 'email 1', 'Initiated: Asked, Done'],
        ['approve 1', 'pay 2 #1 2.00 BankAccount', 'Initiated: Done, Done'],
        ['paid 2 #1', '', 'Completed: Done, Paid'],
      ],
    },
    {
      to: 'Rejected',
      welcome,
      parties: 'AP B',
      lines: [
        ['create', 'email 1', 'Initiated: Asked, Done'],
        ['reject 1', '', 'Rejected: Rejected, Done'],
      ],
    },
    {
      to: 'Cancelled',
      welcome,
      parties: 'P',
      lines: [
        ['create', 'email 1', 'Initiated: Asked'],
        ['cancel', '', 'Cancelled: Asked'],
      ],
    },
    {
      to: 'Expired',
      welcome,
      parties: 'AP',
      lines: [
        ['create', 'email 1', 'Initiated: Asked'],
        ['approve 1', '', 'Initiated: Asked'],
        ['expire', '', 'Expired: Asked'],
      ],
    },
    {
      to: 'Expired', // what a bypass cannot be paid, nobody can correct
      welcome,
      parties: 'B',
      lines: [
        ['create', 'pay 1 #1 1.00 BankAccount', 'Initiated: Done'],
        ['failed 1 #1', '', 'Initiated: Done'],
        ['expire', '', 'Expired: Done'],
      ],
    },
    {
      to: 'Incomplete', // of a bypass one was paid, and the other could not be
      welcome,
      parties: 'B B',
      lines: [
        ['create', 'pay 1 #1 1.00 BankAccount, pay 2 #1 2.00 BankAccount', 'Initiated: Done, Done'],
        ['paid 1 #1', '', 'Initiated: Paid, Done'],
        ['failed 2 #1', '', 'Initiated: Paid, Done'],
        ['expire', '', 'Incomplete: Paid, Done'],
      ],
    },
    {
      to: 'Completed', // after a decline and another choice
      welcome,
      parties: 'P',
      lines: [
        ['create', 'email 1', 'Initiated: Asked'],
        ['choose 1 PushToCard', 'pay 1 #1 1.00 PushToCard', 'Initiated: Done'],
        ['failed 1 #1', '', 'Initiated: Asked'],
        ['resend 1', 'email 1', 'Initiated: Asked'],
        ['choose 1 Check', 'pay 1 #2 1.00 Check', 'Initiated: Done'],
        ['paid 1 #2', '', 'Completed: Paid'],
      ],
    },
  ]),
  {
    to: 'Completed', // all are asked at once, and none is paid before all have completed
    welcome: 'OneStep',
    parties: 'A P AP B',
    lines: [
      ['create', 'email 1, email 2, email 3', 'Initiated: Asked, Asked, Asked, Done'],
      ['choose 2 Check', '', 'Initiated: Asked, Done, Asked, Done'],
      ['approve 1', '', 'Initiated: Done, Done, Asked, Done'],
      ['choose 2 VirtualCard', '', 'Initiated: Done, Done, Asked, Done'],
      [
        'approve 3 Check',
        'pay 2 #1 2.00 VirtualCard, pay 3 #1 3.00 Check, pay 4 #1 4.00 BankAccount',
        'Initiated: Done, Done, Done, Done',
      ],
      ['paid 2 #1', '', 'Initiated: Done, Paid, Done, Done'],
      ['paid 3 #1', '', 'Initiated: Done, Paid, Paid, Done'],
      ['paid 4 #1', '', 'Completed: Done, Paid, Paid, Paid'],
    ],
  },
  {
    to: 'Rejected',
    welcome: 'OneStep',
    parties: 'A P AP',
    lines: [
      ['create', 'email 1, email 2, email 3', 'Initiated: Asked, Asked, Asked'],
      ['choose 2 Check', '', 'Initiated: Asked, Done, Asked'],
      ['approve 1', '', 'Initiated: Done, Done, Asked'],
      ['reject 3', '', 'Rejected: Done, Done, Rejected'],
    ],
  },
  {
    to: 'Expired', // one never came, so nobody was paid
    welcome: 'OneStep',
    parties: 'P P B',
    lines: [
      ['create', 'email 1, email 2', 'Initiated: Asked, Asked, Done'],
      ['choose 1 Check', '', 'Initiated: Done, Asked, Done'],
      ['expire', '', 'Expired: Done, Asked, Done'],
    ],
  },
  {
    to: 'Incomplete', // in one step only by a declined payment
    welcome: 'OneStep',
    parties: 'P P',
    lines: [
      ['create', 'email 1, email 2', 'Initiated: Asked, Asked'],
      ['choose 1 Check', '', 'Initiated: Done, Asked'],
      ['choose 2 PushToCard', 'pay 1 #1 1.00 Check, pay 2 #1 2.00 PushToCard', 'Initiated: Done, Done'],
      ['failed 2 #1', '', 'Initiated: Done, Asked'],
      ['paid 1 #1', '', 'Initiated: Paid, Asked'],
      ['expire', '', 'Incomplete: Paid, Asked'],
    ],
  },
  {
    to: 'Cancelled', // what was paid stays paid
    welcome: 'OneStep',
    parties: 'P P',
    lines: [
      ['create', 'email 1, email 2', 'Initiated: Asked, Asked'],
      ['choose 2 Check', '', 'Initiated: Asked, Done'],
      ['choose 1 Check', 'pay 1 #1 1.00 Check, pay 2 #1 2.00 Check', 'Initiated: Done, Done'],
      ['paid 1 #1', '', 'Initiated: Paid, Done'],
      ['failed 2 #1', '', 'Initiated: Paid, Asked'],
      ['cancel', '', 'Cancelled: Paid, Asked'],
    ],
  },
  {
    to: 'Completed', // approvers first, then the others, each paid on its own
    welcome: 'TwoStep',
    parties: 'A P AP B',
    lines: [
      ['create', 'email 1, email 3', 'Initiated: Asked, Waiting, Asked, Done'],
      ['approve 3 Check', '', 'Initiated: Asked, Waiting, Done, Done'],
      ['choose 3 PushToCard', '', 'Initiated: Asked, Waiting, Done, Done'],
      [
        'approve 1',
        'email 2, pay 3 #1 3.00 PushToCard, pay 4 #1 4.00 BankAccount',
        'Initiated: Done, Asked, Done, Done',
      ],
      ['paid 3 #1', '', 'Initiated: Done, Asked, Paid, Done'],
      ['choose 2 Check', 'pay 2 #1 2.00 Check', 'Initiated: Done, Done, Paid, Done'],
      ['paid 2 #1', '', 'Initiated: Done, Paid, Paid, Done'],
      ['paid 4 #1', '', 'Completed: Done, Paid, Paid, Paid'],
    ],
  },
  {
    to: 'Completed', // without approvers the second step begins at once
    welcome: 'TwoStep',
    parties: 'P P B',
    lines: [
      ['create', 'email 1, email 2, pay 3 #1 3.00 BankAccount', 'Initiated: Asked, Asked, Done'],
      ['paid 3 #1', '', 'Initiated: Asked, Asked, Paid'],
      ['choose 2 Check', 'pay 2 #1 2.00 Check', 'Initiated: Asked, Done, Paid'],
      ['paid 2 #1', '', 'Initiated: Asked, Paid, Paid'],
      ['choose 1 Check', 'pay 1 #1 1.00 Check', 'Initiated: Done, Paid, Paid'],
      ['paid 1 #1', '', 'Completed: Paid, Paid, Paid'],
    ],
  },
  {
    to: 'Completed', // approved by all, and a party chooses later
    welcome: 'TwoStep',
    parties: 'AP AP',
    lines: [
      ['create', 'email 1, email 2', 'Initiated: Asked, Asked'],
      ['approve 1', '', 'Initiated: Asked, Asked'],
      ['approve 2 Check', 'pay 2 #1 2.00 Check', 'Initiated: Asked, Done'],
      ['paid 2 #1', '', 'Initiated: Asked, Paid'],
      ['choose 1 Check', 'pay 1 #1 1.00 Check', 'Initiated: Done, Paid'],
      ['paid 1 #1', '', 'Completed: Paid, Paid'],
    ],
  },
  {
    to: 'Rejected', // before anybody else was asked
    welcome: 'TwoStep',
    parties: 'A P AP',
    lines: [
      ['create', 'email 1, email 3', 'Initiated: Asked, Waiting, Asked'],
      ['approve 3 Check', '', 'Initiated: Asked, Waiting, Done'],
      ['reject 1', '', 'Rejected: Rejected, Waiting, Done'],
    ],
  },
  {
    to: 'Expired',
    welcome: 'TwoStep',
    parties: 'A P',
    lines: [
      ['create', 'email 1', 'Initiated: Asked, Waiting'],
      ['approve 1', 'email 2', 'Initiated: Done, Asked'],
      ['expire', '', 'Expired: Done, Asked'],
    ],
  },
  {
    to: 'Incomplete',
    welcome: 'TwoStep',
    parties: 'A P P',
    lines: [
      ['create', 'email 1', 'Initiated: Asked, Waiting, Waiting'],
      ['approve 1', 'email 2, email 3', 'Initiated: Done, Asked, Asked'],
      ['choose 3 Check', 'pay 3 #1 3.00 Check', 'Initiated: Done, Asked, Done'],
      ['paid 3 #1', '', 'Initiated: Done, Asked, Paid'],
      ['expire', '', 'Incomplete: Done, Asked, Paid'],
    ],
  },
  {
    to: 'Cancelled',
    welcome: 'TwoStep',
    parties: 'P B',
    lines: [
      ['create', 'email 1, pay 2 #1 2.00 BankAccount', 'Initiated: Asked, Done'],
      ['paid 2 #1', '', 'Initiated: Asked, Paid'],
      ['cancel', '', 'Cancelled: Asked, Paid'],
    ],
  },
];

for (const { to, welcome, parties, lines } of paths) {
  const name = lines.map(([action]) => action).join(', ');
  test(`${welcome} with ${parties} becomes ${to}: ${name}`, () => {
    const [[, effects, standing] = ['', '', ''], ...rest] = lines;
    const created = createApprovalRequest({ welcome, parties: partiesOf(...rolesOf(parties)) });
    assert.equal(wordsOf(created.effects).join(', '), effects);
    assert.equal(standingOf(created.request), standing);
    let { request } = created;
    for (const [action, expected, where] of rest) {
      const next = act(request, actionOf(action));
      assert.equal(next.refusal, null, action);
      assert.equal(wordsOf(next.effects).join(', '), expected, action);
      assert.equal(standingOf(next.request), where, action);
      request = next.request;
    }
    assert.equal(request.status, to);
  });
}

for (const welcome of ['OneStep', 'TwoStep'] as const) {
  for (const status of Object.values(ApprovalRequestStatus).filter((name) => name !== 'Initiated')) {
    test(`A path leads to ${status} in ${welcome}`, () => {
      assert.ok(paths.some((path) => path.welcome === welcome && path.to === status));
    });
  }
}

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

const ends: readonly [status: ApprovalRequestStatus, actions: readonly string[]][] = [
  ['Completed', ['approve 1', 'choose 2', 'paid 2 #1']],
  ['Rejected', ['reject 1']],
  ['Cancelled', ['cancel']],
  ['Expired', ['expire']],
];
const everything = 'approve 1,reject 1,choose 2,resend 1,resend 2,paid 2 #1,failed 2 #1,cancel,expire,approve 9';

for (const [status, actions] of ends) {
  for (const action of everything.split(',')) {
    test(`${status} is an end: ${action} is refused`, () => {
      const { request } = requestAfter('OneStep', rolesOf('A P'), actions);
      assert.equal(request.status, status);
      const next = act(request, actionOf(action));
      assert.equal(next.refusal, 'ended');
      assert.equal(next.request, request);
    });
  }
}

test('Cancelling works once the result of the payment that it met is in', () => {
  const { request } = requestAfter('OneStep', rolesOf('P P'), ['choose 1', 'choose 2', 'paid 1 #1']);
  assert.equal(act(request, actionOf('cancel')).refusal, 'paymentInFlight');
  const settled = act(request, actionOf('failed 2 #1')).request;
  assert.equal(standingOf(act(settled, actionOf('cancel')).request), 'Cancelled: Paid, Asked');
});

test('A declined payment keeps its code for the adjuster, and takes the chosen method back', () => {
  const { request } = requestAfter('OneStep', rolesOf('P'), ['choose 1', 'failed 1 #1']);
  assert.deepEqual(request.parties[0]?.payment, { state: 'failed', attempt: 1, code: 'InsufficientFunds' });
  assert.equal(request.parties[0]?.method, null);
});

test('A declined payment to a party without an action keeps the method of the upload', () => {
  const { request } = requestAfter('OneStep', rolesOf('B'), ['failed 1 #1']);
  assert.equal(request.parties[0]?.method, 'BankAccount');
});

test('A method at the creation is that of a party without an action only', () => {
  const parties = partiesOf('PaymentOnly').map((party) => ({ ...party, method: 'Check' as const }));
  const { request, effects } = createApprovalRequest({ welcome: 'OneStep', parties });
  assert.equal(request.parties[0]?.method, null);
  assert.deepEqual(wordsOf(effects), ['email 1']);
});

test('An action never changes the state that it comes from', () => {
  const { request } = requestAfter('TwoStep', rolesOf('A P AP B'), ['approve 1']);
  const before = structuredClone(request);
  Object.freeze(request);
  request.parties.forEach((party) => Object.freeze(party));
  for (const words of everything.split(',')) act(request, actionOf(words));
  assert.deepEqual(request, before);
});
