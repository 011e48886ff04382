import { bankMovement, bankValidation } from '../../../mock-server/simulator/shared/response-tables.ts';
import type { DeclineCode } from '../../../src/operation/response-codes.ts';
import { accountsThatGive, amountThatGives, kebabCase, routingNumber } from '../shared-examples.ts';
import { group, type StoryRow } from '../story.ts';
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
  const text = `${about[code] ?? ''} In the event, \`ResponseCode\` is \`${code}\`. ${kept}`;
  const typed = [routingNumber, ...accountsThatGive(code)];
  const options = { ...claim, ...(amount ? { Amount: amount } : {}) };
  return [`declined-${kebabCase(code)}`, [text, { title: code, typed, options }]];
}

function saved([digit, code]: readonly [string, string]): [string, StoryRow] {
  const typed = [routingNumber, { label: 'Account number', value: `${digit}000123456` }];
  const text = `The service checks an account before it is saved. ${kept}`;
  return [
    `not-saved-${kebabCase(code)}`,
    [text, { title: `${code} when saving`, typed, options: { Context: 'save' } }],
  ];
}

const individualPayee = { options: { IndividualDetails: individual } };

export const declines = group('Declined bank accounts', individualPayee, {
  ...Object.fromEntries(codes.map(paid)),
  ...Object.fromEntries([...bankValidation].filter(([, code]) => isDecline(code)).map(saved)),
});
