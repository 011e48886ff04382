import { bankMovement, bankValidation } from '../../../mock-server/simulator/shared/response-tables.ts';
import { accountsThatGive, declined } from '../shared-examples.ts';
import { group } from '../story.ts';
import { accountId, accounts, claim, company, contact, individual, merchants } from './examples.ts';

const stored = accountId(accounts.company);
const withContact = (details: object) => ({ CompanyDetails: { ...company, ContactDetails: { ...details } } });
const wrongContact = { ...contact, Phone: '555', WebAccess: '2' };
const allWrong = { ClaimNumber: '', Amount: '1,840.50', EPayAllowed: 'yes' };

const paidClaim = { options: claim };

export const optionErrors = group('Option errors', paidClaim, {
  'no-payee': ['One of `AccountId`, `CompanyDetails` and `IndividualDetails` is required. The modal does not open.'],
  'two-payees': [
    'A payee is either a company or an individual. The error is under `IndividualDetails`.',
    { options: { CompanyDetails: company, IndividualDetails: individual } },
  ],
  'company-without-contact': ['A company needs a contact. The event has one problem.', { options: withContact({}) }],
  'wrong-phone': [
    'A telephone number is text of 10 digits without separators, such as 6035550188.',
    { title: 'Invalid phone number', options: { IndividualDetails: { ...individual, Phone: '(603) 555-0188' } } },
  ],
  'no-context': [
    '`Context` says whether the payee is paid. It is required.',
    { options: { Context: '', IndividualDetails: individual } },
  ],
  'all-at-once': [
    'One event has all problems, each under the name of its field. The messages never repeat the values.',
    { title: 'Several errors', options: { ...allWrong, ...withContact(wrongContact) }, session: 'none' },
  ],
  'unknown-account': [
    'The merchant has no account with this id. Only the service knows, so the modal is already open.',
    { options: { AccountId: '999999' } },
  ],
  'account-of-another-type': [
    'The stored account is a company, and the details are a person’s.',
    { options: { ...stored, IndividualDetails: individual } },
  ],
  'unknown-contact': [
    'The company has no contact with this id. Try 2001.',
    { options: { ...stored, ...withContact({ ...contact, ContactId: '7' }) } },
  ],
  'unknown-account-group': [
    'This merchant has one account group, Default.',
    { options: { IndividualDetails: individual, AccountGroupCode: 'North' }, merchant: merchants.twoStep },
  ],
});

const paid = declined('declined', [bankMovement, bankValidation], (code, amount) => ({
  typed: accountsThatGive(code, amount),
  options: { ...claim, ...(amount && { Amount: amount }) },
}));

/** The service checks an account before it is saved. */
const saved = declined('not-saved', [new Map(), bankValidation], (code) => ({
  title: `${code} when saving`,
  typed: accountsThatGive(code, undefined),
  options: { Context: 'save' },
}));

const individualPayee = { options: { IndividualDetails: individual } };

export const declines = group('Declined bank accounts', individualPayee, { ...paid, ...saved });
