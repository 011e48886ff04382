import type {
  CreatedRequest,
  ManagedParty,
  ManagedRequest,
  RequestParty,
  UploadedRequest,
} from '../../src/adjuster/wire.ts';

/* The answers of an adjuster service that approves everything. */

export const requestFields = {
  approvalRequestId: 40017,
  creationDate: '2026-11-21T21:05:09',
  expirationDate: '2026-12-21T21:05:09',
  timeZone: 'Eastern Standard Time',
  status: 'Initiated',
} as const satisfies Partial<CreatedRequest>;

const partyId = (index: number) => 501 + index;

export function createdOf({ processType, accountGroupCode, parties }: UploadedRequest): CreatedRequest {
  return {
    ...requestFields,
    processType,
    accountGroupCode,
    parties: parties.map(({ referenceId, contactName }, index) => ({
      approvalRequestPartyId: partyId(index),
      referenceId,
      declined: null,
      account: {
        accountId: 1001 + index,
        operation: index === 0 ? 'Created' : 'Unchanged',
        contact: contactName === null ? null : { contactId: 31 + index, operation: 'Updated' },
      },
    })),
  };
}

export function managedOf(upload: UploadedRequest): ManagedRequest {
  return { ...upload, ...requestFields, parties: upload.parties.map(asked) };
}

export function asked(party: RequestParty, index: number): ManagedParty {
  return {
    ...party,
    approvalRequestPartyId: partyId(index),
    status: 'Asked',
    declined: null,
    emailSentAt: '2026-11-21T21:05:10',
    changedAt: null,
    canResend: party.role !== 'PaymentOnlyActionBypass',
    resendFrom: null,
  };
}

export function resentTo(approvalRequestPartyId: number, request: ManagedRequest): ManagedRequest {
  const parties = request.parties.map((party) =>
    party.approvalRequestPartyId === approvalRequestPartyId ? { ...party, emailSentAt: '2026-11-25T08:30:00' } : party,
  );
  return { ...request, parties };
}

export function endedAs(status: ManagedRequest['status'], request: ManagedRequest): ManagedRequest {
  return {
    ...request,
    status,
    endedAt: '2026-11-25T08:30:00',
    parties: request.parties.map((party) => ({ ...party, canResend: false })),
  };
}
