import { Claims } from './claims.ts';
import { claimsMerchants as sandboxClaimsMerchants, type ClaimsMerchant } from './claims/claims-merchants.ts';
import { Clock, earliest, merchantTime } from './shared/clock.ts';
import type { PortalTransaction } from '../../src/server/portal-transaction.ts';
import { tellOfPortal } from './payment/portal-transactions.ts';
import { Books } from './shared/books.ts';
import { Faults } from './shared/faults.ts';
import { Ids } from './shared/ids.ts';
import { Ledger } from './payment/ledger.ts';
import { Merchants, sandboxMerchants, type SandboxMerchant } from './payment/merchants.ts';
import { PaymentOperations } from './payment/payment-operations.ts';
import type { NotificationAddress } from './shared/notification-address.ts';
import { Notifications } from './shared/notifications.ts';
import { Outbox } from './shared/outbox.ts';
import type { Random } from './shared/random.ts';
import { Reversals } from './shared/reversals.ts';
import { Transactions } from './shared/transactions.ts';
import { demoMethods, Vault, type DemoMethod } from './payment/vault.ts';

export interface SimulatorOptions {
  readonly now: () => Date;
  /** Where every id comes from: the same numbers give the same ids. See random.ts. */
  readonly random: Random;
  readonly merchants?: readonly SandboxMerchant[];
  readonly claimsMerchants?: readonly ClaimsMerchant[];
  /** How long a session lives since it was last used, in milliseconds. */
  readonly sessionLifetime?: number;
  /** Where the servers of all merchants hear, until one says otherwise. */
  readonly notificationAddress?: NotificationAddress;
}

/** Everything that the sandbox knows and does, without HTTP. It is all in memory, and gone after {@link Simulator.reset}. */
export interface Simulator {
  readonly clock: Clock;
  readonly merchants: Merchants;
  readonly payments: PaymentOperations;
  readonly reversals: Reversals;
  readonly ledger: Ledger;
  readonly books: Books<PortalTransaction>;
  readonly claims: Claims;
  readonly faults: Faults;
  readonly notifications: Notifications;
  readonly demoMethods: readonly DemoMethod[];
  /** When something happens by time alone: a request expires, a notification is due. Undefined where nothing is to come. */
  readonly nextAt: Date | undefined;
  /** Calls a listener in the place of any before, whenever a notification was added, in the middle of what caused it. */
  onNotification(listener: () => void): void;
  /** Lets happen what time alone has brought by now. */
  catchUp(): void;
  /** Back to the beginning: no sessions, nothing in the ledger, no faults, the clock and the fees as they were. */
  reset(): void;
}

const halfAnHour = 30 * 60 * 1_000;

/**
 * Makes a simulator.
 *
 *     const simulator = createSimulator({ now: () => new Date(), random: seededRandom(1) });
 *     const sessionKey = simulator.payments.createSession('10000000-0000-4000-8000-000000000001');
 */
export function createSimulator(options: SimulatorOptions): Simulator {
  let listener: (() => void) | undefined;
  const onNew = () => listener?.();
  let world = createWorld(options, onNew);
  return {
    get clock() {
      return world.clock;
    },
    get merchants() {
      return world.merchants;
    },
    get payments() {
      return world.payments;
    },
    get reversals() {
      return world.reversals;
    },
    get ledger() {
      return world.ledger;
    },
    get claims() {
      return world.claims;
    },
    get books() {
      return world.books;
    },
    get faults() {
      return world.faults;
    },
    get notifications() {
      return world.notifications;
    },
    get demoMethods() {
      return world.demoMethods;
    },
    get nextAt() {
      const { claims, notifications } = world;
      return earliest([claims.requests.nextExpiry, notifications.nextAt].filter((time) => time !== undefined));
    },
    onNotification(given) {
      listener = given;
    },
    catchUp() {
      world.claims.requests.list();
    },
    reset() {
      world = createWorld(options, onNew);
    },
  };
}

type World = Omit<Simulator, 'reset' | 'nextAt' | 'catchUp' | 'onNotification'>;

function createWorld(
  {
    now,
    random,
    merchants: given = sandboxMerchants,
    claimsMerchants = sandboxClaimsMerchants,
    sessionLifetime = halfAnHour,
    notificationAddress: address,
  }: SimulatorOptions,
  onNew: () => void,
): World {
  const clock = new Clock(now);
  const ids = new Ids(random);
  const demo = demoMethods(merchantTime(clock.now(), 'UTC').year);
  const names = new Map([...given, ...claimsMerchants].map(({ key, name }) => [key, name]));
  const nameOf = (merchantKey: string) => names.get(merchantKey) ?? '';
  const notifications = new Notifications({ clock, ids, nameOf, address, onNew });
  const shared = {
    clock,
    ids,
    ledger: new Ledger(),
    books: new Books(tellOfPortal(notifications)),
    merchants: new Merchants(given),
    transactions: new Transactions(),
    vault: new Vault(ids, demo),
  };
  const outbox = new Outbox(clock);
  return {
    ...shared,
    payments: new PaymentOperations({ ...shared, sessionLifetime, outbox }),
    reversals: new Reversals({ ...shared, keyField: 'portalAuthenticationKey' }),
    claims: new Claims({ clock, ids, merchants: claimsMerchants, sessionLifetime, notifications, outbox }),
    notifications,
    faults: new Faults(),
    demoMethods: demo,
  };
}
