import type { StoryGroup } from '../story.ts';
import { bankAccount, bankBill, bill, cardNumber } from './examples.ts';

export const saving: StoryGroup = {
  title: 'Saved methods',
  stories: [
    {
      id: 'save-by-choice',
      title: 'Save if the payer wants',
      about: 'With the save option `UserSelect` a checkbox asks whether the method is kept.',
      toTry: 'Pay once with and once without the check mark: only one event has a `tokenId`.',
      typed: [cardNumber],
      values: { options: { ...bill, saveOption: 'UserSelect' } },
    },
    {
      id: 'save-always',
      title: 'Save always',
      about: 'With `Save` the method is kept, and the payer is told so.',
      toTry: 'Pay, and copy the `tokenId` of the event into the option `token`.',
      typed: [cardNumber],
      values: { options: { ...bill, saveOption: 'Save' } },
    },
    {
      id: 'save-never',
      title: 'Do not save',
      about: '`DoNotSave` is the default: nothing is kept, nothing is asked.',
      toTry: 'Pay: the event has no `tokenId`.',
      typed: [cardNumber],
      values: { options: { ...bill, saveOption: 'DoNotSave' } },
    },
    {
      id: 'saved-card',
      title: 'Pay with a saved card',
      about: 'The option `token` names a saved card. It is shown masked, and another card can be used instead.',
      toTry: 'Pay without typing anything.',
      values: { options: { ...bill, token: 'demo-visa' } },
    },
    {
      id: 'saved-bank-account',
      title: 'Pay with a saved bank account',
      about: 'A saved account needs no typing either, but each debit needs its own authorization.',
      toTry: 'Go to the review and read the authorization. Choose another account instead.',
      typed: bankAccount,
      values: { options: { ...bankBill, token: 'demo-checking' } },
    },
    {
      id: 'saved-card-expired',
      title: 'A saved card that has expired',
      about: 'A card may expire after it was saved. The payment is declined and the payer can use another card.',
      toTry: 'Pay with the saved card, then with another one.',
      typed: [cardNumber],
      values: { options: { ...bill, token: 'demo-expired-card' } },
    },
  ],
};
