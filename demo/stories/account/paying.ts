import type { StoryGroup } from '../story.ts';
import { accountId, accounts, bankAccount, claim, company, individual } from './examples.ts';

export const paying: StoryGroup = {
  title: 'Paying a claim',
  stories: [
    {
      id: 'pay-an-individual',
      title: 'Pay an individual',
      about:
        'A person of whom the service knows nothing is paid for a claim. The page sends the details; the modal asks only how the money is to arrive.',
      toTry: 'Type the account, look it over, pay. The event has the new `AccountId`, and the ledger the payment.',
      typed: bankAccount,
      values: { options: { ...claim, IndividualDetails: individual } },
    },
    {
      id: 'pay-a-company',
      title: 'Pay a company',
      about: 'A company is paid through a person who acts for it. The name on the bank account is the company’s.',
      toTry: 'Pay. The event has an `AccountId` for the company and a `ContactId` for the person.',
      typed: bankAccount,
      values: { options: { ...claim, CompanyDetails: company } },
    },
    {
      id: 'pay-a-stored-account',
      title: 'Pay an account that is stored',
      about:
        'With `AccountId` alone, details and saved bank accounts come from the service. Nothing needs to be typed.',
      toTry: 'Pay to the saved account, or choose another one.',
      typed: bankAccount,
      values: { options: { ...claim, ...accountId(accounts.company) } },
    },
    {
      id: 'prepaid-account-with-a-balance',
      title: 'Prepaid account with a balance',
      about: 'This person has money on a prepaid account already. It is offered with its balance.',
      toTry: 'Pay to the prepaid account: `PrepaidAccountBalance` in the event is the balance afterwards.',
      values: { options: { ...claim, ...accountId(accounts.individual) } },
    },
    {
      id: 'new-prepaid-account',
      title: 'New prepaid account',
      about: 'A payee without a prepaid account can be given one. Nothing is typed: it is opened in the payee’s name.',
      toTry:
        'Choose the prepaid account and pay. Then pay the `AccountId` of the event once more: it has a balance now.',
      values: { options: { ...claim, IndividualDetails: individual } },
    },
    {
      id: 'account-group-and-source',
      title: 'Account group and source user',
      about: '`AccountGroupCode` says where the money comes from, `SourceUser` who asked for it. Both are for reports.',
      toTry: 'Pay, and find North and the user in the ledger.',
      typed: bankAccount,
      values: {
        options: {
          ...claim,
          AccountGroupCode: 'North',
          SourceUser: 'adjuster-17',
          IndividualDetails: individual,
        },
      },
    },
  ],
};
