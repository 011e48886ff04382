import type { ApprovalAction, ApprovalRefusal, PartyAction, Transition } from './approval-actions.ts';
import { approves, chooses, type ApprovalParty } from './approval-party.ts';
import { advance, canResend, isPaymentInFlight, type ApprovalRequest } from './approval-request.ts';
import type { ApprovalRequestStatus } from '../../../../src/adjuster/enumerations.ts';

/**
 * The next state of a request. A payment without a result keeps it open: `cancel` and `expire` are refused until the
 * result arrives, so that no money moves after the end. Results name their attempt, so that a late one cannot be taken
 * for that of a later payment.
 */
export function act(request: ApprovalRequest, action: ApprovalAction): Transition {
  if (request.status !== 'Initiated') return refuse(request, 'ended');
  switch (action.type) {
    case 'cancel':
      return end(request, { ...request, status: 'Cancelled' });
    case 'expire':
      return end(request, { ...request, status: statusOnExpiry(request) });
    default: {
      const party = request.parties.find(({ id }) => id === action.partyId);
      return party ? actOfParty(request, party, action) : refuse(request, 'unknownParty');
    }
  }
}

/** Incomplete if a party was paid. A decline can cause it in one step, too; the specification has it for two. */
function statusOnExpiry({ parties }: ApprovalRequest): ApprovalRequestStatus {
  return parties.some(({ payment }) => payment.state === 'paid') ? 'Incomplete' : 'Expired';
}

function actOfParty(request: ApprovalRequest, party: ApprovalParty, action: PartyAction): Transition {
  switch (action.type) {
    case 'approve': {
      const refusal = refusalToDecide(party);
      if (refusal) return refuse(request, refusal);
      if (action.method === undefined) return change(request, party, { decision: 'approved' });
      if (!chooses(party.role)) return refuse(request, 'nothingToChoose');
      return change(request, party, { decision: 'approved', method: action.method });
    }
    case 'reject': {
      const refusal = refusalToDecide(party);
      if (refusal) return refuse(request, refusal);
      return end(request, { ...replace(request, party, { decision: 'rejected' }), status: 'Rejected' });
    }
    case 'choose': {
      const refusal = refusalToChoose(party);
      return refusal ? refuse(request, refusal) : change(request, party, { method: action.method });
    }
    case 'resend':
      if (!party.asked) return refuse(request, 'notAsked');
      if (!canResend(request, party)) return refuse(request, 'nothingLeft');
      return { refusal: null, request, effects: [{ type: 'sendWelcomeEmail', partyId: party.id }] };
    case 'paid':
    case 'paymentFailed':
      return settle(request, party, action);
  }
}

function settle(
  request: ApprovalRequest,
  party: ApprovalParty,
  result: Extract<PartyAction, { type: 'paid' | 'paymentFailed' }>,
): Transition {
  const { attempt } = result;
  if (party.payment.state !== 'inFlight' || party.payment.attempt !== attempt) return refuse(request, 'notInFlight');
  if (result.type === 'paid') return change(request, party, { payment: { state: 'paid', attempt } });
  const payment = { state: 'failed', attempt, code: result.code } as const;
  return change(request, party, { payment, method: chooses(party.role) ? null : party.method });
}

function refusalToDecide({ role, asked, decision }: ApprovalParty): ApprovalRefusal | null {
  if (!approves(role)) return 'nothingToApprove';
  if (!asked) return 'notAsked';
  return decision === 'none' ? null : 'alreadyApproved';
}

function refusalToChoose({ role, asked, decision, payment }: ApprovalParty): ApprovalRefusal | null {
  if (!chooses(role)) return 'nothingToChoose';
  if (!asked) return 'notAsked';
  if (approves(role) && decision !== 'approved') return 'approvalFirst';
  if (payment.state === 'paid') return 'alreadyPaid';
  return payment.state === 'inFlight' ? 'paymentInFlight' : null;
}

function replace(request: ApprovalRequest, party: ApprovalParty, changes: Partial<ApprovalParty>): ApprovalRequest {
  return { ...request, parties: request.parties.map((other) => (other === party ? { ...party, ...changes } : other)) };
}

function change(request: ApprovalRequest, party: ApprovalParty, changes: Partial<ApprovalParty>): Transition {
  return { refusal: null, ...advance(replace(request, party, changes)) };
}

function end(request: ApprovalRequest, ended: ApprovalRequest): Transition {
  if (isPaymentInFlight(request)) return refuse(request, 'paymentInFlight');
  return { refusal: null, request: ended, effects: [] };
}

function refuse(request: ApprovalRequest, refusal: ApprovalRefusal): Transition {
  return { refusal, request, effects: [] };
}
