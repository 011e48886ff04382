import type { FrontTexts } from './front-messages.ts';

export const frontEn: FrontTexts = {
  heading: 'Payment windows for an insurer’s own pages',
  lead: 'Three web components that open over any page. Try them here: a sandbox in this browser stands in for the payment service, and no money moves.',
  choices: 'Open them with',
  look: 'Look',
  language: 'Language',
  device: 'Device',
  looks: {
    page: 'Default',
    harborline: 'An insurer’s brand',
    dark: 'Dark',
    rightToLeft: 'Right to left',
    largeText: 'Large text',
  },
  devices: { desktop: 'Desktop', phone: 'Phone' },
  products: {
    payment: {
      title: 'Bill payment',
      about:
        'A policyholder pays by card or bank account, sees every fee before paying, and gets a confirmation number.',
      picture: 'The payment window: the amount due, card or bank account, and the fields of the card.',
      open: 'Make a payment',
      stories: 'More payments',
    },
    account: {
      title: 'Claim payment',
      about: 'A company or a person is paid to a bank or prepaid account, or is asked by email to choose.',
      picture: 'The claim payment window: the amount, the payee’s details, and the ways to pay.',
      open: 'Pay a claim',
      stories: 'More claim payments',
    },
    adjuster: {
      title: 'Payment approval',
      about: 'An adjuster asks up to ten parties to approve a payment, and follows each of them to the end.',
      picture: 'The approval window: the claim, the total, and the parties with their roles and amounts.',
      open: 'Ask for approval',
      stories: 'More approvals',
    },
  },
  typed: 'Test card: 4111 1111 1111 1111, with any future date, security code, name, and ZIP code.',
  opening: 'Opening…',
  starting: 'The sandbox is starting…',
  heard: 'Events on this page:',
  phone: 'On a phone',
  closePhone: 'Close the phone',
};
