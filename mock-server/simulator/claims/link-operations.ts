import type { AccountReceipt } from '../../../src/service/claims-account-service.ts';
import type { Answer } from '../../../src/service/operation-service.ts';
import type { EPayRequest, EPayRequests, EPayView } from './e-pay-requests.ts';
import type { Links } from './links.ts';
import type { DirectMethod } from './payee-order.ts';

/** What a link in an e-mail can lead to. Another kind joins here, with a view and an action of its own. */
export type LinkTarget = EPayRequest;

/** What the person sees who opens a link. */
export type LinkView = EPayView;

/** What a person does who has opened the link of an e-mail. */
export class LinkOperations {
  readonly #links: Links<LinkTarget>;
  readonly #ePayRequests: EPayRequests;

  constructor(links: Links<LinkTarget>, ePayRequests: EPayRequests) {
    this.#links = links;
    this.#ePayRequests = ePayRequests;
  }

  view(token: string): LinkView {
    return this.#ePayRequests.view(this.#links.find(token));
  }

  /** Chooses the method by which the payee of an e-mail payment request is paid. */
  choose(token: string, method: DirectMethod): Answer<AccountReceipt> {
    return this.#ePayRequests.choose(this.#links.find(token), method);
  }
}
