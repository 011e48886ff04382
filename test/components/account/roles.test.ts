import { describeRoles, header } from '../suites/roles-suite.ts';
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

const outlines: Readonly<Record<string, string[]>> = {
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
    'textbox “Phone number”, required, invalid: Enter the phone number with digits only, such as 212 555 0123',
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
};

describeRoles([payeePayment], states, outlines);
