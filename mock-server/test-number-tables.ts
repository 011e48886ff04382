import { toDecimalText } from '../src/money.ts';
import type { Table } from './page-markup.ts';
import { savedCards } from './simulator/adjuster/push-to-card-wallet.ts';
import { demoAccounts } from './simulator/claims/demo-accounts.ts';
import { accountName } from './simulator/claims/payee-account.ts';
import type { DemoMethod } from './simulator/payment/vault.ts';
import type { FixedCodes } from './simulator/shared/test-numbers.ts';
import { testNumbers } from './test-numbers-answer.ts';

export function testNumberTables(demoMethods: readonly DemoMethod[]): readonly Table[] {
  const { cards, bankAccounts, routingNumbers, tokens, amounts, bankValidation } = testNumbers(demoMethods);
  const byAmount = (title: string, table: readonly { readonly amount: number; readonly responseCode: string }[]) => ({
    title,
    head: ['Amount', 'Code'],
    rows: table.map(({ amount, responseCode }) => [toDecimalText(amount), responseCode]),
  });
  return [
    {
      title: 'Card numbers',
      head: ['Number', 'Brand', 'Saved', 'Charged', 'Voided', 'Refunded', 'Push to card'],
      rows: cards.map(({ number, cardType, codes, pushToCard }) => {
        return [number, cardType, ...outcomes(codes, 'Success'), pushToCard ? 'yes' : 'no'];
      }),
    },
    {
      title: 'Bank account numbers',
      head: ['Number', 'Saved', 'Debited', 'Voided', 'Refunded'],
      rows: bankAccounts.map(({ number, codes }) => [number, ...outcomes(codes, 'by amount')]),
    },
    {
      title: 'Bank account numbers by their first digit',
      head: ['First digit', 'Validation'],
      rows: bankValidation.map(({ firstDigit, responseCode }) => [firstDigit, responseCode]),
    },
    {
      title: 'Routing numbers',
      head: ['Number', 'Bank'],
      rows: routingNumbers.map(({ number, bankName }) => [number, bankName ?? 'unknown']),
    },
    {
      title: 'Tokens of saved methods',
      head: ['Token', 'Stands for'],
      rows: tokens.map(({ token, about }) => [token, about]),
    },
    byAmount('Card charged, by amount', amounts.cardCharge),
    byAmount('Bank account debited or credited, by amount', amounts.bankMovement),
    byAmount('Bank payment voided or refunded, by amount', amounts.bankReversal),
    {
      title: 'Payees of the claims modals',
      head: ['AccountId', 'Name', 'What it is', 'ContactIds', 'Tokens'],
      rows: demoAccounts.map(({ about, account }) => {
        const contactIds = account.contacts.map(({ contactId }) => contactId).join(', ') || 'none';
        const tokens = [...account.bankAccounts.keys()].join(', ');
        return [String(account.id), accountName(account), about, contactIds, tokens];
      }),
    },
    {
      title: 'Saved cards of the payees',
      head: ['Token', 'AccountId', 'Card', 'What it is'],
      rows: savedCards.map(({ token, accountId, cardType, lastFourDigits, about }) => {
        return [token, String(accountId), `${cardType} ${lastFourDigits}`, about];
      }),
    },
  ];
}

/** @param reversal The result of a void or refund if the number has no fixed code for it. */
function outcomes(codes: FixedCodes, reversal: string): readonly string[] {
  return [codes.save ?? 'Success', codes.charge ?? 'by amount', codes.void ?? reversal, codes.refund ?? reversal];
}
