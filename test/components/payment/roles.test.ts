import { describeRoles, header, phone, withoutClose } from '../suites/roles-suite.ts';
import { cardPayment } from './payment-cases.ts';
import { states } from './payment-states.ts';

const amounts = [
  'radiogroup “Amount to pay”, required',
  'radio “Amount due $107.98”, checked',
  'radio “Account balance $430.00”',
  'radio “Another amount”',
];

/** The accessibility tree of each state: roles, names, states, and after a colon the description. */
const outlines: Readonly<Record<string, string[]>> = {
  'with the form for a card': [
    ...header('Make a payment', 'Policy POL-2041 · Amount due $107.98'),
    'radiogroup “Amount to pay”, required',
    'radio “Amount due $107.98”',
    'radio “Account balance $430.00”',
    'radio “Another amount”, checked',
    'textbox “Amount”, required: From $0.01 to $430.00',
    'radiogroup “Pay with”, required',
    'radio “Card + $2.50 fee”, checked',
    'radio “Bank account + $1.00 fee”',
    'textbox “Card number”, required: Visa',
    'textbox “Expiration date”, required: MM / YY',
    'img “On the back of the card”',
    'textbox “Security code”, required: On the back of the card 3 digits',
    'textbox “Name on card”, required',
    'textbox “Billing ZIP code”, required',
    'textbox “Billing street address”: Optional',
    'checkbox “Save this payment method for future payments”',
    'link “(555) 010-0199”',
    'button “Cancel”',
    'button “Review payment”',
  ],

  'with errors in the form for a bank account': [
    ...header('Make a payment', 'Policy POL-2041 · Amount due $107.98'),
    'group “There is a problem”',
    'heading 3 “There is a problem”',
    'link “Choose the account type”',
    'link “Enter the routing number”',
    'link “Enter the account number”',
    'link “Enter the account number again”',
    'link “Enter the name on the account”',
    ...amounts,
    'radiogroup “Account type”, required, invalid: Choose the account type',
    'radio “Checking”',
    'radio “Savings”',
    'textbox “Routing number”, required, invalid: Enter the routing number 9 digits',
    'textbox “Account number”, required, invalid: Enter the account number',
    'textbox “Confirm account number”, required, invalid: Enter the account number again',
    'textbox “Name on account”, required, invalid: Enter the name on the account',
    'link “(555) 010-0199”',
    'button “Cancel”',
    'button “Review payment”',
  ],

  'with the review of a debit': [
    ...header('Review your payment'),
    'button “Change: Amount”',
    'button “Change: Payment method”',
    'button “Change: Name”',
    'region “Authorization for a one-time electronic debit”',
    'button “Print”',
    'heading 3 “Authorization for a one-time electronic debit”',
    'button “Cancel”',
    'button “Back”',
    'button “Pay $108.98”',
  ],

  'when the security code is declined': [
    ...header('Make a payment', 'Policy POL-2041 · Amount due $107.98'),
    'group “Your card was declined”: You haven’t been charged. The security code doesn’t match the card. Enter it again.',
    'heading 3 “Your card was declined”',
    'link “Go to Security code”',
    ...amounts,
    'textbox “Card number”, required: Visa',
    'textbox “Expiration date”, required: MM / YY',
    'img “On the back of the card”',
    'textbox “Security code”, required, invalid: Enter it again On the back of the card 3 digits',
    'textbox “Name on card”, required',
    'textbox “Billing ZIP code”, required',
    'textbox “Billing street address”: Optional',
    'link “(555) 010-0199”',
    'button “Cancel”',
    'button “Review payment”',
  ],

  'when a payment is done': withoutClose('Payment complete', 'Copy', phone, 'Print', 'Close'),
};

describeRoles([cardPayment], states, outlines);
