import type { ApprovalRequestStatus, PartyMethod, PartyStatus } from '../../src/adjuster/enumerations.ts';
import type { ApprovalAction, PartyAction } from '../../mock-server/simulator/adjuster/life/approval-actions.ts';
import { partyStatus } from '../../mock-server/simulator/adjuster/life/approval-party.ts';
import {
  createApprovalRequest,
  type ApprovalRequest,
  type NewApprovalParty,
} from '../../mock-server/simulator/adjuster/life/approval-request.ts';
import { act } from '../../mock-server/simulator/adjuster/life/approval-transitions.ts';
import { distinct, type StateMachine, type Step } from './state-machine.ts';

const method: PartyMethod = 'VirtualCard';

/** One party that approves and is paid, one that is paid, one that approves. */
const parties: readonly NewApprovalParty[] = [
  { id: 1, role: 'ApprovalAndPayment', amount: 15_000, method: null },
  { id: 2, role: 'PaymentOnly', amount: 9_975, method: null },
  { id: 3, role: 'ApprovalOnly', amount: 0, method: null },
];

/** Payments that are declined again and again lead nowhere new. */
const mostAttempts = 2;

function actions({ parties: present }: ApprovalRequest): readonly ApprovalAction[] {
  return [
    { type: 'cancel' },
    { type: 'expire' },
    ...present.flatMap(({ id: partyId, payment }): readonly PartyAction[] => {
      const attempt = payment.state === 'none' ? 0 : payment.attempt;
      return [
        { type: 'approve', partyId },
        { type: 'approve', partyId, method },
        { type: 'reject', partyId },
        { type: 'choose', partyId, method },
        { type: 'paid', partyId, attempt },
        ...(attempt < mostAttempts ? [{ type: 'paymentFailed', partyId, attempt, code: 'Declined' } as const] : []),
      ];
    }),
  ];
}

/** All that can happen to requests with these parties, in either sequence of e-mails. */
function* changes(): Generator<{ before: ApprovalRequest; action: ApprovalAction; after: ApprovalRequest }> {
  const ahead = (['OneStep', 'TwoStep'] as const).map((welcome) => createApprovalRequest({ welcome, parties }).request);
  const known = new Set(ahead.map((request) => JSON.stringify(request)));
  for (let before = ahead.pop(); before; before = ahead.pop()) {
    for (const action of actions(before)) {
      const { refusal, request: after } = act(before, action);
      if (refusal !== null) continue;
      yield { before, action, after };
      if (known.has(JSON.stringify(after))) continue;
      known.add(JSON.stringify(after));
      ahead.push(after);
    }
  }
}

const all = Array.from(changes());

const requestStates: Readonly<Record<ApprovalRequestStatus, string>> = {
  Initiated: 'Parties are asked, and paid when it is their turn.',
  Completed: 'All have done what was asked of them, and all were paid.',
  Rejected: 'One party said no. Nobody is paid.',
  Cancelled: 'The adjuster has taken it back.',
  Expired: 'The time has passed, and nobody was paid.',
  Incomplete: 'The time has passed, and some were paid.',
};

const actionNames: Readonly<Record<ApprovalAction['type'], string>> = {
  approve: 'approves',
  reject: 'rejects',
  choose: 'chooses a method',
  resend: 'the e-mail is sent again',
  paid: 'is paid',
  paymentFailed: 'the payment is declined',
  cancel: 'the adjuster cancels',
  expire: 'the time has passed',
};

/** The life of a request, as its code answers every action in every situation. */
export const approvalRequest: StateMachine = {
  name: 'An approval request',
  states: requestStates,
  ends: Object.keys(requestStates).filter((status) => status !== 'Initiated'),
  inputs: { ...actionNames, approve: 'the last one approves', reject: 'a party rejects', paid: 'the last one is paid' },
  steps: distinct(
    all
      .filter(({ before, after }) => before.status !== after.status)
      .map(({ before, action, after }) => ({ from: before.status, input: action.type, to: after.status })),
  ),
};

const partyStates: Readonly<Record<PartyStatus, string>> = {
  Waiting: 'Others are asked first.',
  Asked: 'It has its e-mail, and something to do.',
  Done: 'It has done all that its role takes.',
  Paid: 'The money is on its way.',
  Rejected: 'It said no, which ends the request.',
};

function partySteps({ before, action, after }: (typeof all)[number]): readonly Step[] {
  return before.parties.flatMap((party) => {
    const from = partyStatus(party);
    const [to = from] = after.parties.filter(({ id }) => id === party.id).map(partyStatus);
    const input = 'partyId' in action && action.partyId === party.id ? action.type : 'others';
    return from === to ? [] : [{ from, input, to }];
  });
}

/** The states of one of its parties. */
export const approvalParty: StateMachine = {
  name: 'A party of an approval request',
  states: partyStates,
  ends: ['Paid', 'Rejected'],
  inputs: { ...actionNames, others: 'all others have approved' },
  steps: distinct(all.flatMap(partySteps)),
};
