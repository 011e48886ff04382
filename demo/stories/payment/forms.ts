import type { StoryGroup } from '../story.ts';
import { bill, cardNumber } from './examples.ts';

const { clientReferenceData1: reference = '', ...rest } = bill;
const earlierBill = { ...rest, referenceNumber: reference };

export const forms: StoryGroup = {
  title: 'Format of events',
  stories: [
    {
      id: 'later-form',
      title: 'Current format',
      about: 'The default. The event’s data are the payload itself; errors have `Description` and `Details`.',
      toTry: 'Pay, then clear `feeContext` and open again to see an error.',
      typed: [cardNumber],
      values: { form: 'later', options: bill },
    },
    {
      id: 'earlier-form',
      title: 'Earlier format',
      about:
        'For pages written before: payloads stand under `paymentInfo`, errors under `description`, and `referenceNumber` is the reference.',
      toTry: 'Pay, then clear `feeContext` and open again to see an error.',
      typed: [cardNumber],
      values: { form: 'earlier', options: earlierBill },
    },
    {
      id: 'earlier-form-refuses',
      title: 'Too new for the earlier format',
      about:
        '`UserSelect` and `SelectOrEnterAmountConstrained` came later. Pages with the earlier format cannot use them.',
      toTry: 'Open: two problems in one event. Set the format of events to “Current” and open again.',
      values: {
        form: 'earlier',
        options: { ...earlierBill, paymentCategory: 'UserSelect', amountContext: 'SelectOrEnterAmountConstrained' },
      },
    },
    {
      id: 'obsolete-reference',
      title: 'Obsolete reference number',
      about: 'An old page’s `referenceNumber` still stands in for `clientReferenceData1`.',
      toTry: 'Open: the console has one warning, and the reference is in the review.',
      typed: [cardNumber],
      values: { form: 'later', options: earlierBill },
    },
  ],
};
