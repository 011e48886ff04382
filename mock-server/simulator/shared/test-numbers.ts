import * as v from 'valibot';
import type { Shape } from '../../../src/http/wire.ts';
import { ResponseCode } from './response-code.ts';
import file from './test-numbers.json' with { type: 'json' };

/** The codes that a test number gives for every amount. For absent codes, the amount decides. */
export const FixedCodes = v.object({
  save: v.exactOptional(ResponseCode),
  /** The charge of a card, or the debit or credit of a bank account. */
  charge: v.exactOptional(ResponseCode),
  void: v.exactOptional(ResponseCode),
  refund: v.exactOptional(ResponseCode),
});
export type FixedCodes = Shape<typeof FixedCodes>;

export interface TestNumber {
  readonly number: string;
  readonly codes: FixedCodes;
}

export interface TestCard extends TestNumber {
  /** Flagged for push-to-card payments of the claims service. */
  readonly pushToCard?: boolean;
}

/** Public test numbers. For other cards, the amount decides. The first one is that of the amount table. */
export const testCards = file.cards as readonly TestCard[];

/** Public test numbers. For others, the first digit decides, then the amount. The first one is that of the tables. */
export const testBankAccounts = file.bankAccounts as readonly TestNumber[];

/** Routing numbers to try: two banks with a name, and a valid number that belongs to no bank. */
export const testRoutingNumbers: readonly string[] = file.routingNumbers;

const codesByNumber = new Map([...testCards, ...testBankAccounts].map(({ number, codes }) => [number, codes]));

export function fixedCodes(number: string): FixedCodes {
  return codesByNumber.get(number) ?? {};
}
