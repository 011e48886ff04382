import type { SessionLife } from '../../../src/operation/operation-service.ts';
import type { Clock } from './clock.ts';
import { Expiring } from './expiring.ts';
import type { Ids } from './ids.ts';
import { Refusal, type RefusalCode } from './refusal.ts';

type State<Opening> =
  | { readonly is: 'free' }
  | { readonly is: 'reserved'; readonly by: string; readonly opening: Opening }
  | { readonly is: 'spent'; readonly by: string; readonly opening: Opening | undefined; readonly approved: boolean };

export type SessionStateName = State<unknown>['is'] | 'expired';

const messages = {
  SessionNotFound: 'No session has this id.',
  SessionReserved: 'Another operation is using this session. A session is good for one operation.',
  SessionUsed: 'A submission has used the session. Each operation needs a session of its own.',
  SessionCanceled:
    'The session was cancelled, and nothing was done with it. Each operation needs a session of its own.',
  SessionExpired: 'The session has expired.',
} as const satisfies Partial<Record<RefusalCode, string>>;

function refused(code: keyof typeof messages): Refusal {
  return new Refusal(code, messages[code], 'sessionId');
}

/** An opening that fails leaves the session free; so often, and then it is cancelled: nobody goes through tokens or ids. */
const mostFailures = 5;

/** More than anybody types, and too few to read a directory by. */
const mostQuestions = 30;

export interface SessionOrigin {
  readonly key: string;
  readonly merchantKey: string;
  readonly createdAt: Date;
}

/** However often a session is used, so long after its creation it has expired, in milliseconds. */
const longestLife = 24 * 60 * 60 * 1_000;

/**
 * A single-use session: free, then reserved by one operation key, then spent. It expires when it was not used for a time,
 * unless it is spent. `Opening` is what the operation that reserves it keeps there, `About` what it was created with.
 */
export class Session<Opening, About extends object = object> {
  #state: State<Opening> = { is: 'free' };
  #failures = 0;
  #expiresAt: Date;
  readonly #lifetime: number;
  #questions = 0;
  readonly origin: SessionOrigin & About;

  /** @param lifetime How long it lives since it was last used, in milliseconds. */
  constructor(origin: SessionOrigin & About, lifetime: number) {
    this.origin = origin;
    this.#lifetime = lifetime;
    this.#expiresAt = this.#endOfUse(origin.createdAt);
  }

  /** When it expires, unless it is used before. */
  get expiresAt(): Date {
    return this.#expiresAt;
  }

  state(now: Date): SessionStateName {
    return this.#state.is !== 'spent' && now >= this.#expiresAt ? 'expired' : this.#state.is;
  }

