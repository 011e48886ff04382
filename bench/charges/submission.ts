import type { Random } from '../../mock-server/simulator/shared/random.ts';
import type { MakePaymentOptions } from '../../src/payment/payment-options.ts';
import type { PaymentReview } from '../../src/payment/payment-operation.ts';
import type { PaymentService } from '../../src/payment/payment-service.ts';
import type { CardDetails } from '../../src/payment/requests.ts';
import type { OperationCredentials } from '../../src/operation/operation-service.ts';

/** A merchant of the sandbox that adds no fee. */
export const merchantKey = '10000000-0000-4000-8000-000000000002';

/** A public test card for which the amount decides the result. */
export const card: CardDetails = {
  type: 'card',
  number: '4111111111111111',
  expirationMonth: 12,
  expirationYear: 2029,
  securityCode: '123',
  name: 'Jordan Rivera',
  zip: '10001',
};

/** The card as a receipt has to name it. */
export const shown = { category: 'CreditCard', lastFourDigits: '1111' } as const;

/** In cents. The sandbox declines the second and the third. */
const amounts = [107_98, 3_00, 18_00] as const;

/** Mostly an amount that is approved. */
export function someAmount(random: Random): number {
  return amounts[random() < 0.7 ? 0 : random() < 0.5 ? 1 : 2];
}

export function optionsFor(sessionId: string, reference: string): MakePaymentOptions {
  return {
    sessionId,
    paymentCategory: 'CreditCard',
    feeContext: 'PaymentWithFee',
    amountContext: 'SelectOrEnterAmount',
    saveOption: 'DoNotSave',
    confirmationDisplay: true,
    minAmountDue: 3_00,
    accountBalance: 107_98,
    clientReferenceData1: reference,
    acknowledgmentRequired: false,
  };
}

/** The review of a payment, with the price from the service. */
export async function reviewFor(
  service: PaymentService,
  credentials: OperationCredentials,
  amount: number,
): Promise<PaymentReview> {
  const price = { amount, category: 'CreditCard', feeContext: 'PaymentWithFee' } as const;
  return {
    quote: await service.quote(credentials, price),
    method: 'Visa ending in 1111',
    category: 'CreditCard',
    holder: card.name,
    date: 'November 21, 2026',
    save: false,
    authorization: undefined,
  };
}
