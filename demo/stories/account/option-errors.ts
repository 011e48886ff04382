import { merchants } from '../claims-examples.ts';
import type { StoryGroup } from '../story.ts';
import { accountId, accounts, claim, company, contact, individual } from './examples.ts';

export const optionErrors: StoryGroup = {
  title: 'Option errors',
  stories: [
    {
      id: 'no-payee',
      title: 'No payee',
      about: 'One of `AccountId`, `CompanyDetails` and `IndividualDetails` is needed. The modal does not open.',
      toTry: 'Open, then give an `AccountId`: 1001 or 1002.',
      values: { options: claim },
    },
    {
      id: 'two-payees',
      title: 'A company and a person',
      about: 'A payee is a company or an individual, and not both.',
      toTry: 'Open, and find what is said under `IndividualDetails`.',
      values: { options: { ...claim, CompanyDetails: company, IndividualDetails: individual } },
    },
    {
      id: 'company-without-contact',
      title: 'Company without a contact',
      about: 'Nobody acts for the company. That is one problem, and not one for each field of the contact.',
      toTry: 'Open, then fill in `ContactDetails`.',
      values: { options: { ...claim, CompanyDetails: { ...company, ContactDetails: {} } } },
    },
    {
      id: 'wrong-phone',
      title: 'Telephone number',
      about: 'A telephone number is a text of 10 digits, with nothing between them.',
      toTry: 'Open, then write 6035550188.',
      values: { options: { ...claim, IndividualDetails: { ...individual, Phone: '(603) 555-0188' } } },
    },
    {
      id: 'no-context',
      title: 'No context',
      about: 'Without `Context` nobody knows whether the payee is to be paid.',
      toTry: 'Open, then choose a context.',
      values: { options: { ...claim, Context: '', IndividualDetails: individual } },
    },
    {
      id: 'all-at-once',
      title: 'All at once',
      about: 'All problems are in one event, each under the name of its field, those of the details too.',
      toTry: 'Open, then repair them one by one. The messages never repeat what was given.',
      values: {
        session: 'none',
        options: {
          Context: 'payment',
          Amount: '1,840.50',
          EPayAllowed: 'yes',
          CompanyDetails: {
            CompanyName: 'Bay Street Glassworks',
            ContactDetails: { ...contact, Phone: '555', WebAccess: '2' },
          },
        },
      },
    },
    {
      id: 'unknown-account',
      title: 'Unknown account',
      about: 'The merchant has no account of this id. Only the service knows, so the modal has opened by then.',
      toTry: 'Open, then set `AccountId` to 1001.',
      values: { options: { ...claim, AccountId: '999999' } },
    },
    {
      id: 'account-of-another-type',
      title: 'Account of another type',
      about: 'The stored account is a company, and the details are a person’s.',
      toTry: 'Open, then clear `AccountId`.',
      values: { options: { ...claim, ...accountId(accounts.company), IndividualDetails: individual } },
    },
    {
      id: 'unknown-contact',
      title: 'Unknown contact',
      about: 'The company has no contact of this id.',
      toTry: 'Open, then set `ContactId` to 2001.',
      values: {
        options: {
          ...claim,
          ...accountId(accounts.company),
          CompanyDetails: { ...company, ContactDetails: { ...contact, ContactId: '7' } },
        },
      },
    },
    {
      id: 'unknown-account-group',
      title: 'Unknown account group',
      about: 'This merchant has one account group, Default.',
      toTry: 'Open, then take the other merchant.',
      values: {
        merchant: merchants.twoStep,
        options: { ...claim, IndividualDetails: individual, AccountGroupCode: 'North' },
      },
    },
  ],
};
