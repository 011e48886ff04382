import type { Bill, Told } from './payments.ts';
import { card, merchantKey, optionsFor, reviewFor, someAmount } from './submission.ts';

const tries = 4;

/**
 * Pays like a page that ignores lost answers: it takes every failure for "not paid" and starts over in a new session.
 * This shows what the faults do if the page never asks what became of a payment.
 */
export async function payAndStartOver({ reference, service, simulator, random }: Bill): Promise<Told> {
  const amount = someAmount(random);
  for (let attempt = 1; attempt <= tries; attempt++) {
    const sessionKey = simulator.payments.createSession(merchantKey);
    const credentials = { sessionKey, operationKey: `operation-${sessionKey}` };
    const { feeContext, acknowledgmentRequired, clientReferenceData1 } = optionsFor(sessionKey, reference);
    try {
      await service.open(credentials, { operation: 'makePayment' });
      const { quote } = await reviewFor(service, credentials, amount);
      const references = { clientReferenceData1 };
      const payment = { method: card, quote, feeContext, save: false, references, acknowledgmentRequired };
      const answer = await service.pay(credentials, 1, payment);
      if (answer.code !== 'Success') return { outcome: 'notPaid' };
      return { outcome: 'paid', transactionId: answer.receipt.transactionId };
    } catch {
      // Starts over.
    }
  }
  return { outcome: 'notPaid' };
}
