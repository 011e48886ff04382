import type { ClaimsAdjusterService } from '../../src/adjuster/claims-adjuster-service.ts';
import type { CreatedRequest, ManagedRequest, RequestParty, UploadedRequest } from '../../src/adjuster/wire.ts';
import { createdOf, endedAs, managedOf, resentTo } from './adjuster-answers.ts';
import { ScenarioAnswers, type ServiceScenario } from './scenarios.ts';

export interface FakeAdjusterSettings {
  readonly scenario?: ServiceScenario;
  /** The uploaded request as the modal shows it; by default a claim with two parties. */
  readonly request?: Partial<UploadedRequest>;
}

const claimant: RequestParty = {
  referenceId: 'P-1',
  name: 'Jordan Rivera',
  contactName: null,
  companyType: null,
  role: 'ApprovalAndPayment',
  amount: 150_000,
  method: null,
  delivery: 'Email',
  email: 'jordan@example.com',
  address: null,
  vendor: null,
};

const vendor: RequestParty = {
  ...claimant,
  referenceId: 'P-2',
  name: 'Oak Roofing LLC',
  contactName: 'Pat Lee',
  companyType: 'Vendor',
  role: 'PaymentOnly',
  amount: 34_050,
  email: 'pat@oakroofing.example',
};

const defaultRequest: UploadedRequest = {
  claimNumber: 'CLM-2026-0042',
  claimDetails: [],
  totalAmount: 184_050,
  processType: 'MultiPartyPayment',
  accountGroupCode: null,
  extendedParameters: {},
  parties: [claimant, vendor],
};

/**
 * A service without a network behind `<claims-adjuster>`, for one operation: creating a request, or managing that
 * request.
 *
 * ```js
 * document.querySelector('claims-adjuster').service = fakeAdjusterService({ scenario: 'lostAnswer' });
 * ```
 */
export function fakeAdjusterService({
  scenario = 'approved',
  request,
}: FakeAdjusterSettings = {}): Required<ClaimsAdjusterService> {
  const merchant = { name: 'Example Insurance', phone: '800-555-0101' };
  const uploaded = { ...defaultRequest, ...request };
  const calls = new ScenarioAnswers(scenario, { sessionField: 'claimsSessionKey', decline: 'GatewayInternalError' });
  let managed = managedOf(uploaded);

  return {
    openCreate: () => calls.open(() => ({ merchant, request: uploaded })),
    extend: () => calls.answer(() => ({ secondsLeft: 1_800 })),
    create: (_, attempt) => calls.submit<CreatedRequest>(attempt, () => createdOf(uploaded)),
    createStatus: (_, attempt) => calls.status<CreatedRequest>(attempt),
    openManage: (_, { approvalRequestId = managed.approvalRequestId }) =>
      calls.open(() => {
        managed = { ...managed, approvalRequestId };
        return { merchant, request: managed };
      }),
    current: () => calls.answer(() => managed),
    resendEmail: (_, { approvalRequestPartyId }) =>
      calls.answer(() => (managed = resentTo(approvalRequestPartyId, managed))),
    cancelRequest: (_, attempt) => calls.submit<ManagedRequest>(attempt, () => endedAs('Cancelled', managed)),
    cancelStatus: (_, attempt) => calls.status<ManagedRequest>(attempt),
    close: () => calls.answer(() => undefined),
  };
}
