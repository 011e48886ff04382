import type { DirectMethod } from '../../src/account/requests.ts';
import type { AccountReceipt } from '../../src/account/wire.ts';
import type { Answer } from '../../src/operation/operation-service.ts';
import type { ApprovalView, PartyAnswer, PartyLinks, PartyOutcome } from './adjuster/party-links.ts';
import type { ApprovalLink } from './adjuster/welcome-emails.ts';
import { Refusal } from './shared/refusal.ts';
import type { EPayRequest, EPayRequests, EPayView } from './account/e-pay-requests.ts';
import type { Links } from './claims/links.ts';

/** The kinds of targets of a link in an e-mail. Another kind joins here, with a view and an action of its own. */
export type LinkTarget = EPayRequest | ApprovalLink;

/** The view of a person who opens a link. */
export type LinkView = EPayView | ApprovalView;

/** The action of a person who has opened the link of an e-mail. */
export class LinkOperations {
  readonly #links: Links<LinkTarget>;
  readonly #ePayRequests: EPayRequests;
  readonly #parties: PartyLinks;

  constructor(links: Links<LinkTarget>, ePayRequests: EPayRequests, parties: PartyLinks) {
    this.#links = links;
    this.#ePayRequests = ePayRequests;
    this.#parties = parties;
  }

  /** The kind of a link; undefined where no e-mail had it. */
  kind(token: string): LinkTarget['kind'] | undefined {
    return this.#links.known(token)?.kind;
  }

  view(token: string): LinkView {
    const target = this.#links.find(token);
    return target.kind === 'ePay' ? this.#ePayRequests.view(target) : this.#parties.view(target);
  }

  /** Chooses the method by which the payee of an e-mail payment request is paid. */
  choose(token: string, method: DirectMethod): Answer<AccountReceipt> {
    const target = this.#links.find(token);
    if (target.kind === 'ePay') return this.#ePayRequests.choose(target, method);
    throw new Refusal('InvalidRequest', 'The link is that of an approval request.', 'method');
  }

  /** The answer of a party of an approval request. */
  answer(token: string, answer: PartyAnswer): PartyOutcome {
    const target = this.#links.find(token);
    if (target.kind === 'approval') return this.#parties.answer(target, answer);
    throw new Refusal('InvalidRequest', 'The link is that of an e-mail payment request.', 'decision');
  }
}
