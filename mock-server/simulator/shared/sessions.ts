import type {
  Answer,
  AttemptStatus,
  OperationCredentials,
  SessionLife,
} from '../../../src/operation/operation-service.ts';
import type { Attempts, Decided } from './attempts.ts';
import { bankName } from './bank-names.ts';
import { merchantTime, type Clock } from './clock.ts';
import { Expiring } from './expiring.ts';
import type { Ids } from './ids.ts';
import type { MerchantBase } from './merchants.ts';
import { Refusal, type RefusalCode } from './refusal.ts';

interface Arrival<Receipt> {
  readonly attempts: Attempts<Receipt>;
  readonly attempt: number;
  readonly submission?: object;
  readonly processingTime: number;
}

type State<Opening> =
  | { readonly is: 'free' }
  | { readonly is: 'reserved'; readonly by: string; readonly opening: Opening }
  | { readonly is: 'spent'; readonly by: string; readonly opening: Opening | undefined; readonly approved: boolean };

const messages = {
  SessionNotFound: 'No session has this id.',
  SessionReserved: 'Another operation is using this session. A session is good for one operation.',
  SessionUsed: 'A submission has used the session. Each operation needs a session of its own.',
  SessionCanceled:
    'The session was cancelled, and nothing was done with it. Each operation needs a session of its own.',
  SessionExpired: 'The session has expired.',
} as const satisfies Partial<Record<RefusalCode, string>>;

/** After this many failed openings a session is canceled, so that tokens and ids cannot be guessed. */
const mostFailures = 5;

/** Enough for a person who types, too few to copy the directory. */
const mostQuestions = 30;

const halfAnHour = 30 * 60 * 1_000;
const aDay = 24 * 60 * 60 * 1_000;
/** A session expires this long after its creation even if it is used, in milliseconds. */
const longestLife = aDay;
/** Status requests are answered for this long after a session's longest life. */
const afterlife = aDay;
/** With very many sessions, a session is kept for this long after its end. */
const shortAfterlife = 60 * 60 * 1_000;

export interface SessionOrigin {
  readonly key: string;
  readonly merchantKey: string;
  readonly merchant: Pick<MerchantBase, 'name' | 'phone' | 'timeZone'>;
  readonly createdAt: Date;
}

/** A single-use session: free, then reserved by one operation key, then spent. It expires if it is not used. */
export class Session<Opening, About extends object = object> {
  #state: State<Opening> = { is: 'free' };
  #failures = 0;
  #questions = 0;
  #expiresAt: Date;
  /** When the approved submission arrived. */
  #receivedAt: Date | undefined;
  readonly #clock: Clock;
  readonly #lifetime: number;
  readonly origin: SessionOrigin & About;

  constructor(origin: SessionOrigin & About, clock: Clock, lifetime: number) {
    this.origin = origin;
    this.#clock = clock;
    this.#lifetime = lifetime;
    this.#expiresAt = this.#endOfUse();
  }

  get expiresAt(): Date {
    return this.#expiresAt;
  }

