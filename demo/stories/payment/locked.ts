import type { StoryGroup } from '../story.ts';
import { bill, cardNumber } from './examples.ts';
import { payAnotherAmount } from './tampering.ts';

const locked = { ...bill, amountContext: 'AmountDueOnly' };

export const lockedSessions: StoryGroup = {
  title: 'Options that the server fixes',
  stories: [
    {
      id: 'locked-options',
      title: 'Fixed bill',
      about:
        'The server has fixed the bill with the session. The page says no more than `lockedOptions`: amount, fee and reference come from the service, which takes no others.',
      toTry: 'Open, and pay. Then give the page another `minAmountDue` and open again: an error, and nothing opens.',
      typed: [cardNumber],
      values: { locked, options: { lockedOptions: 'true' } },
    },
    {
      id: 'locked-options-page-tampered',
      title: 'Page that was changed',
      about:
        'Somebody has changed the amount in the page’s options, in the developer tools. The server has fixed another.',
      toTry: 'Open: the event names `minAmountDue`, there is no `portal.load`, and the ledger stays empty.',
      values: { locked, options: { lockedOptions: 'true', minAmountDue: '0.01' } },
    },
    {
      id: 'locked-options-script-tampered',
      title: 'Script that was changed',
      about:
        'Here the modal’s own script was changed: whatever is agreed to, it sends a payment of 0.01. The service looks at what was fixed, and not at what the page believes.',
      toTry: 'Pay. The service refuses it, the event says `OptionLocked` in its own words, and the ledger stays empty.',
      typed: [cardNumber],
      values: { locked, options: { lockedOptions: 'true' } },
      adapt: payAnotherAmount,
    },
  ],
};
