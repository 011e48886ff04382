import type { StoryGroup } from '../story.ts';
import { bankAccount, bill, cardNumber, merchants } from './examples.ts';

export const fees: StoryGroup = {
  title: 'Convenience fee',
  stories: [
    {
      id: 'flat-fee',
      title: 'Flat fee',
      about:
        'This merchant adds 2.50 to a card payment and 1.00 to a bank payment. The fee has its own line before anything is paid.',
      toTry: 'Go to the review with either way to pay, and compare the totals.',
      typed: [cardNumber, ...bankAccount],
      values: { options: { ...bill, paymentCategory: 'UserSelect' } },
    },
    {
      id: 'percentage-fee',
      title: 'Percentage fee',
      about: 'This merchant adds 3 percent to a card payment, rounded to the cent by the service.',
      toTry: 'Pay another amount, such as 10.50: the fee is 0.32 (0.315 rounded up).',
      typed: [cardNumber],
      values: { merchant: merchants.percentageFee, options: bill },
    },
    {
      id: 'merchant-without-fee',
      title: 'Merchant without a fee',
      about: 'The page asks for a fee and the merchant has none. The payer is told that there is none.',
      toTry: 'Go to the review: the fee’s line shows zero.',
      typed: [cardNumber],
      values: { merchant: merchants.noFee, options: bill },
    },
    {
      id: 'payment-without-fee',
      title: 'Fee not added',
      about: '`PaymentWithoutFee` leaves out the fee of a merchant that has one. No fee is mentioned.',
      toTry: 'Go to the review, then compare with the story “Flat fee”.',
      typed: [cardNumber],
      values: { options: { ...bill, feeContext: 'PaymentWithoutFee' } },
    },
  ],
};
