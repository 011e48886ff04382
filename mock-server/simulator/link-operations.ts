import type { DirectMethod } from '../../src/account/requests.ts';
import type { AccountReceipt } from '../../src/account/wire.ts';
import type { Answer } from '../../src/operation/operation-service.ts';
import { chooseMethod, ePayView, type EPayRequest, type EPayView } from './account/e-pay-requests.ts';
import type { ApprovalRequests } from './adjuster/approval-requests.ts';
import {
  answerAsParty,
  partyView,
  type ApprovalView,
  type PartyAnswer,
  type PartyOutcome,
} from './adjuster/party-links.ts';
import type { ApprovalLink } from './adjuster/welcome-emails.ts';
import type { ClaimsWorld, Links } from './claims/claims-world.ts';
import { Refusal } from './shared/refusal.ts';

export type LinkTarget = EPayRequest | ApprovalLink;

export type LinkView = EPayView | ApprovalView;

export class LinkOperations {
  readonly #links: Links<LinkTarget>;
  readonly #world: ClaimsWorld;
  readonly #requests: ApprovalRequests;

  constructor(links: Links<LinkTarget>, world: ClaimsWorld, requests: ApprovalRequests) {
    this.#links = links;
    this.#world = world;
    this.#requests = requests;
  }

  kind(token: string): LinkTarget['kind'] | undefined {
    return this.#links.known(token)?.kind;
  }

  view(token: string): LinkView {
    const target = this.#links.find(token);
    return target.kind === 'ePay' ? ePayView(this.#world, target) : partyView(this.#world, this.#requests, target);
  }

  choose(token: string, method: DirectMethod): Answer<AccountReceipt> {
    const target = this.#links.find(token);
    if (target.kind === 'ePay') return chooseMethod(this.#world, target, method);
    throw new Refusal('InvalidRequest', 'The link is that of an approval request.', 'method');
  }

  answer(token: string, answer: PartyAnswer): PartyOutcome {
    const target = this.#links.find(token);
    if (target.kind === 'approval') return answerAsParty(this.#world, this.#requests, target, answer);
    throw new Refusal('InvalidRequest', 'The link is that of an e-mail payment request.', 'decision');
  }
}
