import type { StoryGroup } from '../story.ts';
import { bankAccount, bankBill, bill, cardNumber } from './examples.ts';

export const operations: StoryGroup = {
  title: 'Operations',
  stories: [
    {
      id: 'make-a-payment',
      title: 'Make a payment',
      about: 'A policyholder pays a bill: choose an amount, type a card, look it over, pay, keep the confirmation.',
      toTry:
        'Pay the amount due. Then look at the events, and at the ledger below. Close the window half way to see what is asked.',
      typed: [cardNumber],
      values: { options: bill },
    },
    {
      id: 'save-a-card',
      title: 'Save a card',
      about: '`savePaymentMethod` keeps a card for later payments. No money moves, so there is no review.',
      toTry: 'Save the card. The `tokenId` in the event is what the `token` option of a later payment takes.',
      typed: [cardNumber],
      values: {
        method: 'savePaymentMethod',
        options: { paymentCategory: 'CreditCard', policyHolderName: 'Jordan Rivera' },
      },
    },
    {
      id: 'save-a-bank-account',
      title: 'Save a bank account',
      about: 'Keeping a bank account needs the payer’s authorization, which is shown above the button.',
      toTry: 'Save the account. A hash of the authorization’s text goes with it and can be found in the ledger’s data.',
      typed: bankAccount,
      values: {
        method: 'savePaymentMethod',
        options: { paymentCategory: 'ECheck', policyHolderName: 'Jordan Rivera' },
      },
    },
    {
      id: 'prefilled',
      title: 'Filled in beforehand',
      about: 'What the page knows of the policyholder is in the form already: name, street and ZIP code.',
      toTry: 'Only the card’s own data are left to type. All of it can still be changed.',
      typed: [cardNumber],
      values: {
        options: {
          ...bill,
          policyHolderName: 'Jordan Rivera',
          billingAddressStreet: '200 Harbor Street',
          billingZip: '10001',
        },
      },
    },
    {
      id: 'all-references',
      title: 'All references',
      about: 'Five references of your own travel with the payment and stand in the ledger, unchanged.',
      toTry: 'Pay, then compare the references in the ledger with the options.',
      typed: bankAccount,
      values: {
        options: {
          ...bankBill,
          clientReferenceData2: 'TX-000071',
          clientReferenceData3: 'Office 12, Springfield',
          clientReferenceData4: 'Paid after a reminder',
          clientReferenceData5: 'Web account 55102',
        },
      },
    },
  ],
};
