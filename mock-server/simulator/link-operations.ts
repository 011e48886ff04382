import type { DirectMethod } from '../../src/account/requests.ts';
import type { AccountReceipt } from '../../src/account/wire.ts';
import type { Answer } from '../../src/operation/operation-service.ts';
import { chooseMethod, ePayView, type EPayRequest, type EPayView } from './account/e-pay-requests.ts';
import type { ApprovalRequests } from './adjuster/approval-requests.ts';
import * as parties from './adjuster/party-links.ts';
import type { ApprovalLink } from './adjuster/welcome-emails.ts';
import type { ClaimsWorld, Links } from './claims/claims-world.ts';
import { Refusal } from './shared/refusal.ts';

export type LinkTarget = EPayRequest | ApprovalLink;

export type LinkView = EPayView | parties.ApprovalView;

export function linkOperations(links: Links<LinkTarget>, world: ClaimsWorld, requests: ApprovalRequests) {
  return {
    kind: (token: string) => links.known(token)?.kind,
    view(token: string): LinkView {
      const target = links.find(token);
      return target.kind === 'ePay' ? ePayView(world, target) : parties.partyView(world, requests, target);
    },
    choose(token: string, method: DirectMethod): Answer<AccountReceipt> {
      const target = links.find(token);
      if (target.kind === 'ePay') return chooseMethod(world, target, method);
      throw new Refusal('InvalidRequest', 'The link is that of an approval request.', 'method');
    },
    answer(token: string, answer: parties.PartyAnswer): parties.PartyOutcome {
      const target = links.find(token);
      if (target.kind === 'approval') return parties.answerAsParty(world, requests, target, answer);
      throw new Refusal('InvalidRequest', 'The link is that of an e-mail payment request.', 'decision');
    },
  };
}
