import { looks, networkFaults, sessionErrors } from '../shared-groups.ts';
import { plainValues, type StorySection } from '../story.ts';
import { accountModal } from './account-modal.ts';
import { declines, optionErrors } from './errors.ts';
import { accountId, accounts, bankAccount, claim, company, individual, merchants } from './examples.ts';
import { paying } from './paying.ts';

const stored = { options: { ...claim, ...accountId(accounts.company) } };

const accountLooks = looks(
  { options: { ...claim, EPayAllowed: 'true', IndividualDetails: individual }, typed: bankAccount },
  {
    toTry: 'Open, and compare heading and notes with those of the other examples.',
    options: { EPayAllowed: '', IndividualDetails: '', CompanyDetails: company },
    messages: {
      'payment.heading': 'Settle the claim',
      'bankAccount.note': 'The account has to be one of {name}. We send the money the same day.',
    },
  },
);

export const accountSection: StorySection = {
  id: 'claims-account',
  title: 'Claim payment',
  about: 'A company or a person is paid for a claim, saves a bank account or prepaid account, or is asked by e-mail.',
  modal: accountModal,
  defaults: { ...plainValues, method: '', merchant: merchants.oneStep },
  groups: [
    ...paying,
    accountLooks,
    optionErrors,
    sessionErrors({ option: 'SessionId', load: 'claims.load' }, stored),
    declines,
    networkFaults({ what: 'payment', act: 'Pay', once: 'the ledger has one line' }, stored),
  ],
};
