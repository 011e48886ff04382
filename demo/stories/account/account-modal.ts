import { serviceEndpoints } from '../../../mock-server/endpoints.ts';
import { claimsMerchants } from '../../../mock-server/simulator/claims/claims-merchants.ts';
import { demoAccounts } from '../../../mock-server/simulator/claims/demo-accounts.ts';
import { accountEventCodes } from '../../../src/account/account-events.ts';
import notes from '../../../src/account/account-option-notes.json' with { type: 'json' };
import * as tables from '../../../src/account/account-options.ts';
import { callAsAnother, createSession } from '../../sandbox/sandbox-client.ts';
import type { ModalKind } from '../modal-kind.ts';
import { textOf, type FieldTable } from '../option-texts.ts';
import { rowOf } from '../shared-examples.ts';

const ContactDetails: FieldTable = { fields: tables.contactDetails, notes: notes.contact };

export const accountModal: ModalKind = {
  tag: 'claims-account',
  plugin: 'claims',
  module: 'payment-modals/define/claims-account.js',
  script: 'Claims/lakeshore/Modal/Cdn/Claims.js',
  methods: { payment: 'openAccount', save: 'openAccount' },
  pluginCall: 'ClaimsModal',
  methodOption: 'Context',
  sessionOption: 'SessionId',
  options: {
    fields: tables.accountOptions,
    notes: notes.account,
    objects: {
      CompanyDetails: { fields: tables.companyDetails, notes: notes.company, objects: { ContactDetails } },
      IndividualDetails: { fields: tables.individualDetails, notes: notes.individual },
    },
  },
  codes: accountEventCodes,
  // A request by email has paid nothing yet: it counts as saved.
  resultCodes: ({ options }) => {
    const isPaid = options.Context === 'payment';
    const isAsked = textOf(options, 'EPayAllowed').toLowerCase() === 'true';
    return [...(isPaid ? ['claims.paymentComplete'] : []), ...(!isPaid || isAsked ? ['claims.saveComplete'] : [])];
  },
  payload: () => '.paymentInfo',
  error: () => ['.description.description'],
  sandbox: {
    merchants: claimsMerchants,
    begin: async ({ merchant, session, locked: options }) => ({
      sessionKey: await createSession(merchant, session, { modal: 'account', options }),
    }),
    reserve: ({ sessionKey }) =>
      callAsAnother(serviceEndpoints.AccountOpen, sessionKey, {
        context: 'save',
        accountId: rowOf(demoAccounts, 0).account.id,
      }),
    spend: (sessionKey) => callAsAnother(serviceEndpoints.AccountCancel, sessionKey),
  },
  define: () => import('../../../components/define/claims-account.ts'),
};
