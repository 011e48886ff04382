import type { ReactiveControllerHost } from 'lit';
import type { RequestCalls } from '../../../src/adjuster/adjuster-submission.ts';
import type { ApprovalRequestStatus } from '../../../src/adjuster/enumerations.ts';
import type { ManagedParty, ManagedRequest } from '../../../src/adjuster/wire.ts';
import type { ServiceError } from '../../../src/operation/service-error.ts';
import type { WallTime } from '../../../src/wall-time.ts';
import { newOperationKey, wallTimeHere } from '../../shared/browser.ts';

const interval = 5_000;

export interface ResendNews {
  readonly kind: 'sending' | 'sent' | 'later' | 'lost' | 'refused' | 'notSent';
  readonly party: ManagedParty;
}

export interface News {
  readonly resend?: ResendNews;
  readonly status?: ApprovalRequestStatus;
  readonly changed?: readonly ManagedParty[];
  readonly connection?: 'lost' | 'ended';
}

export interface ManagedRequestSettings {
  readonly calls: RequestCalls;
  readonly request: ManagedRequest;
  readonly onEmailSent: () => void;
  readonly onUnreachable: () => void;
  readonly onNews: () => void;
}

export class ManagedRequestState {
  request: ManagedRequest;
  /** The latest news of each party's e-mail, by id. */
  readonly resendNews = new Map<number, ResendNews>();
  news: News = {};
  connection: 'current' | 'lost' | 'ended' = 'current';
  asOf: WallTime;

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts requests, so that a late answer does not replace a newer one. */
  #requestCount = 0;
  /** Keys of e-mails with an unknown result, which the next try repeats. */
  readonly #resendKeys = new Map<number, string>();
  readonly #sending = new Map<number, Promise<void>>();
  #isUnreachable = false;
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  readonly #settings: ManagedRequestSettings;

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>, settings: ManagedRequestSettings) {
    this.#host = host;
    this.#settings = settings;
    this.request = settings.request;
    this.asOf = wallTimeHere();
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#requestCount += 1;
    this.news = {};
  }

  resume(): void {
    if (this.#timer === undefined) this.#wait();
  }

  get sending(): Promise<unknown> | undefined {
    return this.#sending.size === 0 ? undefined : Promise.all(this.#sending.values());
  }

  resend(party: ManagedParty): void {
    const { approvalRequestPartyId } = party;
    if (this.#sending.has(approvalRequestPartyId)) return;
    if (party.resendFrom !== null && !this.#resendKeys.has(approvalRequestPartyId)) {
      this.#setResendNews({ kind: 'later', party });
      return;
    }
    const sent = this.#send(party).finally(() => this.#sending.delete(approvalRequestPartyId));
    this.#sending.set(approvalRequestPartyId, sent);
  }

  async #send(party: ManagedParty): Promise<void> {
    const { approvalRequestPartyId } = party;
    const { calls, onEmailSent } = this.#settings;
    const resendKey = this.#resendKeys.get(approvalRequestPartyId) ?? newOperationKey();
    this.#resendKeys.set(approvalRequestPartyId, resendKey);
    this.#setResendNews({ kind: 'sending', party });
    const number = ++this.#requestCount;
    try {
      const request = await calls.resendEmail({ approvalRequestPartyId, resendKey });
      const news = number === this.#requestCount ? this.#take(request) : {};
      this.#resendKeys.delete(approvalRequestPartyId);
      this.#isUnreachable = false;
      this.#setResendNews({ kind: 'sent', party }, news);
      onEmailSent();
    } catch (error) {
      const kind = failureOf(error);
      this.#setResendNews({ kind, party });
      if (kind === 'lost') this.#unreachable();
      else this.#resendKeys.delete(approvalRequestPartyId);
    }
  }

  #unreachable(): void {
    if (this.#isUnreachable) return;
    this.#isUnreachable = true;
    this.#settings.onUnreachable();
  }

  #wait(): void {
    // An answer to a request from before `stop` may come after `resume`.
    clearTimeout(this.#timer);
    // The other states are final.
    if (this.request.status === 'Initiated') this.#timer = setTimeout(() => void this.#bringUpToDate(), interval);
  }

  async #bringUpToDate(): Promise<void> {
    const number = ++this.#requestCount;
    try {
      if (document.visibilityState === 'visible') {
        const request = await this.#settings.calls.current();
        if (number === this.#requestCount) this.#show(this.#take(request));
      }
    } catch (error) {
      if (number === this.#requestCount)
        this.#disconnect((error as ServiceError).kind === 'refused' ? 'ended' : 'lost');
    }
    if (this.#timer !== undefined && this.connection !== 'ended') this.#wait();
  }

  #take(request: ManagedRequest): News {
    const { status, parties } = this.request;
    const before = new Map(parties.map((party) => [party.approvalRequestPartyId, party]));
    const changed = request.parties.filter(
      (party) => before.get(party.approvalRequestPartyId)?.status !== party.status,
    );
    this.request = request;
    this.connection = 'current';
    this.asOf = wallTimeHere();
    this.#isUnreachable = false;
    // A notice about an e-mail is outdated once its party has acted, and a lost one once the e-mail is known.
    for (const party of request.parties) {
      const { approvalRequestPartyId: id, emailSentAt } = party;
      const isKnown = this.resendNews.get(id)?.kind === 'lost' && before.get(id)?.emailSentAt !== emailSentAt;
      if (isKnown || changed.includes(party)) this.resendNews.delete(id);
    }
    return { changed, ...(request.status === status ? {} : { status: request.status }) };
  }

  #show(news: News): void {
    if (news.status || (news.changed?.length ?? 0) > 0) {
      this.news = news;
      this.#settings.onNews();
    } else if (this.news.connection) this.news = {};
    this.#host.requestUpdate();
  }

  #disconnect(connection: 'lost' | 'ended'): void {
    if (this.connection !== connection) this.news = { connection };
    this.connection = connection;
    if (connection === 'lost') this.#unreachable();
    this.#host.requestUpdate();
  }

  #setResendNews(resend: ResendNews, more: News = {}): void {
    this.resendNews.set(resend.party.approvalRequestPartyId, resend);
    this.news = { ...more, resend };
    this.#settings.onNews();
    this.#host.requestUpdate();
  }
}

function failureOf(error: unknown): 'lost' | 'refused' | 'notSent' {
  const { kind, code } = error as ServiceError;
  if (kind !== 'refused') return 'lost';
  return code === 'ResendNotPossible' ? 'refused' : 'notSent';
}