  /** Something may be prepared only for a session that nothing has opened. */
  requireFree(now: Date): void {
    this.#requireUnspent(now);
    if (this.#state.is === 'reserved') throw refused('SessionReserved');
  }

  /** Reserves the session. The same operation may do so again and finds the opening of the first time. */
  reserve(operationKey: string, now: Date, open: () => Opening): Opening {
    this.#requireOwner(operationKey, now);
    this.#requireUnspent(now);
    if (this.#state.is !== 'reserved')
      this.#state = { is: 'reserved', by: operationKey, opening: this.#opened(operationKey, open) };
    this.#expiresAt = this.#endOfUse(now);
    return this.#state.opening;
  }

  #opened(operationKey: string, open: () => Opening): Opening {
    try {
      return open();
    } catch (error) {
      this.#failures += 1;
      if (this.#failures >= mostFailures) this.#spend(operationKey, false);
      throw error;
    }
  }

  /** The opening of the operation that reserved this session, also once the session is spent or has expired. */
  opening(operationKey: string, now: Date): Opening {
    this.#requireOwner(operationKey, now);
    if (this.#state.is === 'free') {
      this.#requireUnspent(now);
      throw new Refusal('InvalidRequest', 'The session has not been opened.', 'sessionId');
    }
    if (this.#state.opening === undefined) throw refused('SessionCanceled');
    return this.#state.opening;
  }

  /** Something new may begin only while the session is neither spent nor expired. */
  requireLive(operationKey: string, now: Date): void {
    this.opening(operationKey, now);
    this.#requireUnspent(now);
  }

  /** A question beside the operation itself may be asked while the session is live, and not without end. */
  requireQuestion(operationKey: string, now: Date): void {
    this.requireLive(operationKey, now);
    this.#questions += 1;
    if (this.#questions > mostQuestions)
      throw new Refusal('TooManyRequests', `A session may ask this ${mostQuestions} times.`);
  }

  /** Somebody is at work with it: its time begins anew. */
  use(operationKey: string, now: Date): void {
    this.requireLive(operationKey, now);
    this.#expiresAt = this.#endOfUse(now);
  }

  /** Uses it, and says how long it lives from now on. */
  extend(operationKey: string, now: Date): SessionLife {
    this.use(operationKey, now);
    return this.life(now);
  }

  /** The time that is left. */
  life(now: Date): SessionLife {
    return { secondsLeft: Math.max(0, Math.floor((this.#expiresAt.getTime() - now.getTime()) / 1_000)) };
  }

  approve(operationKey: string, now: Date): void {
    this.use(operationKey, now);
    this.#spend(operationKey, true);
  }

  /** Ends the session without a result. Once more changes nothing; after an approval it is refused. */
  cancel(operationKey: string, now: Date): void {
    this.#requireOwner(operationKey, now);
    if (this.#state.is === 'spent' && this.#state.approved) throw refused('SessionUsed');
    this.#spend(operationKey, false);
  }

  #endOfUse(now: Date): Date {
    return new Date(Math.min(now.getTime() + this.#lifetime, this.origin.createdAt.getTime() + longestLife));
  }

  #spend(by: string, approved: boolean): void {
    this.#state = { is: 'spent', by, opening: this.#state.is === 'free' ? undefined : this.#state.opening, approved };
  }

  /** A session that was cancelled has moved nothing; whoever asks for one that was used has to look up what it did. */
  #spent(): Refusal {
    return refused(this.#state.is === 'spent' && this.#state.approved ? 'SessionUsed' : 'SessionCanceled');
  }

  #requireOwner(operationKey: string, now: Date): void {
    if (this.#state.is === 'free' || this.#state.by === operationKey) return;
    if (this.#state.is === 'spent') throw this.#spent();
    throw refused(this.state(now) === 'expired' ? 'SessionExpired' : 'SessionReserved');
  }

  #requireUnspent(now: Date): void {
    const state = this.state(now);
    if (state === 'spent') throw this.#spent();
    if (state === 'expired') throw refused('SessionExpired');
  }
}

/** For so long after the longest life a session can be asked what became of an attempt, in milliseconds. */
const afterlife = 24 * 60 * 60 * 1_000;

/** All sessions of one kind of modal, by key. A day after the longest life nobody has heard of a session. */
export class Sessions<Opening, About extends object = object> {
  readonly #sessions: Expiring<Session<Opening, About>>;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #lifetime: number;

  /** @param lifetime How long a session lives since it was last used, in milliseconds. */
  constructor(clock: Clock, ids: Ids, lifetime: number) {
    this.#sessions = new Expiring(clock);
    this.#clock = clock;
    this.#ids = ids;
    this.#lifetime = lifetime;
  }

  /** @param lifetime Another one than that of all others, in milliseconds: to see how a modal ends. */
  create(merchantKey: string, about: About, lifetime = this.#lifetime): string {
    const key = this.#ids.guid();
    const createdAt = this.#clock.now();
    const forgottenAt = new Date(createdAt.getTime() + longestLife + afterlife);
    this.#sessions.set(key, new Session({ ...about, key, merchantKey, createdAt }, lifetime), forgottenAt);
    return key;
  }

  find(sessionKey: string): Session<Opening, About> {
    const session = this.#sessions.get(sessionKey);
    if (!session) throw refused('SessionNotFound');
    return session;
  }
}
