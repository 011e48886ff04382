import { toDecimalText, type Cents } from '../../../src/money.ts';
import type { DeclineCode, ResponseCode } from '../../../src/operation/response-codes.ts';
import type { MerchantTime } from './clock.ts';
import { hasExpired, type KnownMethod } from './known-method.ts';
import { bankMovement, bankReversal, cardCharge, type ResponseTable } from './response-tables.ts';
import type { FixedCodes } from './test-numbers.ts';

/*
 * The simulated processor. It goes by the test number, then by the amount without the fee, and by nothing else: two
 * payments alike are no DuplicateTransaction unless the tables say so.
 */

/** As much of a payer's or a payee's method as the processor looks at. */
export interface Movable {
  readonly masked: { readonly category: string };
  readonly codes: FixedCodes;
}

export function charge(method: KnownMethod, amount: Cents, today: MerchantTime): ResponseCode {
  const { codes, masked } = method;
  switch (masked.category) {
    case 'CreditCard':
      // A saved card may have expired since it was saved.
      return hasExpired(masked, today) ? 'CardExpired' : (codes.charge ?? cardCharge.get(amount) ?? 'Success');
    case 'ECheck':
      return moveBank(method, amount);
  }
}

/** Debits a bank account, or credits it. Anything else that can be paid to takes what it gets. */
export function moveBank({ codes, masked }: Movable, amount: Cents): ResponseCode {
  return codes.charge ?? (masked.category === 'ECheck' ? bankMovement.get(amount) : undefined) ?? 'Success';
}

export function save({ codes, masked }: Movable): ResponseCode {
  return codes.save ?? (masked.category === 'ECheck' ? bankMovement.get(0) : undefined) ?? 'Success';
}

export function reverse({ codes, masked }: Movable, kind: 'void' | 'refund', amount: Cents): ResponseCode {
  return codes[kind] ?? (masked.category === 'ECheck' ? bankReversal.get(amount) : undefined) ?? 'Success';
}

type Movement = 'charge' | 'void' | 'refund';

/**
 * What a ledger says of a decline that the amount made one: whoever tries the sandbox with amounts of their own, or of
 * somebody's sample, is not to look for a mistake.
 */
export function hintAt(code: ResponseCode, movement: Movement, { codes, masked }: Movable, amount: Cents) {
  const tables: Readonly<Record<string, ResponseTable>> =
    movement === 'charge' ? { CreditCard: cardCharge, ECheck: bankMovement } : { ECheck: bankReversal };
  const isTestAmount = codes[movement] === undefined && tables[masked.category]?.get(amount) === code;
  if (code === 'Success' || !isTestAmount) return {};
  return { hint: `${toDecimalText(amount)} is a test amount, which is always answered like this. Try another.` };
}

/** The first check that does not pass; those after it are not made. */
export function firstDecline(checks: readonly (() => ResponseCode)[]): DeclineCode | undefined {
  for (const check of checks) {
    const code = check();
    if (code !== 'Success') return code;
  }
  return undefined;
}
