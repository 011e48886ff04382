import { claimsMerchants } from '../../../mock-server/simulator/claims/claims-merchants.ts';
import { demoAccounts } from '../../../mock-server/simulator/claims/demo-accounts.ts';
import { accountEventCodes } from '../../../src/account/account-events.ts';
import {
  accountOptionNotes,
  companyDetailNotes,
  contactDetailNotes,
  individualDetailNotes,
} from '../../../src/account/account-option-notes.ts';
import {
  accountOptions,
  companyDetails,
  contactDetails,
  individualDetails,
} from '../../../src/account/account-options.ts';
import { reserveForAccount, spendForAccount } from '../../sandbox/claims-client.ts';
import { createSession } from '../../sandbox/sandbox-client.ts';
import type { ModalKind } from '../modal-kind.ts';
import { textOf, type FieldTable } from '../option-texts.ts';

const call = { call: 'openAccount', pluginCall: 'ClaimsModal' };

const contact: FieldTable = { fields: contactDetails, notes: contactDetailNotes };

export const accountModal: ModalKind = {
  tag: 'claims-account',
  plugin: 'claims',
  module: 'payment-modals/define/claims-account.js',
  script: 'Claims/lakeshore/Modal/Cdn/Claims.js',
  container: 'claims',
  buttonLabel: 'Pay the claim',
  methods: { payment: { label: 'payment', ...call }, save: { label: 'save', ...call } },
  methodOption: 'Context',
  sessionOption: 'SessionId',
  options: {
    fields: accountOptions,
    notes: accountOptionNotes,
    objects: {
      CompanyDetails: { fields: companyDetails, notes: companyDetailNotes, objects: { ContactDetails: contact } },
      IndividualDetails: { fields: individualDetails, notes: individualDetailNotes },
    },
  },
  hasForms: false,
  results: {
    codes: accountEventCodes,
    // A request by e-mail has paid nothing yet: it is told of as something that was saved.
    of: ({ options }) => {
      const isPaid = options.Context === 'payment';
      const isAsked = textOf(options, 'EPayAllowed').toLowerCase() === 'true';
      return [...(isPaid ? ['claims.paymentComplete'] : []), ...(!isPaid || isAsked ? ['claims.saveComplete'] : [])];
    },
    payload: (_, data) => `${data}.paymentInfo`,
    error: (_, data) => `${data}.description.description`,
  },
  sandbox: {
    merchants: claimsMerchants,
    begin: async ({ merchant, session, locked: options }) => ({
      sessionKey: await createSession(merchant, session, { modal: 'account', options }),
    }),
    reserve: ({ sessionKey }) => reserveForAccount(sessionKey, demoAccounts[0]?.account.id ?? 0),
    spend: spendForAccount,
    ledger: 'claims',
    sendsEmails: true,
    takesUploads: false,
  },
  define: () => import('../../../components/define/claims-account.ts'),
};
