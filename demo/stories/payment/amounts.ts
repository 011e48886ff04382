import type { StoryGroup } from '../story.ts';
import { bill, cardNumber } from './examples.ts';

export const amounts: StoryGroup = {
  title: 'Amounts',
  stories: [
    {
      id: 'amount-due-only',
      title: 'Amount due only',
      about: '`AmountDueOnly` fixes the amount to `minAmountDue`. It is shown, not chosen.',
      toTry: 'Change `minAmountDue` and open the modal again.',
      typed: [cardNumber],
      values: { options: { ...bill, amountContext: 'AmountDueOnly' } },
    },
    {
      id: 'select-amount',
      title: 'Select an amount',
      about: '`SelectAmount` lets the payer choose between the amount due and the balance.',
      toTry: 'Set both amounts to the same value: nothing is left to choose, so no choice is shown.',
      typed: [cardNumber],
      values: { options: { ...bill, amountContext: 'SelectAmount' } },
    },
    {
      id: 'select-or-enter-amount',
      title: 'Select or enter an amount',
      about:
        '`SelectOrEnterAmount` is the default. Besides the two amounts, the payer may type any amount up to the balance.',
      toTry: 'Choose “Another amount” and type 0, then 430.01, then 50.',
      typed: [cardNumber],
      values: { options: { ...bill, amountContext: 'SelectOrEnterAmount' } },
    },
    {
      id: 'select-or-enter-amount-constrained',
      title: 'Enter at least the amount due',
      about: 'With `SelectOrEnterAmountConstrained` a typed amount is at least the amount due. Later form only.',
      toTry: 'Choose “Another amount” and type 107.97: the modal says what is possible.',
      typed: [cardNumber],
      values: { options: { ...bill, amountContext: 'SelectOrEnterAmountConstrained' } },
    },
    {
      id: 'nothing-owed',
      title: 'Nothing owed yet',
      about: 'A balance of zero or less is no choice of its own. The amount due can still be paid.',
      toTry: 'Set `accountBalance` to 430.00 and open the modal again: the choices are back.',
      typed: [cardNumber],
      values: { options: { ...bill, amountContext: 'SelectOrEnterAmount', accountBalance: '-12.50' } },
    },
  ],
};
