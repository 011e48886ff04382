import { bankAccountEn } from '../messages/bank-account.en.ts';
import { sharedLaterEn } from '../messages/shared-later.en.ts';
import { sharedEn } from '../messages/shared.en.ts';

/** The texts with which the account modal opens, in US English. The reader is the payee or an adjuster who serves the payee. */
export const accountFormEn = {
  ...sharedEn,
  ...sharedLaterEn,
  ...bankAccountEn,
  'payment.heading': 'Pay a claim',
  'save.heading': 'Save a payment method',
  'review.heading': 'Review the payment',
  'review.request': 'Review the payment request',
  'review.button': 'Review payment',
  'review.requestButton': 'Review payment request',
  'save.button': 'Save payment method',
  submittingPayment: 'Keep this window open.',
  'leave.text': 'Nothing has been paid or saved. What you entered will be lost.',
  'unreachable.text': 'Nothing has been paid or saved. Try again in a minute, or check your internet connection.',
  'refused.text': 'Nothing has been paid or saved. Close this and start again.',

  'payment.refused.heading': 'We can’t start this payment',
  'payment.refused.receivedHeading': 'We already received this payment',
  'payment.refused.openHeading': 'This payment is open in another window',

  'subject.claim': 'Claim {claim} · {amount}',
  'payee.legend': 'Payee',
  'payee.change': 'Correct these details',
  'payee.note': 'Your changes are saved when you finish.',
  'payee.name': 'Name',
  'payee.company': 'Company',
  'payee.contact': 'Contact',
  'payee.address': 'Address',

  'companyName.label': 'Company name',
  'firstName.label': 'First name',
  'lastName.label': 'Last name',
  'email.label': 'Email address',
  'phone.label': 'Phone number',
  'address.label': 'Street address',
  'city.label': 'City',
  'state.label': 'State',
  'zip.label': 'ZIP code',

  'method.legend': 'Pay to',
  'method.saveLegend': 'Payment method',
  'method.bankAccount': 'Bank account',
  'method.anotherBankAccount': 'Another bank account',
  'method.prepaidAccount': 'Prepaid account',
  'method.newPrepaidAccount': 'New prepaid account',
  'method.savedOn': 'Saved on {date}',
  'method.balance': 'Balance {balance}',
  'method.ePay': 'Let the payee choose, by email',
  'bankAccount.note': 'The account must belong to {name}. It will be saved for future payments.',
  'prepaidAccount.note': 'We’ll open a prepaid account for {name}.',
  'ePay.note': 'We’ll email the payee a link to choose how to be paid.',
  'ePay.saveNote': 'We’ll email the payee a link to choose a payment method to save.',
  'ePayEmail.label': 'Send the email to',
} as const;
