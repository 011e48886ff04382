import type { StoryGroup } from '../story.ts';
import { bill, merchants } from './examples.ts';

export const optionErrors: StoryGroup = {
  title: 'Option errors',
  stories: [
    {
      id: 'missing-options',
      title: 'Missing options',
      about: 'All problems are reported together, in one event, each under its option. The modal does not open.',
      toTry: 'Open, then fill in the options one by one.',
      values: { session: 'none', options: {} },
    },
    {
      id: 'wrong-values',
      title: 'Wrong values',
      about:
        'A word that is not in the list, and amounts that are none. The message names what is allowed and never repeats what was given.',
      toTry: 'Open. Note that amounts take no thousands separator and no exponent.',
      values: {
        options: {
          ...bill,
          paymentCategory: 'Cash',
          amountContext: 'Any',
          saveOption: 'save',
          minAmountDue: '0.00',
          accountBalance: '1,430.00',
        },
      },
    },
    {
      id: 'user-select-with-percentage-fee',
      title: 'Choice with a percentage fee',
      about:
        '`UserSelect` is not supported where a fee is a percentage. Only the session tells, so the modal has opened by then.',
      toTry: 'Open. The payer is told in their own words, the page in the event.',
      values: { merchant: merchants.percentageFee, options: { ...bill, paymentCategory: 'UserSelect' } },
    },
    {
      id: 'unknown-account-group',
      title: 'Unknown account group',
      about: 'The merchant has no account group of this code.',
      toTry: 'Open, then set `accountGroupCode` to South.',
      values: { options: { ...bill, accountGroupCode: 'West' } },
    },
    {
      id: 'method-not-offered',
      title: 'Bank payment at a card merchant',
      about: 'The merchant takes cards only, and the page asks for a bank payment.',
      toTry: 'Open. The event says what the merchant takes.',
      values: { merchant: merchants.cardsOnly, options: { ...bill, paymentCategory: 'ECheck' } },
    },
    {
      id: 'token-of-another-kind',
      title: 'Token of another kind',
      about: 'The token stands for a bank account, and the page asks for a card payment.',
      toTry: 'Open, then set `paymentCategory` to `UserSelect`.',
      values: { options: { ...bill, token: 'demo-checking' } },
    },
    {
      id: 'unknown-token',
      title: 'Unknown token',
      about: 'No saved method has this token.',
      toTry: 'Open, then set `token` to demo-visa.',
      values: { options: { ...bill, token: 'no-such-token' } },
    },
  ],
};
