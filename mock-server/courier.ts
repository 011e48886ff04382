import { Webhook } from 'standardwebhooks';
import type { Notifications, Outcome, Outgoing } from './simulator/shared/notifications.ts';
import type { Simulator } from './simulator/simulator.ts';

export interface CourierOptions {
  /** The time on the wall, which a receiver compares: the sandbox's own clock may have been moved. */
  readonly now?: () => Date;
  /** How long an answer may take, in milliseconds. */
  readonly patience?: number;
  /** Calls back after so many milliseconds, and returns how to prevent that. */
  readonly wakeUp?: (milliseconds: number, call: () => void) => () => void;
}

const defaultPatience = 15_000;
/** A timer cannot be set for longer than 24 days; it is set again. */
const longestSleep = 24 * 60 * 60 * 1_000;

/**
 * Carries notifications to the merchants' servers, signed by the rules of Standard Webhooks, and wakes the sandbox when
 * something happens by time alone.
 */
export class Courier {
  readonly #simulator: Simulator;
  readonly #now: () => Date;
  readonly #patience: number;
  readonly #wakeUp: NonNullable<CourierOptions['wakeUp']>;
  readonly #closing = new AbortController();
  readonly #underWay = new Set<Promise<void>>();
  #preventWaking: (() => void) | undefined;

  constructor(
    simulator: Simulator,
    { now = () => new Date(), patience = defaultPatience, wakeUp = timer }: CourierOptions = {},
  ) {
    this.#simulator = simulator;
    this.#now = now;
    this.#patience = patience;
    this.#wakeUp = wakeUp;
    // What caused the notification is done first.
    simulator.onNotification(() => queueMicrotask(() => this.look()));
  }

  /** Looks what is due, sends it, and sleeps until something is due again. Called after all that may have changed that. */
  look(): void {
    if (this.#closing.signal.aborted) return;
    this.#simulator.catchUp();
    const { notifications } = this.#simulator;
    for (const outgoing of notifications.takeDue()) {
      const delivery = this.#deliver(notifications, outgoing).then(() => {
        this.#underWay.delete(delivery);
        this.look();
      });
      this.#underWay.add(delivery);
    }
    this.#sleep();
  }

  /** Resolves once no try is under way. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** Ends all tries that are under way. */
  close(): void {
    this.#closing.abort();
    this.#preventWaking?.();
  }

  #sleep(): void {
    this.#preventWaking?.();
    const { nextAt, clock } = this.#simulator;
    if (!nextAt) return;
    const milliseconds = Math.max(0, nextAt.getTime() - clock.now().getTime());
    this.#preventWaking = this.#wakeUp(Math.min(milliseconds, longestSleep), () => this.look());
  }

  /** @param notifications Those that it was taken from: a reset may have put others in their place. */
  async #deliver(notifications: Notifications, outgoing: Outgoing): Promise<void> {
    notifications.settle(outgoing.id, await this.#send(outgoing));
  }

  async #send({ id, address, body }: Outgoing): Promise<Outcome> {
    const now = this.#now();
    try {
      const response = await fetch(address.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
          'webhook-signature': address.secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(this.#patience)]),
      });
      await response.body?.cancel();
      return { status: response.status, problem: null };
    } catch (error) {
      const timedOut = error instanceof Error && error.name === 'TimeoutError';
      return { status: null, problem: timedOut ? 'timeout' : 'network' };
    }
  }
}

/** A timer that keeps no process alive. */
function timer(milliseconds: number, call: () => void): () => void {
  const timeout = setTimeout(call, milliseconds).unref();
  return () => clearTimeout(timeout);
}
