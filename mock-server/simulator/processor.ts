import type { Cents } from '../../src/money.ts';
import type { ResponseCode } from '../../src/payment/response-codes.ts';
import type { MerchantTime } from './clock.ts';
import { hasExpired, type KnownMethod } from './known-method.ts';
import { bankMovement, bankReversal, cardCharge } from './response-tables.ts';

/*
 * The simulated processor. It goes by the test number, then by the amount without the fee, and by nothing else: two
 * payments alike are no DuplicateTransaction unless the tables say so.
 */

export function charge({ codes, masked }: KnownMethod, amount: Cents, today: MerchantTime): ResponseCode {
  // A saved card may have expired since it was saved.
  if (masked.category === 'CreditCard' && hasExpired(masked, today)) return 'CardExpired';
  const table = masked.category === 'CreditCard' ? cardCharge : bankMovement;
  return codes.charge ?? table.get(amount) ?? 'Success';
}

export function save({ codes, masked }: KnownMethod): ResponseCode {
  return codes.save ?? (masked.category === 'ECheck' ? bankMovement.get(0) : undefined) ?? 'Success';
}

export function reverse({ codes, masked }: KnownMethod, kind: 'void' | 'refund', amount: Cents): ResponseCode {
  return codes[kind] ?? (masked.category === 'ECheck' ? bankReversal.get(amount) : undefined) ?? 'Success';
}
