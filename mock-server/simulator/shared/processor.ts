import { toDecimalText, type Cents } from '../../../src/money.ts';
import type { DeclineCode, ResponseCode } from '../../../src/operation/response-codes.ts';
import type { MerchantTime } from './clock.ts';
import { hasExpired, type KnownMethod } from './known-method.ts';
import { bankMovement, bankReversal, cardCharge, type ResponseTable } from './response-tables.ts';
import type { FixedCodes } from './test-numbers.ts';

/* The simulated processor decides by the test number, then by the amount without the fee. */

type Movement = 'charge' | 'save' | 'void' | 'refund';
type Tables = Readonly<Record<Movement, ResponseTable>>;

const none: ResponseTable = new Map();
const takesAll: Tables = { charge: none, save: none, void: none, refund: none };

/** The tables of each kind of payment method. Other kinds cannot move money. */
const tables = {
  CreditCard: { ...takesAll, charge: cardCharge },
  ECheck: { charge: bankMovement, save: bankMovement, void: bankReversal, refund: bankReversal },
  PrepaidAccount: takesAll,
  Check: takesAll,
  VirtualCard: takesAll,
  PushToCard: takesAll,
} as const satisfies Readonly<Record<string, Tables>>;

export interface Movable {
  readonly masked: { readonly category: keyof typeof tables };
  readonly codes: FixedCodes;
}

export function charge(method: KnownMethod, amount: Cents, today: MerchantTime): ResponseCode {
  const { masked } = method;
  // A saved card may have expired since it was saved.
  return masked.category === 'CreditCard' && hasExpired(masked, today) ? 'CardExpired' : move(method, 'charge', amount);
}

export function move({ codes, masked }: Movable, movement: Movement, amount: Cents): ResponseCode {
  return codes[movement] ?? tables[masked.category][movement].get(amount) ?? 'Success';
}

export function save(method: Movable): ResponseCode {
  return move(method, 'save', 0);
}

/** The ledger's hint that a test amount caused the decline, so that developers do not search for a mistake. */
export function hintAt(code: ResponseCode, movement: Movement, { codes, masked }: Movable, amount: Cents) {
  const isTestAmount = codes[movement] === undefined && tables[masked.category][movement].get(amount) === code;
  if (code === 'Success' || !isTestAmount) return {};
  return { hint: `${toDecimalText(amount)} is a test amount, which is always answered like this. Try another.` };
}

export function firstDecline(checks: readonly (() => ResponseCode)[]): DeclineCode | undefined {
  for (const check of checks) {
    const code = check();
    if (code !== 'Success') return code;
  }
  return undefined;
}
