import { createHandlers } from '../../mock-server/handlers/handlers.ts';
import { createFetch } from '../../mock-server/in-process-fetch.ts';
import { seededRandom, type Random } from '../../mock-server/simulator/shared/random.ts';
import { createSimulator, type Simulator } from '../../mock-server/simulator/simulator.ts';
import { createHttpPaymentService } from '../../src/payment/http-payment-service.ts';
import type { PaymentService } from '../../src/payment/payment-service.ts';
import { createFaultyConnection } from './faulty-fetch.ts';

/** The last word that the page heard of a payment. */
export type Told =
  | { readonly outcome: 'paid'; readonly transactionId: string }
  | { readonly outcome: 'notPaid' }
  /** The payer closed the modal before the outcome was known, and the page was notified. */
  | { readonly outcome: 'unknown' };

/** One bill, and all that it takes to pay it. */
export interface Bill {
  /** Goes with the payment as its reference. */
  readonly reference: string;
  readonly service: PaymentService;
  readonly simulator: Simulator;
  readonly random: Random;
}

/** A way to pay a bill. */
export type Payer = (bill: Bill) => Promise<Told>;

export interface PaymentsResult {
  /** Bills that were charged more than once. */
  readonly chargedTwice: number;
  /** Bills of which the page heard something else than what was charged. */
  readonly toldWrong: number;
  readonly paid: number;
  readonly unknown: number;
  readonly perSecond: number;
}

const start = Date.UTC(2026, 10, 21, 17, 5, 9);

/** Pays the given number of bills through the real HTTP client and the sandbox’s handlers, in one process. */
export async function payBills(
  pay: Payer,
  { count, faults }: { count: number; faults: number },
): Promise<PaymentsResult> {
  const random = seededRandom(20_261_121);
  const simulator = createSimulator({ now: () => new Date(start), random });
  // Slow outcomes are decided at once and reported later, so the simulation never waits.
  const handlers = createHandlers(simulator, { wait: () => Promise.resolve() });
  const connection = createFaultyConnection({ fetch: createFetch(handlers), simulator, random, rate: faults });
  const service = createHttpPaymentService({
    baseUrl: 'https://sandbox.example',
    fetch: connection.fetch,
    timeout: 60_000,
  });

  const told = new Map<string, Told>();
  const begin = performance.now();
  for (let number = 0; number < count; number++) {
    const reference = `BILL-${number}`;
    told.set(reference, await pay({ reference, service, simulator, random }));
    await connection.settle();
  }
  return { ...compare(told, chargesByBill(simulator)), perSecond: (count * 1_000) / (performance.now() - begin) };
}

/** The transactions of each bill that moved money, by its reference. */
function chargesByBill({ ledger }: Simulator): ReadonlyMap<string, readonly string[]> {
  const charges = new Map<string, string[]>();
  for (const entry of ledger.entries()) {
    if (entry.kind !== 'payment' || entry.responseCode !== 'Success') continue;
    const reference = entry.references.clientReferenceData1 ?? '';
    charges.set(reference, [...(charges.get(reference) ?? []), entry.transactionId ?? '']);
  }
  return charges;
}

function compare(told: ReadonlyMap<string, Told>, charges: ReadonlyMap<string, readonly string[]>) {
  const counts = { chargedTwice: 0, toldWrong: 0, paid: 0, unknown: 0 };
  for (const [reference, report] of told) {
    const made = charges.get(reference) ?? [];
    if (made.length > 1) counts.chargedTwice++;
    if (report.outcome === 'unknown') counts.unknown++;
    if (report.outcome === 'paid') counts.paid++;
    const isTrue =
      report.outcome === 'paid' ? made.length === 1 && made[0] === report.transactionId : made.length === 0;
    if (report.outcome !== 'unknown' && !isTrue) counts.toldWrong++;
  }
  return counts;
}
