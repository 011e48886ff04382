import type { PortalTransaction } from '../../src/server/portal-transaction.ts';
import { createClaims } from './claims.ts';
import { claimsMerchants } from './claims/claims-merchants.ts';
import { Ledger } from './payment/ledger.ts';
import { Merchants, sandboxMerchants } from './payment/merchants.ts';
import { paymentOperations } from './payment/payment-operations.ts';
import { demoMethods, Vault } from './payment/vault.ts';
import { Books } from './shared/books.ts';
import { Clock, earliest, merchantTime } from './shared/clock.ts';
import { Faults } from './shared/faults.ts';
import { Ids } from './shared/ids.ts';
import type { NotificationAddress } from './shared/notification-address.ts';
import { Notifications } from './shared/notifications.ts';
import { Outbox } from './shared/outbox.ts';
import { systemRandom, type Random } from './shared/random.ts';
import { Reversals } from './shared/reversals.ts';

export interface SimulatorOptions {
  readonly now?: () => Date;
  readonly random?: Random;
  readonly notificationAddress?: NotificationAddress | undefined;
}

type World = ReturnType<typeof createWorld>;

/** The whole sandbox without HTTP, in memory. */
export interface Simulator extends World {
  /** The time of the next automatic change: a request expires or a notification is due. Undefined if nothing is due. */
  readonly nextAt: Date | undefined;
  /** Sets the listener for new notifications. It is called during the call that causes them. */
  onNotification(listener: () => void): void;
  catchUp(): void;
  /** Starts over: no sessions, nothing in the ledger, no faults, the original clock and fees. */
  reset(): void;
}

export function createSimulator(options: SimulatorOptions = {}): Simulator {
  let listener: (() => void) | undefined;
  const newWorld = () => createWorld(options, () => listener?.());
  const simulator: Simulator = {
    ...newWorld(),
    get nextAt() {
      const { claims, notifications } = simulator;
      return earliest([claims.requests.nextExpiry, notifications.nextAt].filter((time) => time !== undefined));
    },
    onNotification(given) {
      listener = given;
    },
    catchUp() {
      simulator.claims.requests.expireDue();
    },
    reset() {
      Object.assign(simulator, newWorld());
    },
  };
  return simulator;
}

function createWorld(
  { now = () => new Date(), random = systemRandom, notificationAddress: address }: SimulatorOptions,
  onNew: () => void,
) {
  const clock = new Clock(now);
  const ids = new Ids(random);
  const demo = demoMethods(merchantTime(clock.now(), 'UTC').year);
  const names = new Map([...sandboxMerchants, ...claimsMerchants].map(({ key, name }) => [key, name]));
  const nameOf = (merchantKey: string) => names.get(merchantKey) ?? '';
  const notifications = new Notifications({ clock, ids, nameOf, address, onNew });
  const outbox = new Outbox(clock);
  const books = new Books<PortalTransaction>((merchantKey, data) => {
    if (!('transactionId' in data)) notifications.add(merchantKey, { type: 'portal.saveComplete', data });
    else if (data.status === 'Paid') notifications.add(merchantKey, { type: 'portal.paymentComplete', data });
    else notifications.add(merchantKey, { type: 'portal.paymentReversed', data });
  });
  const shared = {
    clock,
    ids,
    books,
    ledger: new Ledger(),
    merchants: new Merchants(sandboxMerchants),
    vault: new Vault(ids, demo),
  };
  return {
    ...shared,
    payments: paymentOperations({ ...shared, outbox }),
    reversals: new Reversals({ ...shared, keyField: 'portalAuthenticationKey' }),
    claims: createClaims({ clock, ids, notifications, outbox }),
    notifications,
    faults: new Faults(),
    demoMethods: demo,
  };
}
