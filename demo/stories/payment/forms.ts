import type { StoryGroup } from '../story.ts';
import { bill, cardNumber } from './examples.ts';

const { clientReferenceData1: reference = '', ...rest } = bill;
const earlierBill = { ...rest, referenceNumber: reference };

export const forms: StoryGroup = {
  title: 'Forms of the interface',
  stories: [
    {
      id: 'later-form',
      title: 'Later form',
      about: 'The default. The event’s data are the payload itself; errors have `Description` and `Details`.',
      toTry: 'Pay, then clear `feeContext` and open again to see an error.',
      typed: [cardNumber],
      values: { form: 'later', options: bill },
    },
    {
      id: 'earlier-form',
      title: 'Earlier form',
      about:
        'For pages written before: payloads stand under `paymentInfo`, errors under `description`, and `referenceNumber` is the reference.',
      toTry: 'Pay, then clear `feeContext` and open again to see an error.',
      typed: [cardNumber],
      values: { form: 'earlier', options: earlierBill },
    },
    {
      id: 'earlier-form-refuses',
      title: 'Too new for the earlier form',
      about:
        '`UserSelect` and `SelectOrEnterAmountConstrained` came with the later form. The earlier one refuses them.',
      toTry: 'Open: two problems in one event. Change the form to “later” and open again.',
      values: {
        form: 'earlier',
        options: { ...earlierBill, paymentCategory: 'UserSelect', amountContext: 'SelectOrEnterAmountConstrained' },
      },
    },
    {
      id: 'obsolete-reference',
      title: 'Obsolete reference number',
      about: 'In the later form an old page’s `referenceNumber` still stands in for `clientReferenceData1`.',
      toTry: 'Open: the console has one warning, and the reference is in the review.',
      typed: [cardNumber],
      values: { form: 'later', options: earlierBill },
    },
  ],
};
