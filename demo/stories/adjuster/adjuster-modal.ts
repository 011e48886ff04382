import { serviceEndpoints } from '../../../mock-server/endpoints.ts';
import { claimsMerchants } from '../../../mock-server/simulator/claims/claims-merchants.ts';
import { adjusterEventCodes } from '../../../src/adjuster/adjuster-events.ts';
import notes from '../../../src/adjuster/adjuster-option-notes.json' with { type: 'json' };
import { adjusterOptions } from '../../../src/adjuster/adjuster-options.ts';
import { stagedRequest } from '../../sandbox/approval-stages.ts';
import { callAsAnother, createSession, uploadRequest } from '../../sandbox/sandbox-client.ts';
import type { BegunSession, ModalKind } from '../modal-kind.ts';
import type { StoryValues } from '../story-values.ts';

const create = 'createApprovalRequest';
const manage = 'manageApprovalRequest';

export const adjusterModal: ModalKind = {
  tag: 'claims-adjuster',
  plugin: 'claims',
  module: 'payment-modals/define/claims-adjuster.js',
  script: 'Claims/AdjusterModal/Cdn/GetAdjusterModalJs',
  methods: { [create]: create, [manage]: manage },
  sessionOption: 'claimsSessionKey',
  givenLater: { approvalRequestId: '500042' },
  options: { fields: adjusterOptions, notes },
  codes: adjusterEventCodes,
  resultCodes: ({ method }) =>
    method === create
      ? ['claims.approvalRequestCreated']
      : ['claims.approvalRequestCanceled', 'claims.involvedPartyEmailSent'],
  payload: () => '',
  error: () => ['.description', '.details'],
  sandbox: {
    merchants: claimsMerchants,
    begin,
    reserve: ({ sessionKey, options: { approvalRequestId: id } = {} }) =>
      id === undefined
        ? callAsAnother(serviceEndpoints.AdjusterOpenCreate, sessionKey)
        : callAsAnother(serviceEndpoints.AdjusterOpenManage, sessionKey, { approvalRequestId: Number(id) }),
    spend: (sessionKey) => callAsAnother(serviceEndpoints.AdjusterClose, sessionKey),
    takesUploads: true,
  },
  define: () => import('../../../components/define/claims-adjuster.ts'),
};

/** Creates a session with its upload, or with a request to manage. */
async function begin(values: StoryValues): Promise<BegunSession> {
  const { method, merchant, session, upload = '', stage = 'open', options } = values;
  if (method !== manage && upload.trim() !== '') {
    return { sessionKey: await uploadRequest(merchant, JSON.parse(upload) as object, session) };
  }
  const isStaged = method === manage && !options.approvalRequestId;
  const id = isStaged && (await stagedRequest(merchant, JSON.parse(upload) as object, stage));
  const sessionKey = await createSession(merchant, session, { modal: 'adjuster' });
  return { sessionKey, ...(id && { options: { approvalRequestId: String(id) } }) };
}
