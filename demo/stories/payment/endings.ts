import type { StoryGroup } from '../story.ts';
import { bill, cardNumber } from './examples.ts';

export const endings: StoryGroup = {
  title: 'After the payment',
  stories: [
    {
      id: 'confirmation-off',
      title: 'Without a confirmation',
      about: 'With `confirmationDisplay` off the modal closes as soon as the payment is made. Your page confirms it.',
      toTry: 'Pay: `portal.unload` follows `portal.paymentComplete` at once.',
      typed: [cardNumber],
      values: { options: { ...bill, confirmationDisplay: 'false' } },
    },
    {
      id: 'acknowledgment',
      title: 'Acknowledgment required',
      about:
        'With `acknowledgmentRequired` the event carries `acknowledge()`. What was never acknowledged is visible in the ledger.',
      toTry: 'Pay, and look at the ledger. Then press the button in the event, and look again.',
      typed: [cardNumber],
      values: { options: { ...bill, acknowledgmentRequired: 'true' } },
    },
    {
      id: 'account-group',
      title: 'Account group',
      about:
        '`accountGroupCode` says which of the merchant’s account groups receives the money. This merchant has Default, North and South.',
      toTry: 'Pay, and find North in the ledger.',
      typed: [cardNumber],
      values: { options: { ...bill, accountGroupCode: 'North' } },
    },
  ],
};
