import { looks, networkFaults, sessionErrors } from '../shared-groups.ts';
import { plainValues, type StorySection } from '../story.ts';
import { accountModal } from './account-modal.ts';
import { declines, optionErrors } from './errors.ts';
import { accountId, accounts, bankAccount, claim, company, individual, merchants } from './examples.ts';
import { paying } from './paying.ts';

const stored = { options: { ...claim, ...accountId(accounts.company) } };
const messages = {
  'payment.heading': 'Settle the claim',
  'bankAccount.note': 'The account has to be one of {name}. We send the money the same day.',
};

export const accountSection: StorySection = {
  id: 'claims-account',
  title: 'Claim payment',
  about: 'A company or a person is paid for a claim, saves a payment method, or chooses one by email.',
  modal: accountModal,
  defaults: { ...plainValues, method: '', merchant: merchants.oneStep },
  groups: [
    ...paying,
    looks(
      { options: { ...claim, EPayAllowed: 'true', IndividualDetails: individual }, typed: bankAccount },
      'Compare heading and notes with the other examples.',
      { options: { EPayAllowed: '', IndividualDetails: '', CompanyDetails: company }, messages },
    ),
    optionErrors,
    sessionErrors('SessionId', 'claims', stored),
    declines,
    networkFaults(['payment', 'Pay', 'the ledger has one line'], stored),
  ],
};
