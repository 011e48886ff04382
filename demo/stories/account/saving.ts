import type { StoryGroup } from '../story.ts';
import { accountId, accounts, bankAccount, company, individual } from './examples.ts';

const save = { Context: 'save' };

export const saving: StoryGroup = {
  title: 'Saving a method',
  stories: [
    {
      id: 'save-a-bank-account',
      title: 'Save a bank account',
      about: 'With the context `save` no money moves: a method is kept for later claims. There is no review.',
      toTry: 'Save the account. The `Token` in the event is what an approval request can name later.',
      typed: bankAccount,
      values: { options: { ...save, IndividualDetails: individual } },
    },
    {
      id: 'save-for-a-company',
      title: 'Save for a company',
      about: 'A bank account of a company can be seen by all of its contacts.',
      toTry: 'Save another account for the company. Open again: both are offered.',
      typed: bankAccount,
      values: { options: { ...save, ...accountId(accounts.company) } },
    },
    {
      id: 'save-a-prepaid-account',
      title: 'Save a prepaid account',
      about: 'A prepaid account is opened for the payee, without money on it.',
      toTry: 'Choose the prepaid account and save it. The event has neither a token nor a balance.',
      values: { options: { ...save, IndividualDetails: individual } },
    },
    {
      id: 'save-a-new-company',
      title: 'Save a new company',
      about: 'The account and its contact are created when something is saved, and not before.',
      toTry: 'Cancel first: the ledger stays empty. Then save, and find both ids in the event.',
      typed: bankAccount,
      values: { options: { ...save, CompanyDetails: { ...company, TaxId: '00-7654321' } } },
    },
  ],
};
