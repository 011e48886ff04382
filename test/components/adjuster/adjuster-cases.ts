import { anyWords, type ModalFacts, type OperationCase } from '../suites/operation-case.ts';
import { setupAdjuster, type AdjusterHarness } from './adjuster-harness.ts';
import { sessionKey, toCreate, toManage } from './adjuster-samples.ts';

type AdjusterCase = OperationCase<AdjusterHarness>;

const adjusterFacts: ModalFacts = {
  namespace: 'claims',
  opener: 'Settle the claim',
  refusable: { approvalRequestId: 'approvalRequestId' },
  names: { session: 'claimsSessionKey', code: 'responseCode' },
  problem: (description, name, message) => ({ description, details: [[name, message]] }),
  descriptions: {
    unreachable: 'The service could not be reached.',
    declined: 'The service declined the submission.',
    unknown: 'The modal was closed before the result was known.',
  },
  texts: {
    unchanged: 'Nothing has changed.',
    refused: 'Nothing has changed. Close this and open it again',
    whatToDo: 'call Prairie Mutual at (555) 010-0199.',
  },
};

const check = 'Review the approval request';
const request = 'Approval request 40017';

export const creation: AdjusterCase = {
  ...adjusterFacts,
  what: 'a creation',
  words: anyWords(adjusterFacts),
  setup: setupAdjuster,
  begin: ({ element }) => element.createApprovalRequest(toCreate),
  beginAnother: ({ element }) => element.createApprovalRequest({ claimsSessionKey: 'another' }),
  ready: (modal) => modal.hasParties(),
  enter: () => Promise.resolve(),
  goOn: () => Promise.resolve(),
  submit: (modal) => modal.press('Create request'),
  submitting: 'Keep this window open.',
  receipt: ({ service }) => service.created,
  opens: { sessionKey, request: [] },
  calls: { open: 'openCreate', submit: 'create', status: 'createStatus', giveBack: 'close' },
  headings: {
    loading: check,
    ready: check,
    submit: check,
    submitting: 'Creating the approval request',
    done: 'Approval request created',
  },
  about: { loading: '', ready: 'Claim 0002041 · $2,500.00' },
  focus: check,
  ends: { complete: 'claims.approvalRequestCreated', canceled: [] },
  leftBecause: 'canceled',
  decline: {
    code: 'GatewayInternalError',
    text:
      'Nothing has changed. We couldn’t do this (GatewayInternalError). ' +
      'Try again, or call Prairie Mutual at (555) 010-0199.',
  },
};

export const cancelling: AdjusterCase = {
  ...creation,
  what: 'a cancelling',
  begin: ({ element }) => element.manageApprovalRequest(toManage),
  beginAnother: ({ element }) => element.manageApprovalRequest({ ...toManage, claimsSessionKey: 'another' }),
  submit: (modal) => modal.cancelRequest(),
  receipt: ({ service }) => service.cancelled,
  opens: { sessionKey, request: [{ approvalRequestId: toManage.approvalRequestId }] },
  calls: { open: 'openManage', submit: 'cancelRequest', status: 'cancelStatus', giveBack: 'close' },
  headings: {
    loading: 'Approval request',
    ready: request,
    submit: request,
    submitting: 'Canceling approval request 40017',
    done: 'Approval request canceled',
  },
  focus: request,
  ends: { complete: 'claims.approvalRequestCanceled', canceled: [] },
  leftBecause: 'complete',
  leave: 'Done',
};
