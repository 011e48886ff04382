import * as v from 'valibot';
import { Cents, Done, type Shape } from '../src/http/wire.ts';
import { MaskedMethod } from '../src/payment/wire.ts';
import { cardBrand } from '../src/fields/card-brand.ts';
import { bankName } from './simulator/shared/bank-names.ts';
import {
  bankMovement,
  bankReversal,
  bankValidation,
  cardCharge,
  type ResponseTable,
} from './simulator/shared/response-tables.ts';
import { ResponseCode } from './simulator/shared/response-code.ts';
import { FixedCodes, testBankAccounts, testCards, testRoutingNumbers } from './simulator/shared/test-numbers.ts';
import type { DemoMethod } from './simulator/payment/vault.ts';

const AmountTable = v.array(v.object({ amount: Cents, responseCode: ResponseCode }));

/** The sandbox's test data. Amounts are in cents. */
export const TestNumbers = v.object({
  ...Done.entries,
  cards: v.array(
    v.object({
      number: v.string(),
      cardType: v.string(),
      codes: FixedCodes,
      /** Flagged for push-to-card payments of the claims service. */
      pushToCard: v.boolean(),
    }),
  ),
  bankAccounts: v.array(v.object({ number: v.string(), codes: FixedCodes })),
  routingNumbers: v.array(v.object({ number: v.string(), bankName: v.nullable(v.string()) })),
  tokens: v.array(v.object({ token: v.string(), about: v.string(), method: MaskedMethod })),
  /** The codes by amount. Other amounts are approved. */
  amounts: v.object({ cardCharge: AmountTable, bankMovement: AmountTable, bankReversal: AmountTable }),
  bankValidation: v.array(v.object({ firstDigit: v.string(), responseCode: ResponseCode })),
});

export function testNumbers(demoMethods: readonly DemoMethod[]): Omit<Shape<typeof TestNumbers>, 'responseCode'> {
  return {
    cards: testCards.map(({ number, codes, pushToCard = false }) => ({
      number,
      cardType: cardBrand(number)?.name ?? 'Unknown',
      codes,
      pushToCard,
    })),
    bankAccounts: testBankAccounts,
    routingNumbers: testRoutingNumbers.map((number) => ({ number, bankName: bankName(number) })),
    tokens: demoMethods.map(({ token, about, method }) => ({ token, about, method: method.masked })),
    amounts: { cardCharge: rows(cardCharge), bankMovement: rows(bankMovement), bankReversal: rows(bankReversal) },
    bankValidation: [...bankValidation].map(([firstDigit, responseCode]) => ({ firstDigit, responseCode })),
  };
}

function rows(table: ResponseTable) {
  return [...table].map(([amount, responseCode]) => ({ amount, responseCode }));
}
