import type { PaymentReceipt, SaveReceipt } from './wire.ts';

/** Tells the two apart. Not by `in`, which finds what an old script has given to all objects. */
export function isPaymentReceipt(receipt: PaymentReceipt | SaveReceipt): receipt is PaymentReceipt {
  return Object.hasOwn(receipt, 'transactionId');
}
