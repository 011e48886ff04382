import { bankAccountEn } from '../messages/bank-account.en.ts';
import { sharedEn } from '../messages/shared.en.ts';

/** The texts with which the payment modal opens, in US English. */
export const paymentFormEn = {
  ...sharedEn,
  ...bankAccountEn,
  'ending.card': '{name} ending in {digits}',
  'makePayment.heading': 'Make a payment',
  'savePaymentMethod.heading': 'Save a payment method',
  'review.heading': 'Review your payment',
  'review.button': 'Review payment',
  'review.quoting': 'Calculating the total…',
  'save.button': 'Save payment method',

  'makePayment.leave.stay': 'Keep going',

  'subject.reference': 'Policy {reference}',
  'subject.amountDue': 'Amount due {amount}',

  'amount.legend': 'Amount to pay',
  'amount.minAmountDue': 'Amount due',
  'amount.accountBalance': 'Account balance',
  'amount.other': 'Another amount',
  'amount.label': 'Amount',
  'amount.hint': 'From {least} to {most}',

  'method.legend': 'Pay with',
  'method.saveLegend': 'Payment method',
  'method.CreditCard': 'Card',
  'method.ECheck': 'Bank account',
  'method.another.CreditCard': 'Another card',
  'method.another.ECheck': 'Another bank account',
  'method.expires': 'expires {date}',
  'fee.flat': '+ {fee} fee',
  'fee.percentage': '+ {percent}% fee',
  'fee.none': 'No fee',
  'fee.included': 'includes {fee} fee',

  'cardNumber.label': 'Card number',
  'cardNumber.accepted': 'We accept Visa, Mastercard, American Express, Discover, Diners Club, JCB, and UnionPay',
  'expiration.label': 'Expiration date',
  'expiration.hint': 'MM / YY',
  'securityCode.label': 'Security code',
  'securityCode.hint': '3 or 4 digits',
  'securityCode.hint3': '3 digits',
  'securityCode.hint4': '4 digits',
  'securityCode.where': 'On the back of the card. American Express: on the front',
  'securityCode.where3': 'On the back of the card',
  'securityCode.where4': 'On the front of the card',
  'securityCode.again': 'Enter it again',
  'nameOnCard.label': 'Name on card',
  'street.label': 'Billing street address',
  'street.hint': 'Optional',
  'zip.label': 'Billing ZIP code',

  'nameOnAccount.label': 'Name on account',

  'save.choice': 'Save this payment method for future payments',
  'save.notice': 'This payment method will be saved for future payments.',
  'summary.total': 'Total',
} as const;
