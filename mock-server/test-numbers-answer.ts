import { cardBrand } from '../src/fields/card-brand.ts';
import { bankName } from '../src/fields/bank-names.ts';
import {
  bankMovement,
  bankReversal,
  bankValidation,
  cardCharge,
  type ResponseTable,
} from './simulator/shared/response-tables.ts';
import { testBankAccounts, testCards, testRoutingNumbers } from './simulator/shared/test-numbers.ts';
import type { DemoMethod } from './simulator/payment/vault.ts';

/** Everything that can be tried in the sandbox, for a person or a page to read. Amounts are in cents. */
export function testNumbers(demoMethods: readonly DemoMethod[]) {
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
    amounts: {
      cardCharge: rows(cardCharge),
      bankMovement: rows(bankMovement),
      bankReversal: rows(bankReversal),
    },
    bankValidation: [...bankValidation].map(([firstDigit, responseCode]) => ({ firstDigit, responseCode })),
  };
}

function rows(table: ResponseTable) {
  return [...table].map(([amount, responseCode]) => ({ amount, responseCode }));
}
