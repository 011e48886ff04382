import { FeeContext } from '../../../src/payment/enumerations.ts';
import { convenienceFee } from '../../../src/payment/fees.ts';
import type { QuoteRequest } from '../../../src/payment/requests.ts';
import type { MethodCategory, Quote } from '../../../src/payment/wire.ts';
import type { SandboxMerchant } from './merchants.ts';
import { Refusal } from '../shared/refusal.ts';

/* What a merchant takes, and what it charges for it. */

/** The price of a payment as of now. */
export function priceOf(merchant: SandboxMerchant, { amount, category, feeContext }: QuoteRequest): Quote {
  requireMethod(merchant, category);
  const fee = feeContext === FeeContext.PaymentWithFee ? convenienceFee(merchant.fees[category], amount) : 0;
  return { amount, fee, total: amount + fee };
}

/** @param field The option that asked for the method. */
export function requireMethod(merchant: SandboxMerchant, category: MethodCategory, field = 'paymentCategory'): void {
  if (merchant.methods.includes(category)) return;
  throw new Refusal('MethodNotAccepted', 'The merchant does not take this kind of payment method.', field);
}
