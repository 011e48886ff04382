import type { ReactiveControllerHost } from 'lit';
import type { ClaimsAdjusterService, ManagedParty, ManagedRequest } from '../../src/service/claims-adjuster-service.ts';
import type { OperationCredentials } from '../../src/service/operation-service.ts';
import { ServiceError } from '../../src/service/service-error.ts';
import { newOperationKey } from '../shared/browser.ts';

/** How often the service is asked how the request stands, in milliseconds. */
const interval = 5_000;

/** What is to be said of an e-mail that was sent again, or could not be. */
export interface ResendNews {
  readonly kind: 'sending' | 'sent' | 'lost' | 'refused';
  readonly party: ManagedParty;
}

export interface ManagedRequestSettings {
  readonly service: ClaimsAdjusterService;
  readonly credentials: OperationCredentials;
  readonly request: ManagedRequest;
  readonly onEmailSent: () => void;
}

/** A request on the screen: it is kept current while it is there, and its e-mails can be sent again. */
export class ManagedRequestState {
  request: ManagedRequest;
  resendNews: ResendNews | undefined;
  /** Parties whose status has changed since the answer before. */
  changed: readonly ManagedParty[] = [];
  /** Whether the service answered last time; `ended` where it will not any more. */
  connection: 'current' | 'lost' | 'ended' = 'current';

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the answers asked for, so that a late one does not take the place of a newer one. */
  #asked = 0;
  /** Where it is not known whether an e-mail was sent, the next try is the same one. */
  readonly #resendKeys = new Map<number, string>();
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  readonly #settings: ManagedRequestSettings;

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>, settings: ManagedRequestSettings) {
    this.#host = host;
    this.#settings = settings;
    this.request = settings.request;
    this.#wait();
  }

  /** Stops asking: the modal is gone, or the request is about to be cancelled. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#asked += 1;
  }

  /** Goes on asking after {@link stop}. */
  resume(): void {
    if (this.#timer === undefined) this.#wait();
  }

  async resend(party: ManagedParty): Promise<void> {
    const { approvalRequestPartyId } = party;
    if (this.resendNews?.kind === 'sending') return;
    const { service, credentials, onEmailSent } = this.#settings;
    const resendKey = this.#resendKeys.get(approvalRequestPartyId) ?? newOperationKey();
    this.#resendKeys.set(approvalRequestPartyId, resendKey);
    this.#say({ kind: 'sending', party });
    const turn = ++this.#asked;
    try {
      const request = await service.resendEmail(credentials, { approvalRequestPartyId, resendKey });
      this.#resendKeys.delete(approvalRequestPartyId);
      this.#say({ kind: 'sent', party });
      onEmailSent();
      if (turn === this.#asked) this.#take(request);
    } catch (error) {
      const isRefused = error instanceof ServiceError && error.kind === 'refused';
      if (isRefused) this.#resendKeys.delete(approvalRequestPartyId);
      this.#say({ kind: isRefused ? 'refused' : 'lost', party });
    }
  }

  #wait(): void {
    this.#timer = setTimeout(() => void this.#bringUpToDate(), interval);
  }

  async #bringUpToDate(): Promise<void> {
    const { service, credentials } = this.#settings;
    const turn = ++this.#asked;
    try {
      // Nobody looks at a page in the background.
      if (document.visibilityState === 'visible') {
        const request = await service.current(credentials);
        if (turn === this.#asked) this.#take(request);
      }
    } catch (error) {
      if (turn === this.#asked)
        this.#connect(error instanceof ServiceError && error.kind === 'refused' ? 'ended' : 'lost');
    }
    if (this.#timer !== undefined && this.connection !== 'ended') this.#wait();
  }

  #take(request: ManagedRequest): void {
    const before = new Map(this.request.parties.map((party) => [party.approvalRequestPartyId, party.status]));
    this.changed = request.parties.filter(
      ({ approvalRequestPartyId, status }) => before.get(approvalRequestPartyId) !== status,
    );
    this.request = request;
    this.#connect('current');
  }

  #connect(connection: ManagedRequestState['connection']): void {
    this.connection = connection;
    this.#host.requestUpdate();
  }

  #say(news: ResendNews): void {
    this.resendNews = news;
    this.changed = [];
    this.#host.requestUpdate();
  }
}
