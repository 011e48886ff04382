import { Webhook } from 'standardwebhooks';
import type { Outcome, Outgoing } from './simulator/shared/notifications.ts';
import type { Simulator } from './simulator/simulator.ts';

export interface NotificationSenderOptions {
  /** The real time, which receivers compare. The sandbox's clock may have been moved. */
  readonly now?: () => Date;
  readonly patience?: number;
  /** Calls back after the given milliseconds. Returns a function that cancels the call. */
  readonly wakeUp?: (milliseconds: number, call: () => void) => () => void;
}

/** Timers are limited to 24 days, so a longer one is set again. */
const longestSleep = 24 * 60 * 60 * 1_000;

/** Sends notifications by the rules of Standard Webhooks, and wakes the sandbox when something is due. */
export class NotificationSender {
  readonly #simulator: Simulator;
  readonly #now: () => Date;
  readonly #patience: number;
  readonly #wakeUp: NonNullable<NotificationSenderOptions['wakeUp']>;
  readonly #closing = new AbortController();
  readonly #underWay = new Set<Promise<void>>();
  #preventWaking: (() => void) | undefined;

  constructor(simulator: Simulator, options: NotificationSenderOptions = {}) {
    const { now = () => new Date(), patience = 15_000, wakeUp = timer } = options;
    this.#simulator = simulator;
    this.#now = now;
    this.#patience = patience;
    this.#wakeUp = wakeUp;
    // The call that caused the notification finishes first.
    simulator.onNotification(() => queueMicrotask(() => this.look()));
  }

  look(): void {
    if (this.#closing.signal.aborted) return;
    this.#simulator.catchUp();
    const { notifications } = this.#simulator;
    for (const outgoing of notifications.takeDue()) {
      const delivery = this.#send(outgoing).then((outcome) => {
        // Not those of the simulator: after a reset, it has new ones.
        notifications.settle(outgoing.id, outcome);
        this.#underWay.delete(delivery);
        this.look();
      });
      this.#underWay.add(delivery);
    }
    this.#sleep();
  }

  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

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

/** A timer that does not keep the process alive. */
function timer(milliseconds: number, call: () => void): () => void {
  const timeout = setTimeout(call, milliseconds).unref();
  return () => clearTimeout(timeout);
}
