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

type Movement = 'charge' | 'save' | 'void' | 'refund';
type Tables = Readonly<Record<Movement, ResponseTable>>;

const none: ResponseTable = new Map();
const takesAll: Tables = { charge: none, save: none, void: none, refund: none };

/** The tables of each kind of method, whoever has it. One that is not here is nothing to move money with. */
const tables = {
  CreditCard: { ...takesAll, charge: cardCharge },
  ECheck: { charge: bankMovement, save: bankMovement, void: bankReversal, refund: bankReversal },
  PrepaidAccount: takesAll,
  Check: takesAll,
  VirtualCard: takesAll,
  PushToCard: takesAll,
} as const satisfies Readonly<Record<string, Tables>>;

/** As much of a payer's or a payee's method as the processor looks at. */
export interface Movable {
  readonly masked: { readonly category: keyof typeof tables };
  readonly codes: FixedCodes;
}

export function charge(method: KnownMethod, amount: Cents, today: MerchantTime): ResponseCode {
  const { masked } = method;
  // A saved card may have expired since it was saved.
  return masked.category === 'CreditCard' && hasExpired(masked, today) ? 'CardExpired' : move(method, 'charge', amount);
}

/** Takes the money from the method, or brings it there. */
export function move({ codes, masked }: Movable, movement: Movement, amount: Cents): ResponseCode {
  return codes[movement] ?? tables[masked.category][movement].get(amount) ?? 'Success';
}

export function save(method: Movable): ResponseCode {
  return move(method, 'save', 0);
}

/**
 * What a ledger says of a decline that the amount made one: whoever tries the sandbox with amounts of their own, or of
 * somebody's sample, is not to look for a mistake.
 */
export function hintAt(code: ResponseCode, movement: Movement, { codes, masked }: Movable, amount: Cents) {
  const isTestAmount = codes[movement] === undefined && tables[masked.category][movement].get(amount) === code;
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
