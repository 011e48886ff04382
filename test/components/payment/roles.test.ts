import { describeRoles, header } from '../suites/roles-suite.ts';
import { cardPayment } from './payment-cases.ts';
import { states } from './payment-states.ts';

const amounts = [
  'radiogroup “Amount to pay”, required',
  'radio “Amount due $107.98”, checked',
  'radio “Account balance $430.00”',
  'radio “Another amount”',
];

const outlines: Readonly<Record<string, string[]>> = {
  'with errors in the form for a bank account': [
    ...header('Make a payment', 'Reference POL-2041 · Amount due $107.98'),
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
    'region “Authorization for a one-time electronic debit”',
    'button “Print”',
    'heading 3 “Authorization for a one-time electronic debit”',
    'button “Cancel”',
    'button “Back”',
    'button “Pay $108.98”',
  ],

  'when the security code is declined': [
    ...header('Make a payment', 'Reference POL-2041 · Amount due $107.98'),
    'group “Your card was declined”: You haven’t been charged. The security code doesn’t match the card. Enter it again.',
    'heading 3 “Your card was declined”',
    'link “You haven’t been charged. The security code doesn’t match the card. Enter it again.”',
    ...amounts,
    'textbox “Card number”, required: Visa',
    'textbox “Expiration date”, required: MM / YY',
    'textbox “Security code”, required, invalid: Enter it again 3 digits',
    'textbox “Name on card”, required',
    'textbox “Billing ZIP code”, required',
    'textbox “Billing street address”: Optional',
    'link “(555) 010-0199”',
    'button “Cancel”',
    'button “Review payment”',
  ],
};

describeRoles([cardPayment], states, outlines);
