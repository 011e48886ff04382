import type { PaymentReceipt, SaveReceipt } from './wire.ts';

/** Distinguishes the two. Does not use `in`, which finds properties that an old script has added to all objects. */
export function isPaymentReceipt(receipt: PaymentReceipt | SaveReceipt): receipt is PaymentReceipt {
  return Object.hasOwn(receipt, 'transactionId');
}
