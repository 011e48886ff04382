import * as v from 'valibot';
import type { Shape } from '../../../src/http/wire.ts';
import { Notification } from '../../../src/server/notification.ts';
import type { Clock } from './clock.ts';
import { DueQueue } from './due-queue.ts';
import type { Ids } from './ids.ts';
import { Newest } from './newest.ts';
import type { NotificationAddress } from './notification-address.ts';
import { Refusal } from './refusal.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());

/** The result of one delivery attempt. */
export const DeliveryAttempt = v.object({
  startedAt: instant,
  /** The HTTP status of the answer; null if there was no answer. Redirects are not followed. */
  status: v.nullable(v.number()),
  /** The reason why there was no answer; null if there was one. */
  problem: v.nullable(v.picklist(['timeout', 'network'])),
});
export type DeliveryAttempt = Shape<typeof DeliveryAttempt>;

/** A notification and the state of its delivery. */
export const Delivery = v.object({
  /** The header `webhook-id`, the same for every attempt. */
  id: v.string(),
  merchant: v.string(),
  notification: Notification,
  /** `noAddress`: it was not sent: the merchant has no address. */
  state: v.picklist(['noAddress', 'waiting', 'sending', 'delivered', 'gaveUp']),
  /** Oldest first. */
  attempts: v.array(DeliveryAttempt),
  /** Time of the next attempt; null after the last attempt. */
  nextAt: v.nullable(instant),
});
export type Delivery = Shape<typeof Delivery>;

/** A notification without the time, which is added when it is queued. */
export type Unstamped = WithoutTime<Notification>;
type WithoutTime<One> = One extends unknown ? Omit<One, 'timestamp'> : never;

export interface Outgoing {
  readonly id: string;
  readonly address: NotificationAddress;
  /** Identical bytes for every attempt. */
  readonly body: string;
}

export type Outcome = Pick<DeliveryAttempt, 'status' | 'problem'>;

interface Kept {
  readonly id: string;
  readonly merchantKey: string;
  readonly notification: Notification;
  state: Delivery['state'];
  attempts: readonly DeliveryAttempt[];
  /** Failed attempts since it was last queued. */
  failures: number;
  nextAt: Date | null;
}

/** The seconds after each failed attempt, from Standard Webhooks. After the last attempt it gives up. */
const pauses = [5, 300, 1_800, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * 3_600)];

export interface NotificationsParts {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly nameOf: (merchantKey: string) => string;
  /** The address for notifications of all merchants that have set no other. */
  readonly address?: NotificationAddress | undefined;
  readonly onNew: () => void;
}

/** Each notification is sent until an answer is a 2xx. The caller sends the due ones and reports the outcome. */
export class Notifications {
  readonly #kept = new Newest<string, Kept>((kept) => (kept.nextAt = null));
  readonly #waiting = new DueQueue<Kept>(({ nextAt }) => nextAt);
  readonly #addresses = new Map<string, NotificationAddress | null>();
  readonly #parts: NotificationsParts;

  constructor(parts: NotificationsParts) {
    this.#parts = parts;
  }

  addressOf(merchantKey: string): NotificationAddress | undefined {
    const own = this.#addresses.get(merchantKey);
    return own === undefined ? this.#parts.address : (own ?? undefined);
  }

  setAddress(merchantKey: string, address: NotificationAddress | null): void {
    this.#addresses.set(merchantKey, address);
  }

  add(merchantKey: string, unstamped: Unstamped): void {
    const { clock, ids } = this.#parts;
    const now = clock.now();
    const { type, data } = unstamped;
    const notification = { type, timestamp: now.toISOString(), data } as Notification;
    const kept = { id: `msg_${ids.guid()}`, merchantKey, notification, attempts: [], ...this.#toBeSent(merchantKey) };
    this.#kept.set(kept.id, kept);
    this.#waiting.add(kept);
    this.#parts.onNew();
  }

  list(): readonly Delivery[] {
    return Array.from(this.#kept.values(), ({ id, merchantKey, notification, state, attempts, nextAt }) => ({
      id,
      merchant: this.#parts.nameOf(merchantKey),
      notification,
      state,
      attempts,
      nextAt: nextAt?.toISOString() ?? null,
    }));
  }

  /** Sends a notification again, in any state. One that is being sent is left as it is. */
  sendAgain(id: string): void {
    const kept = this.#find(id);
    if (kept.state === 'sending') return;
    Object.assign(kept, this.#toBeSent(kept.merchantKey));
    this.#waiting.add(kept);
  }

  #toBeSent(merchantKey: string): Pick<Kept, 'state' | 'failures' | 'nextAt'> {
    const isHeard = this.addressOf(merchantKey) !== undefined;
    const state = isHeard ? 'waiting' : 'noAddress';
    return { state, failures: 0, nextAt: isHeard ? this.#parts.clock.now() : null };
  }

  get nextAt(): Date | undefined {
    return this.#waiting.nextAt;
  }

  /** Returns the attempts that are due. Each stays in the state `sending` until `settle` is called. */
  takeDue(): readonly Outgoing[] {
    const now = this.#parts.clock.now();
    return this.#waiting.takeDue(now).flatMap((kept) => this.#start(kept, now));
  }

  settle(id: string, outcome: Outcome): void {
    const kept = this.#find(id);
    const last = kept.attempts.length - 1;
    kept.attempts = kept.attempts.map((attempt, index) => (index === last ? { ...attempt, ...outcome } : attempt));
    const isTaken = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
    const pause = isTaken ? undefined : pauses[kept.failures];
    kept.failures += 1;
    kept.nextAt = pause === undefined ? null : new Date(this.#parts.clock.now().getTime() + pause * 1_000);
    kept.state = isTaken ? 'delivered' : pause === undefined ? 'gaveUp' : 'waiting';
    this.#waiting.add(kept);
  }

  #start(kept: Kept, now: Date): readonly Outgoing[] {
    const address = this.addressOf(kept.merchantKey);
    kept.nextAt = null;
    kept.state = address ? 'sending' : 'noAddress';
    if (!address) return [];
    kept.attempts = [...kept.attempts, { startedAt: now.toISOString(), status: null, problem: null }];
    return [{ id: kept.id, address, body: JSON.stringify(kept.notification) }];
  }

  #find(id: string): Kept {
    const found = this.#kept.get(id);
    if (found) return found;
    throw new Refusal('NotificationNotFound', 'There is no notification of this id.', 'id');
  }
}
