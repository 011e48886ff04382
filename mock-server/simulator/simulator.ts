import { Claims } from './claims.ts';
import { claimsMerchants as sandboxClaimsMerchants, type ClaimsMerchant } from './claims/claims-merchants.ts';
import { Clock, merchantTime } from './shared/clock.ts';
import { Faults } from './shared/faults.ts';
import { Ids } from './shared/ids.ts';
import { Ledger } from './payment/ledger.ts';
import { Merchants, sandboxMerchants, type SandboxMerchant } from './payment/merchants.ts';
import { PaymentOperations } from './payment/payment-operations.ts';
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
}

/** Everything that the sandbox knows and does, without HTTP. It is all in memory, and gone after {@link Simulator.reset}. */
export interface Simulator {
  readonly clock: Clock;
  readonly merchants: Merchants;
  readonly payments: PaymentOperations;
  readonly reversals: Reversals;
  readonly ledger: Ledger;
  readonly claims: Claims;
  readonly faults: Faults;
  readonly demoMethods: readonly DemoMethod[];
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
  let world = createWorld(options);
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
    get faults() {
      return world.faults;
    },
    get demoMethods() {
      return world.demoMethods;
    },
    reset() {
      world = createWorld(options);
    },
  };
}

function createWorld({
  now,
  random,
  merchants: given = sandboxMerchants,
  claimsMerchants = sandboxClaimsMerchants,
  sessionLifetime = halfAnHour,
}: SimulatorOptions): Omit<Simulator, 'reset'> {
  const clock = new Clock(now);
  const ids = new Ids(random);
  const demo = demoMethods(merchantTime(clock.now(), 'UTC').year);
  const shared = {
    clock,
    ids,
    ledger: new Ledger(),
    merchants: new Merchants(given),
    transactions: new Transactions(),
    vault: new Vault(ids, demo),
  };
  return {
    ...shared,
    payments: new PaymentOperations({ ...shared, sessionLifetime }),
    reversals: new Reversals({ ...shared, keyField: 'portalAuthenticationKey' }),
    claims: new Claims({ clock, ids, merchants: claimsMerchants, sessionLifetime }),
    faults: new Faults(),
    demoMethods: demo,
  };
}
