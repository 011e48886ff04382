import type { ApprovalAction } from '../../../../mock-server/simulator/adjuster/life/approval-actions.ts';
import { partyStatus } from '../../../../mock-server/simulator/adjuster/life/approval-party.ts';
import * as life from '../../../../mock-server/simulator/adjuster/life/approval-request.ts';
import { act } from '../../../../mock-server/simulator/adjuster/life/approval-transitions.ts';
import type { PartyRole } from '../../../../src/adjuster/enumerations.ts';

/* Short notation for requests and actions: party 1 gets 1.00, party 2 gets 2.00, and so on. */

/** The parties of these roles, with the ids 1, 2, 3 and so on. */
export function partiesOf(...roles: readonly PartyRole[]): life.NewApprovalParty[] {
  return roles.map((role, index) => ({
    id: index + 1,
    role,
    amount: role === 'ApprovalOnly' ? 0 : (index + 1) * 100,
    method: role === 'PaymentOnlyActionBypass' ? 'BankAccount' : null,
  }));
}

/** `'approve 1'`, `'approve 1 Check'`, `'choose 2 Check'`, `'paid 2 #1'`, `'failed 2 #1'`, `'cancel'`. */
export function actionOf(words: string): ApprovalAction {
  const [type = '', party = '', more = ''] = words.split(' ');
  const partyId = Number(party);
  const attempt = Number(more.slice(1));
  const method = (more || undefined) as 'Check' | undefined;
  switch (type) {
    case 'approve':
      return method ? { type, partyId, method } : { type, partyId };
    case 'choose':
      return { type, partyId, method: method ?? 'Check' };
    case 'reject':
    case 'resend':
      return { type, partyId };
    case 'paid':
      return { type, partyId, attempt };
    case 'failed':
      return { type: 'paymentFailed', partyId, attempt, code: 'InsufficientFunds' };
    case 'cancel':
    case 'expire':
      return { type };
    default:
      throw new TypeError(`"${words}" is no action.`);
  }
}

/** `'email 1'`, `'pay 2 #1 2.00 Check'`. */
export function wordsOf(effects: readonly life.ApprovalEffect[]): string[] {
  return effects.map((effect) =>
    effect.type === 'pay'
      ? `pay ${effect.partyId} #${effect.attempt} ${(effect.amount / 100).toFixed(2)} ${effect.method}`
      : `email ${effect.partyId}`,
  );
}

/** `'Initiated: Asked, Waiting'`. */
export function standingOf({ status, parties }: life.ApprovalRequest): string {
  return `${status}: ${parties.map(partyStatus).join(', ')}`;
}

/** The request after these actions. It must accept all of them. */
export function requestAfter(
  welcome: life.WelcomeSequence,
  roles: readonly PartyRole[],
  actions: string[],
): life.Progress {
  return actions.reduce<life.Progress>(
    ({ request }, words) => {
      const next = act(request, actionOf(words));
      if (next.refusal) throw new Error(`"${words}" was refused: ${next.refusal}.`);
      return next;
    },
    life.createApprovalRequest({ welcome, parties: partiesOf(...roles) }),
  );
}
