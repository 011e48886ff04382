import { describeRoles, header, phone, withoutClose } from '../suites/roles-suite.ts';
import { payeePayment } from './account-cases.ts';
import { states } from './account-states.ts';

const payee = ['region “Payee”', 'heading 3 “Payee”', 'button “Correct these details”'];
const actions = ['button “Cancel”', 'button “Review payment”'];
const bankFields = [
  'radiogroup “Account type”, required',
  'radio “Checking”',
  'radio “Savings”',
  'textbox “Routing number”, required: 9 digits',
  'textbox “Account number”, required',
  'textbox “Confirm account number”, required',
];

/**
 * What a screen reader finds in each state: roles, names, states, and behind a colon what is read after the name. The form
 * for a person and the end of a payment are in `transcripts/account.txt`.
 */
const outlines: Readonly<Record<string, string[]>> = {
  'with the form for a company that the service knows': [
    ...header('Pay a claim', 'Claim CLM-2041 · $1,250.50'),
    ...payee,
    'radiogroup “Pay to”, required',
    'radio “PNC Bank account ending in 4321 Checking”',
    'radio “Bank account ending in 8765 Checking”',
    'radio “Another bank account”, checked',
    'radio “Prepaid account Balance $25.00”',
    'radio “Let the payee choose, by email”',
    ...bankFields.slice(0, 3),
    'textbox “Routing number”, required: JPMorgan Chase Bank 9 digits',
    ...bankFields.slice(4),
    ...actions,
  ],

  'with the details of a company to be corrected': [
    ...header('Pay a claim', 'Claim CLM-2041 · $1,250.50'),
    'group “Payee”',
    'textbox “Company name”, required',
    'textbox “Street address”, required',
    'textbox “City”, required',
    'textbox “State”, required',
    'textbox “ZIP code”, required',
    'textbox “First name”, required',
    'textbox “Last name”, required',
    'textbox “Email address”, required',
    'textbox “Phone number”, required, invalid: Use numbers only, such as 212 555 0123',
    'radiogroup “Pay to”, required',
    'radio “Bank account”, checked',
    'radio “New prepaid account”',
    ...bankFields,
    ...actions,
  ],

  'with the form for a request by e-mail': [
    ...header('Pay a claim', 'Claim CLM-2041 · $1,250.50'),
    ...payee,
    'radiogroup “Pay to”, required',
    'radio “Bank account”',
    'radio “New prepaid account”',
    'radio “Let the payee choose, by email”, checked',
    'textbox “Send the email to”, required',
    'button “Cancel”',
    'button “Review payment request”',
  ],

  'while the request is on its way': withoutClose('Sending the payment request'),

  'when the request is sent': withoutClose('Payment request sent', phone, 'Print', 'Close'),
};

describeRoles([payeePayment], states, outlines);
