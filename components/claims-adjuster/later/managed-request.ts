import type { ReactiveControllerHost } from 'lit';
import type { AdjusterEvent, CancelTypes } from '../../../src/adjuster/adjuster-operation.ts';
import { emailRefused, type RequestCalls } from '../../../src/adjuster/adjuster-submission.ts';
import type { ApprovalRequestStatus } from '../../../src/adjuster/enumerations.ts';
import type { ManagedParty, ManagedRequest } from '../../../src/adjuster/wire.ts';
import type { Operation } from '../../../src/operation/operation.ts';
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
  readonly operation: Pick<
    Operation<CancelTypes>,
    'edit' | 'reached' | 'refusalIn' | 'report' | 'state' | 'time' | 'unreachable'
  >;
  readonly raise: (event: AdjusterEvent) => void;
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
    const { calls, operation, raise } = this.#settings;
    const resendKey = this.#resendKeys.get(approvalRequestPartyId) ?? newOperationKey();
    this.#resendKeys.set(approvalRequestPartyId, resendKey);
    this.#setResendNews({ kind: 'sending', party });
    const number = ++this.#requestCount;
    try {
      const request = await calls.resendEmail({ approvalRequestPartyId, resendKey });
      const news = number === this.#requestCount ? this.#take(request) : {};
      this.#resendKeys.delete(approvalRequestPartyId);
      operation.reached();
      this.#setResendNews({ kind: 'sent', party }, news);
      raise({ code: 'claims.involvedPartyEmailSent', detail: null });
    } catch (error) {
      const { kind, code, field } = error as ServiceError;
      if (kind !== 'refused') {
        this.#setResendNews({ kind: 'lost', party });
        operation.unreachable();
        return;
      }
      this.#resendKeys.delete(approvalRequestPartyId);
      this.#setResendNews({ kind: code === 'ResendNotPossible' ? 'refused' : 'notSent', party });
      if (field === 'sessionId') this.#disconnect(error);
      else raise(emailRefused(code));
    }
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
      if (number === this.#requestCount) this.#disconnect(error);
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
    this.#settings.operation.reached();
    for (const party of request.parties) {
      const id = party.approvalRequestPartyId;
      if (changed.includes(party)) {
        // A notice about an e-mail is outdated once its party has acted, and so is the key of an unknown result.
        this.resendNews.delete(id);
        if (!this.#sending.has(id)) this.#resendKeys.delete(id);
      } else if (this.resendNews.get(id)?.kind === 'notSent' && party.resendFrom)
        this.resendNews.set(id, { kind: 'later', party });
    }
    return { changed, ...(request.status === status ? {} : { status: request.status }) };
  }

  #show(news: News): void {
    if (news.status || (news.changed?.length ?? 0) > 0) {
      this.news = news;
      this.#settings.operation.edit();
    } else if (this.news.connection) this.news = {};
    this.#host.requestUpdate();
  }

  #disconnect(error: unknown): void {
    const { operation } = this.#settings;
    // A poll and an e-mail may both have been refused, and the request may have ended meanwhile.
    if (this.connection === 'ended' || operation.state.step !== 'entering') return;
    const refusal = operation.refusalIn(error);
    const connection = refusal ? 'ended' : 'lost';
    if (this.connection !== connection) this.news = { connection };
    this.connection = connection;
    if (refusal) {
      clearTimeout(this.#timer);
      operation.time?.stop();
      operation.report({ type: 'refused', refusal });
    } else operation.unreachable();
    this.#host.requestUpdate();
  }

  #setResendNews(resend: ResendNews, more: News = {}): void {
    this.resendNews.set(resend.party.approvalRequestPartyId, resend);
    this.news = { ...more, resend };
    this.#settings.operation.edit();
    this.#host.requestUpdate();
  }
}
