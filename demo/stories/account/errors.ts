import { bankMovement, bankValidation } from '../../../mock-server/simulator/shared/response-tables.ts';
import type { DeclineCode } from '../../../src/operation/response-codes.ts';
import { accountsThatGive, amountThatGives, kebabCase, routingNumber } from '../shared-examples.ts';
import { group, type StoryRow } from '../story.ts';
import { accountId, accounts, claim, company, contact, individual, merchants } from './examples.ts';

const stored = accountId(accounts.company);
const withContact = (details: object) => ({ CompanyDetails: { ...company, ContactDetails: { ...details } } });
const wrongContact = { ...contact, Phone: '555', WebAccess: '2' };
const allWrong = { ClaimNumber: '', Amount: '1,840.50', EPayAllowed: 'yes' };

export const optionErrors = group(
  'Option errors',
  { options: claim },
  {
    'no-payee': [
      'One of `AccountId`, `CompanyDetails` and `IndividualDetails` is required. The modal does not open.',
      'Open, then give an `AccountId`: 1001 or 1002.',
    ],
    'two-payees': [
      'A payee is either a company or an individual.',
      'Open, and read the message under `IndividualDetails`.',
      { options: { CompanyDetails: company, IndividualDetails: individual } },
    ],
    'company-without-contact': [
      'A company needs a contact. The event has one problem, not one for each field of the contact.',
      'Open, then fill in `ContactDetails`.',
      { options: withContact({}) },
    ],
    'wrong-phone': [
      'A telephone number is text of 10 digits without separators.',
      'Open, then write 6035550188.',
      { title: 'Invalid phone number', options: { IndividualDetails: { ...individual, Phone: '(603) 555-0188' } } },
    ],
    'no-context': [
      '`Context` says whether the payee is paid. It is required.',
      'Open, then choose a context.',
      { options: { Context: '', IndividualDetails: individual } },
    ],
    'all-at-once': [
      'One event has all problems, each under the name of its field, including fields of the details.',
      'Open, then correct them one by one. The messages never repeat the values.',
      { title: 'Several errors', options: { ...allWrong, ...withContact(wrongContact) }, session: 'none' },
    ],
    'unknown-account': [
      'The merchant has no account with this id. Only the service knows, so the modal is already open.',
      'Open, then set `AccountId` to 1001.',
      { options: { AccountId: '999999' } },
    ],
    'account-of-another-type': [
      'The stored account is a company, and the details are a person’s.',
      'Open, then clear `AccountId`.',
      { options: { ...stored, IndividualDetails: individual } },
    ],
    'unknown-contact': [
      'The company has no contact with this id.',
      'Open, then set `ContactId` to 2001.',
      { options: { ...stored, ...withContact({ ...contact, ContactId: '7' }) } },
    ],
    'unknown-account-group': [
      'This merchant has one account group, Default.',
      'Open, then choose the other merchant.',
      { options: { IndividualDetails: individual, AccountGroupCode: 'North' }, merchant: merchants.twoStep },
    ],
  },
);

const kept = 'Nothing is stored, and your input is kept.';

const about: Partial<Record<DeclineCode, string>> = {
  ACHTransactionFailed: 'The bank did not accept the payment.',
  InvalidAccountNumber: 'The bank does not know the account number. The focus moves to it.',
  InvalidRoutingNumber: 'No bank has this routing number. The focus moves to it.',
  GatewayInternalError: 'The payment system has a problem.',
  NoProcessorResponse: 'The bank did not answer.',
};

const isDecline = (code: string): code is DeclineCode => code !== 'Success';

/** Every code that a bank account can give, in the order of the sandbox's tables. */
const codes = [...new Set([...bankMovement.values(), ...bankValidation.values()])].filter(isDecline);

function paid(code: DeclineCode): [string, StoryRow] {
  const amount = amountThatGives(bankMovement, code);
  const row: StoryRow = [
    `${about[code] ?? ''} In the event, \`ResponseCode\` is \`${code}\`.`,
    `Pay to one of these accounts, with this routing number. ${kept}`,
    {
      title: code,
      typed: [routingNumber, ...accountsThatGive(code)],
      options: { ...claim, ...(amount ? { Amount: amount } : {}) },
    },
  ];
  return [`declined-${kebabCase(code)}`, row];
}

function saved([digit, code]: readonly [string, string]): [string, StoryRow] {
  const typed = [routingNumber, { label: 'Account number', value: `${digit}000123456` }];
  const row: StoryRow = [
    `The service checks an account before it is saved: one that begins with ${digit} gives \`${code}\`.`,
    `Save this account. ${kept}`,
    { title: `${code} when saving`, typed, options: { Context: 'save' } },
  ];
  return [`not-saved-${kebabCase(code)}`, row];
}

export const declines = group(
  'Declined bank accounts',
  { options: { IndividualDetails: individual } },
  Object.fromEntries([...codes.map(paid), ...[...bankValidation].filter(([, code]) => isDecline(code)).map(saved)]),
);
