import type { StoryGroup } from '../story.ts';
import { accountId, accounts, bankAccount, claim, company, individual } from './examples.ts';

const outbox = 'Then open its link in the outbox below.';

export const byEmail: StoryGroup = {
  title: 'Asking by e-mail',
  stories: [
    {
      id: 'email-request-to-be-paid',
      title: 'Ask how to be paid',
      about:
        '`EPayAllowed` offers to send an e-mail instead: the payee chooses the method behind its link, and is paid then. Until then nothing is paid, so the event is `claims.saveComplete`.',
      toTry: `Choose the request by e-mail and send it. ${outbox} Once the payee has chosen, the ledger has the payment.`,
      typed: bankAccount,
      values: { options: { ...claim, EPayAllowed: 'true', IndividualDetails: individual } },
    },
    {
      id: 'email-request-to-save',
      title: 'Ask for a method',
      about: 'The same in the context `save`: the payee chooses a method, and nothing is paid.',
      toTry: `Send the request. ${outbox}`,
      typed: bankAccount,
      values: { options: { Context: 'save', EPayAllowed: 'true', IndividualDetails: individual } },
    },
    {
      id: 'email-request-to-a-company',
      title: 'Ask a company',
      about:
        'The e-mail goes to the contact. Behind the link are the saved accounts of all companies with the same tax id, of which this one has a sister.',
      toTry: `Send the request, if you like to another address. ${outbox}`,
      values: { options: { ...claim, ...accountId(accounts.company), EPayAllowed: 'true' } },
    },
    {
      id: 'email-not-allowed',
      title: 'Not offered',
      about: 'Without `EPayAllowed` no request by e-mail is offered. That is the default.',
      toTry: 'Open, then tick `EPayAllowed` and open again.',
      values: { options: { ...claim, CompanyDetails: company } },
    },
  ],
};
