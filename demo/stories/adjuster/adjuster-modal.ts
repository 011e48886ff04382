import { claimsMerchants } from '../../../mock-server/simulator/claims/claims-merchants.ts';
import { adjusterEventCodes } from '../../../src/adjuster/adjuster-events.ts';
import { adjusterOptionNotes } from '../../../src/adjuster/adjuster-option-notes.ts';
import { adjusterOptions } from '../../../src/adjuster/adjuster-options.ts';
import {
  reserveForCreation,
  reserveForManaging,
  spendForAdjuster,
  uploadRequest,
} from '../../sandbox/approval-client.ts';
import { stagedRequest } from '../../sandbox/approval-stages.ts';
import { createSession } from '../../sandbox/sandbox-client.ts';
import type { BegunSession } from '../sandbox-side.ts';
import type { ModalKind } from '../modal-kind.ts';
import type { StoryValues } from '../story-values.ts';

const create = 'createApprovalRequest';
const manage = 'manageApprovalRequest';

export const adjusterModal: ModalKind = {
  tag: 'claims-adjuster',
  plugin: 'claims',
  module: 'payment-modals/define/claims-adjuster.js',
  script: 'Claims/AdjusterModal/Cdn/GetAdjusterModalJs',
  container: 'claims',
  buttonLabel: 'Approval request',
  methods: {
    [create]: { label: create, call: create, pluginCall: create },
    [manage]: { label: manage, call: manage, pluginCall: manage },
  },
  sessionOption: 'claimsSessionKey',
  givenLater: { approvalRequestId: { example: '500042', from: 'from claims.approvalRequestCreated' } },
  options: { fields: adjusterOptions, notes: adjusterOptionNotes },
  hasForms: false,
  results: {
    codes: adjusterEventCodes,
    of: ({ method }) =>
      method === create
        ? ['claims.approvalRequestCreated']
        : ['claims.approvalRequestCanceled', 'claims.involvedPartyEmailSent'],
    payload: (_, data) => data,
    error: (_, data) => `${data}.description, ${data}.details`,
  },
  sandbox: {
    merchants: claimsMerchants,
    begin,
    reserve: ({ sessionKey, options }) =>
      options?.approvalRequestId === undefined
        ? reserveForCreation(sessionKey)
        : reserveForManaging(sessionKey, Number(options.approvalRequestId)),
    spend: spendForAdjuster,
    ledger: 'claims',
    sendsEmails: true,
    takesUploads: true,
  },
  define: () => import('../../../components/define/claims-adjuster.ts'),
};

/** A session with what was uploaded for it, or a request to manage. */
async function begin(values: StoryValues): Promise<BegunSession> {
  const { method, merchant, session, upload = '', stage = 'open', options } = values;
  if (method === manage) {
    if (options.approvalRequestId) return { sessionKey: await createSession(merchant, session, { modal: 'adjuster' }) };
    const id = await stagedRequest({ merchantKey: merchant, upload: parsed(upload), stage });
    return {
      sessionKey: await createSession(merchant, session, { modal: 'adjuster' }),
      options: { approvalRequestId: String(id) },
    };
  }
  if (upload.trim() === '') return { sessionKey: await createSession(merchant, session, { modal: 'adjuster' }) };
  return { sessionKey: await uploadRequest(merchant, parsed(upload), session) };
}

function parsed(upload: string): object {
  try {
    return JSON.parse(upload) as object;
  } catch (error) {
    throw new Error(`The upload is not JSON. ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}
