import { bankMovement, bankValidation } from '../../../mock-server/simulator/shared/response-tables.ts';
import type { DeclineCode } from '../../../src/operation/response-codes.ts';
import { accountsThatGive, amountThatGives, kebabCase, routingNumber } from '../shared-examples.ts';
import { group, type StoryText } from '../story.ts';
import { accountId, accounts, claim, company, contact, individual, merchants } from './examples.ts';

export const optionErrors = group(
  'Option errors',
  { options: claim },
  {
    'no-payee': {
      about: 'One of `AccountId`, `CompanyDetails` and `IndividualDetails` is required. The modal does not open.',
      toTry: 'Open, then give an `AccountId`: 1001 or 1002.',
    },
    'two-payees': {
      about: 'A payee is either a company or an individual.',
      toTry: 'Open, and read the message under `IndividualDetails`.',
      options: { CompanyDetails: company, IndividualDetails: individual },
    },
    'company-without-contact': {
      about: 'A company needs a contact. The event has one problem, not one for each field of the contact.',
      toTry: 'Open, then fill in `ContactDetails`.',
      options: { CompanyDetails: { ...company, ContactDetails: {} } },
    },
    'wrong-phone': {
      about: 'A telephone number is text of 10 digits without separators.',
      toTry: 'Open, then write 6035550188.',
      options: { IndividualDetails: { ...individual, Phone: '(603) 555-0188' } },
    },
    'no-context': {
      about: '`Context` says whether the payee is to be paid. It is required.',
      toTry: 'Open, then choose a context.',
      options: { Context: '', IndividualDetails: individual },
    },
    'all-at-once': {
      about: 'One event has all problems, each under the name of its field, including fields of the details.',
      toTry: 'Open, then correct them one by one. The messages never repeat the values.',
      options: {
        ClaimNumber: '',
        Amount: '1,840.50',
        EPayAllowed: 'yes',
        CompanyDetails: {
          CompanyName: 'Bay Street Glassworks',
          ContactDetails: { ...contact, Phone: '555', WebAccess: '2' },
        },
      },
      values: { session: 'none' },
    },
    'unknown-account': {
      about: 'The merchant has no account with this id. Only the service knows, so the modal has opened by then.',
      toTry: 'Open, then set `AccountId` to 1001.',
      options: { AccountId: '999999' },
    },
    'account-of-another-type': {
      about: 'The stored account is a company, and the details are a person’s.',
      toTry: 'Open, then clear `AccountId`.',
      options: { ...accountId(accounts.company), IndividualDetails: individual },
    },
    'unknown-contact': {
      about: 'The company has no contact with this id.',
      toTry: 'Open, then set `ContactId` to 2001.',
      options: {
        ...accountId(accounts.company),
        CompanyDetails: { ...company, ContactDetails: { ...contact, ContactId: '7' } },
      },
    },
    'unknown-account-group': {
      about: 'This merchant has one account group, Default.',
      toTry: 'Open, then choose the other merchant.',
      options: { IndividualDetails: individual, AccountGroupCode: 'North' },
      values: { merchant: merchants.twoStep },
    },
  },
);

const kept = 'Nothing is stored, and your input is kept.';

const about: Partial<Record<DeclineCode, string>> = {
  ACHTransactionFailed: 'The bank did not accept the payment.',
  InvalidAccountNumber: 'The bank does not know the account number. The focus moves to it.',
  InvalidRoutingNumber: 'The routing number leads to no bank. The focus moves to it.',
  GatewayInternalError: 'The payment system has a problem.',
  NoProcessorResponse: 'The bank did not answer.',
};

const isDecline = (code: string): code is DeclineCode => code !== 'Success';

/** Every code that a bank account can give, in the order of the sandbox's tables. */
const codes = [...new Set([...bankMovement.values(), ...bankValidation.values()])].filter(isDecline);

function paid(code: DeclineCode): [string, StoryText] {
  const amount = amountThatGives(bankMovement, code);
  const story = {
    title: code,
    about: `${about[code] ?? ''} The event has the code: \`ResponseCode\` is \`${code}\`.`,
    toTry: `Pay to one of these accounts, with this routing number. ${kept}`,
    typed: [routingNumber, ...accountsThatGive(code)],
    options: { ...claim, ...(amount ? { Amount: amount } : {}) },
  };
  return [`declined-${kebabCase(code)}`, story];
}

function saved([digit, code]: readonly [string, string]): [string, StoryText] {
  const story = {
    title: `${code} when saving`,
    about: `The service checks an account before it is saved: one that begins with ${digit} gives \`${code}\`.`,
    toTry: `Save this account. ${kept}`,
    typed: [routingNumber, { label: 'Account number', value: `${digit}000123456` }],
    options: { Context: 'save' },
  };
  return [`not-saved-${kebabCase(code)}`, story];
}

export const declines = group(
  'Declined bank accounts',
  { options: { IndividualDetails: individual } },
  Object.fromEntries([...codes.map(paid), ...[...bankValidation].filter(([, code]) => isDecline(code)).map(saved)]),
);
