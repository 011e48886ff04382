import type { StoryGroup } from '../story.ts';
import { bankAccount, bankBill, bill, cardNumber, merchants } from './examples.ts';

export const methods: StoryGroup = {
  title: 'Ways to pay',
  stories: [
    {
      id: 'credit-card',
      title: 'Card',
      about: '`CreditCard` asks for a credit or debit card, in the order in which it is printed on the card.',
      toTry: 'Type 3782 8224 6310 005: the brand is recognized, and four digits are asked for as the security code.',
      typed: [cardNumber, { label: 'American Express', value: '3782 8224 6310 005', note: 'with any 4 digits' }],
      values: { options: bill },
    },
    {
      id: 'bank-account',
      title: 'Bank account',
      about: '`ECheck` debits a bank account. Before it is charged, the payer sees the authorization and may print it.',
      toTry: 'Type the routing number: the bank’s name appears. The two account numbers must be the same.',
      typed: bankAccount,
      values: { options: bankBill },
    },
    {
      id: 'user-select',
      title: 'The payer chooses',
      about: '`UserSelect` leaves the choice to the payer, and says what each way costs. Later form only.',
      toTry: 'Switch between card and bank account: what was typed stays, and the fee follows.',
      typed: [cardNumber, ...bankAccount],
      values: { options: { ...bill, paymentCategory: 'UserSelect' } },
    },
    {
      id: 'cards-only',
      title: 'A merchant that takes cards only',
      about: 'With `UserSelect`, only what the merchant takes is offered. Here one way is left, so no choice is shown.',
      toTry: 'Set `paymentCategory` to `ECheck`: the event names the option and what the merchant takes.',
      typed: [cardNumber],
      values: { merchant: merchants.cardsOnly, options: { ...bill, paymentCategory: 'UserSelect' } },
    },
  ],
};
