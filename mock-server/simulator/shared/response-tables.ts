import { parseCents, type Cents } from '../../../src/money.ts';
import type { ResponseCode } from '../../../src/operation/response-codes.ts';
import tables from './response-tables.json' with { type: 'json' };

/**
 * The answers of the simulated processor, by amount in cents without the fee. Other amounts are approved.
 * Source: payment modal, Errors, simulated response codes.
 */
export type ResponseTable = ReadonlyMap<Cents, ResponseCode>;

function byAmount(table: object): ResponseTable {
  return new Map(Object.entries(table).map(([amount, code]) => [Number(parseCents(amount)), code as ResponseCode]));
}

/** Charges of a card without a fixed code. */
export const cardCharge = byAmount(tables.cardCharge);

/** Debits, credits and (with 0.00) savings of a bank account without a fixed code. */
export const bankMovement = byAmount(tables.bankMovement);

/** Voids and refunds of a bank payment whose account has no fixed code. */
export const bankReversal = byAmount(tables.bankReversal);

/** The validation of a bank account, by the first digit of its number. Any other digit is valid. */
export const bankValidation = new Map(Object.entries(tables.bankValidation)) as ReadonlyMap<string, ResponseCode>;
