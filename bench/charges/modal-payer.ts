import { Operation, type OperationReport } from '../../src/operation/operation.ts';
import { paymentCalls, paymentRefusal, type PaymentOperationTypes } from '../../src/payment/payment-operation.ts';
import type { Bill, Told } from './payments.ts';
import { card, merchantKey, optionsFor, reviewFor, shown, someAmount } from './submission.ts';

/** The longest pause between two questions for a lost answer, in milliseconds. What waits longer is the end of the session. */
const longestPause = 30_000;

type PaymentOperation = Operation<PaymentOperationTypes>;

/**
 * Pays through the operation of the modal like an impatient person: clicks twice, goes back, closes, tries again and
 * leaves the page, at random moments and any number of times.
 */
export async function payThroughModal({ reference, service, simulator, random }: Bill): Promise<Told> {
  const credentials = {
    sessionKey: simulator.payments.createSession(merchantKey),
    operationKey: `operation-${reference}`,
  };
  const options = optionsFor(credentials.sessionKey, reference);
  const reports: OperationReport<PaymentOperationTypes>[] = [];
  const operation: PaymentOperation = new Operation({
    calls: paymentCalls(service, credentials, { operation: 'makePayment', options }),
    refusalOf: (session) => paymentRefusal(options, session),
    reportFault: (error) => {
      throw error;
    },
    onState: () => undefined,
    onWarning: () => undefined,
    now: () => simulator.clock.now().getTime(),
    onReport: (report) => reports.push(report),
    async wait(milliseconds) {
      // Every bill is paid within its session.
      if (milliseconds > longestPause) return new Promise(() => undefined);
      simulator.clock.moveBy(milliseconds);
      const chance = random();
      if (chance < 0.2) operation.askNow();
      else if (chance < 0.4) operation.close();
      else if (chance < 0.43) operation.remove();
      else if (chance < 0.5) await submit(operation);
    },
  });

  await operation.open();
  while (operation.state.step !== 'closed') await act();
  return outcomeOf(reports);

  async function act(): Promise<void> {
    const chance = random();
    switch (operation.state.step) {
      case 'unreachable':
        return chance < 0.9 ? operation.retry() : close();
      case 'entering':
        return chance < 0.95 ? operation.review(() => reviewFor(service, credentials, someAmount(random))) : close();
      case 'reviewing':
        if (chance > 0.1) return chance < 0.97 ? pressPay() : close();
        operation.edit();
        return;
      default:
        return close();
    }
  }

  /** Once, twice, or once while the page goes away. */
  async function pressPay(): Promise<void> {
    const first = submit(operation);
    const chance = random();
    if (chance < 0.5) await submit(operation);
    else if (chance < 0.53) operation.remove();
    await first;
  }

  function close(): Promise<void> {
    if (!operation.close()) throw new Error(`The modal cannot be closed while it is ${operation.state.step}.`);
    return Promise.resolve();
  }
}

async function submit(operation: PaymentOperation): Promise<void> {
  const { state } = operation;
  const quote = 'review' in state ? state.review?.quote : undefined;
  if (quote) await operation.submit({ method: card, shown, quote, save: false });
}

/** The promises to a page: at most one outcome, and one end as the last report. */
function outcomeOf(reports: readonly OperationReport<PaymentOperationTypes>[]): Told {
  const types = reports.map(({ type }) => type);
  if (types.indexOf('unload') !== types.length - 1) throw new Error(`The page received: ${types.join(', ')}.`);
  const complete = reports.find((report) => report.type === 'complete');
  if (complete && 'transactionId' in complete.receipt) {
    return { outcome: 'paid', transactionId: complete.receipt.transactionId };
  }
  return { outcome: types.includes('unknown') ? 'unknown' : 'notPaid' };
}
