import * as v from 'valibot';
import type { Shape } from '../../../src/http/wire.ts';
import { Notification } from '../../../src/server/notification.ts';
import { earliest, type Clock } from './clock.ts';
import type { Ids } from './ids.ts';
import type { NotificationAddress } from './notification-address.ts';
import { Refusal } from './refusal.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());

/** How a try ended. */
export const DeliveryAttempt = v.object({
  startedAt: instant,
  /** The HTTP status of the answer; null where none came. A redirect is an answer, and is not followed. */
  status: v.nullable(v.number()),
  /** Why no answer came; null where one did. */
  problem: v.nullable(v.picklist(['timeout', 'network'])),
});
export type DeliveryAttempt = Shape<typeof DeliveryAttempt>;

/** A notification, and how its delivery goes. */
export const Delivery = v.object({
  /** The header `webhook-id`, the same for every try. */
  id: v.string(),
  merchant: v.string(),
  notification: Notification,
  /** `noAddress`: it was not sent, since nobody had said where to. */
  state: v.picklist(['noAddress', 'waiting', 'sending', 'delivered', 'gaveUp']),
  /** Oldest first. */
  attempts: v.array(DeliveryAttempt),
  /** When it is tried next; null where it is not. */
  nextAt: v.nullable(instant),
});
export type Delivery = Shape<typeof Delivery>;

/** A notification without the time, which it gets on its way. */
export type Unstamped = WithoutTime<Notification>;
type WithoutTime<One> = One extends unknown ? Omit<One, 'timestamp'> : never;

/** A try that is to be made. */
export interface Outgoing {
  readonly id: string;
  readonly address: NotificationAddress;
  /** The same for every try, to the byte. */
  readonly body: string;
}

/** The end of a try. */
export type Outcome = Pick<DeliveryAttempt, 'status' | 'problem'>;

interface Kept {
  readonly id: string;
  readonly merchantKey: string;
  readonly notification: Notification;
  state: Delivery['state'];
  attempts: readonly DeliveryAttempt[];
  /** Of the tries since it was last to be sent. */
  failures: number;
  nextAt: Date | null;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The pauses after the first, second … try that failed; after the last it gives up. Standard Webhooks names these. */
export const pauses = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

export interface NotificationsParts {
  readonly clock: Clock;
  readonly ids: Ids;
  /** The name of a merchant. */
  readonly nameOf: (merchantKey: string) => string;
  /** Where the servers of all merchants hear, until one says otherwise. */
  readonly address?: NotificationAddress | undefined;
  /** Called when there is something new. */
  readonly onNew: () => void;
}

/**
 * What merchants' servers are told, each at least once: tried until an answer is a 2xx, in growing pauses, and not for ever.
 * Nothing is sent here. Whoever has a network takes what is due, and says how it ended.
 */
export class Notifications {
  readonly #kept: Kept[] = [];
  readonly #addresses = new Map<string, NotificationAddress | null>();
  readonly #parts: NotificationsParts;

  constructor(parts: NotificationsParts) {
    this.#parts = parts;
  }

  /** Where a merchant's server hears; undefined where nobody has said. */
  addressOf(merchantKey: string): NotificationAddress | undefined {
    const own = this.#addresses.get(merchantKey);
    return own === undefined ? this.#parts.address : (own ?? undefined);
  }

  /** @param address Null where the merchant's server is to be told nothing from now on. */
  setAddress(merchantKey: string, address: NotificationAddress | null): void {
    this.#addresses.set(merchantKey, address);
  }

  add(merchantKey: string, told: Unstamped): void {
    const { clock, ids } = this.#parts;
    const now = clock.now();
    const { type, data } = told;
    const notification = { type, timestamp: now.toISOString(), data } as Notification;
    const isHeard = this.addressOf(merchantKey) !== undefined;
    this.#kept.push({
      id: `msg_${ids.guid()}`,
      merchantKey,
      notification,
      state: isHeard ? 'waiting' : 'noAddress',
      attempts: [],
      failures: 0,
      nextAt: isHeard ? now : null,
    });
    this.#parts.onNew();
  }

  /** Oldest first. */
  list(): readonly Delivery[] {
    return this.#kept.map(({ id, merchantKey, notification, state, attempts, nextAt }) => ({
      id,
      merchant: this.#parts.nameOf(merchantKey),
      notification,
      state,
      attempts,
      nextAt: nextAt?.toISOString() ?? null,
    }));
  }

  /** Sends one again, whatever became of it. One that is on its way is. */
  sendAgain(id: string): void {
    const kept = this.#find(id);
    if (kept.state === 'sending') return;
    const isHeard = this.addressOf(kept.merchantKey) !== undefined;
    kept.state = isHeard ? 'waiting' : 'noAddress';
    kept.failures = 0;
    kept.nextAt = isHeard ? this.#parts.clock.now() : null;
  }

  /** When the next try is due; undefined where none is to come. */
  get nextAt(): Date | undefined {
    return earliest(this.#kept.flatMap(({ nextAt }) => nextAt ?? []));
  }

  /** Gives out the tries that are due: each is on its way until its end is told. */
  takeDue(): readonly Outgoing[] {
    const now = this.#parts.clock.now();
    return this.#kept
      .filter(({ nextAt }) => nextAt !== null && nextAt <= now)
      .flatMap((kept) => this.#start(kept, now));
  }

  /** Ends a try that was given out. */
  settle(id: string, outcome: Outcome): void {
    const kept = this.#find(id);
    const last = kept.attempts.length - 1;
    kept.attempts = kept.attempts.map((attempt, index) => (index === last ? { ...attempt, ...outcome } : attempt));
    const isTaken = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
    const pause = isTaken ? undefined : pauses[kept.failures];
    kept.failures += 1;
    kept.nextAt = pause === undefined ? null : new Date(this.#parts.clock.now().getTime() + pause);
    kept.state = isTaken ? 'delivered' : pause === undefined ? 'gaveUp' : 'waiting';
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
    const found = this.#kept.find((kept) => kept.id === id);
    if (found) return found;
    throw new Refusal('NotificationNotFound', 'There is no notification of this id.', 'id');
  }
}