  /** Throws if the session was opened: data can be uploaded only before. */
  requireFree(): void {
    this.#requireUnspent();
    if (this.#state.is === 'reserved') throw this.#refused('SessionReserved');
  }

  /** Reserves the session. If the same operation reserves it again, it gets its first opening. */
  reserve(operationKey: string, open: () => Opening): Opening {
    this.#requireOwner(operationKey);
    this.#requireUnspent();
    if (this.#state.is !== 'reserved')
      this.#state = { is: 'reserved', by: operationKey, opening: this.#opened(operationKey, open) };
    this.#expiresAt = this.#endOfUse();
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

  /** The opening of the operation that reserved this session, even if the session is spent or has expired. */
  opening(operationKey: string): Opening {
    this.#requireOwner(operationKey);
    if (this.#state.is === 'free') {
      this.#requireUnspent();
      throw new Refusal('InvalidRequest', 'The session has not been opened.', 'sessionId');
    }
    if (this.#state.opening === undefined) throw this.#refused('SessionCanceled');
    return this.#state.opening;
  }

  requireLive(operationKey: string): void {
    this.opening(operationKey);
    this.#requireUnspent();
  }

  bankName(operationKey: string, routingNumber: string): string | null {
    this.requireLive(operationKey);
    this.#questions += 1;
    if (this.#questions > mostQuestions)
      throw new Refusal('TooManyRequests', `A session may ask this ${mostQuestions} times.`);
    return bankName(routingNumber);
  }

  use(operationKey: string): void {
    this.requireLive(operationKey);
    this.#expiresAt = this.#endOfUse();
  }

  extend(operationKey: string): SessionLife {
    this.use(operationKey);
    return this.life();
  }

  life(): SessionLife {
    const milliseconds = this.#expiresAt.getTime() - this.#clock.now().getTime();
    return { secondsLeft: Math.max(0, Math.floor(milliseconds / 1_000)) };
  }

  /**
   * The money rule: each attempt is decided once, even if it arrives twice, and the first approval spends the session.
   * If `decide` throws, the attempt counts as one that has not arrived.
   */
  decide<Receipt>(
    { operationKey }: OperationCredentials,
    { attempts, attempt, submission = {}, processingTime }: Arrival<Receipt>,
    decide: () => Answer<Receipt>,
  ): Decided<Receipt> {
    const content = hashOf(JSON.stringify(submission));
    const repeated = attempts.repeated(attempt, content);
    if (repeated) return repeated;
    this.use(operationKey);
    const now = this.#clock.now();
    attempts.requireNext(attempt, now);
    const decided = { answer: decide(), readyAt: new Date(now.getTime() + processingTime) };
    attempts.record(attempt, content, decided);
    if (decided.answer.code === 'Success') {
      this.#receivedAt = now;
      this.#spend(operationKey, true);
    }
    return decided;
  }

  /** Returns the state of an attempt. An attempt that has not arrived becomes void. */
  status<Receipt>(attempts: Attempts<Receipt>, attempt: number): AttemptStatus<Receipt> {
    return attempts.status(attempt, this.#clock.now());
  }

  /** Ends the session without a result. Repeating it changes nothing; it is refused after an approval. */
  cancel(operationKey: string): void {
    this.#requireOwner(operationKey);
    this.revoke(operationKey);
  }

  /** The same on behalf of the merchant's server, without the operation key. */
  revoke(by = this.#state.is === 'free' ? '' : this.#state.by): void {
    if (this.#state.is === 'spent' && this.#state.approved) throw this.#refused('SessionUsed');
    this.#spend(by, false);
  }

  #endOfUse(): Date {
    const { createdAt } = this.origin;
    return new Date(Math.min(this.#clock.now().getTime() + this.#lifetime, createdAt.getTime() + longestLife));
  }

  #spend(by: string, approved: boolean): void {
    this.#state = { is: 'spent', by, opening: this.#state.is === 'free' ? undefined : this.#state.opening, approved };
    this.#expiresAt = this.#clock.now();
  }

  /** A canceled session has moved no money. For a used one, look up the result. */
  #spent(): Refusal {
    return this.#refused(this.#state.is === 'spent' && this.#state.approved ? 'SessionUsed' : 'SessionCanceled');
  }

  #refused(code: keyof typeof messages): Refusal {
    const { name, phone, timeZone } = this.origin.merchant;
    const received = this.#receivedAt && merchantTime(this.#receivedAt, timeZone);
    return new Refusal(code, messages[code], 'sessionId', {
      merchant: { name, phone },
      ...(received ? { received: { at: received.wallTime, timeZone: received.timeZone } } : {}),
    });
  }

  get #hasExpired(): boolean {
    return this.#state.is !== 'spent' && this.#clock.now() >= this.#expiresAt;
  }

  #requireOwner(operationKey: string): void {
    if (this.#state.is === 'free' || this.#state.by === operationKey) return;
    if (this.#state.is === 'spent') throw this.#spent();
    throw this.#refused(this.#hasExpired ? 'SessionExpired' : 'SessionReserved');
  }

  #requireUnspent(): void {
    if (this.#state.is === 'spent') throw this.#spent();
    if (this.#hasExpired) throw this.#refused('SessionExpired');
  }
}

/** A hash of 32 bits, as `String.hashCode` of Java. */
export function hashOf(text: string): number {
  return Array.from(text).reduce((hash, character) => (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0, 0);
}

export class Sessions<Opening, About extends object = object> {
  readonly #sessions: Expiring<Session<Opening, About>>;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #most: number;

  constructor(clock: Clock, ids: Ids, most = 500_000) {
    this.#sessions = new Expiring(clock, ({ expiresAt }, now) => now.getTime() > expiresAt.getTime() + shortAfterlife);
    this.#clock = clock;
    this.#ids = ids;
    this.#most = most;
  }

  create(merchant: MerchantBase, about: About, lifetime = halfAnHour): string {
    this.#sessions.sweep();
    if (this.#sessions.size >= this.#most)
      throw new Refusal('TooManyRequests', 'The sandbox keeps no more sessions. Reset it, or try again later.');
    const key = this.#ids.guid();
    const createdAt = this.#clock.now();
    const forgottenAt = new Date(createdAt.getTime() + longestLife + afterlife);
    const origin = { ...about, key, merchantKey: merchant.key, merchant, createdAt };
    this.#sessions.set(key, new Session(origin, this.#clock, lifetime), forgottenAt);
    return key;
  }

  /** Servers write GUIDs in either case. */
  find(sessionKey: string): Session<Opening, About> {
    const session = this.#sessions.get(sessionKey.toLowerCase());
    if (!session) throw notFound();
    return session;
  }

  /** Ends a session of a merchant. Those of others are treated as missing. */
  revoke(merchantKey: string, sessionKey: string): void {
    const session = this.find(sessionKey);
    if (session.origin.merchantKey !== merchantKey) throw notFound();
    session.revoke();
  }
}

function notFound(): Refusal {
  return new Refusal('SessionNotFound', messages.SessionNotFound, 'sessionId');
}
