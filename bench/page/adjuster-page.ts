import '../../components/define/claims-adjuster.ts';
import { ClaimsAdjuster } from '../../components/claims-adjuster/claims-adjuster.ts';
import { ServiceError } from '../../src/operation/service-error.ts';
import type { ClaimsAdjusterService } from '../../src/adjuster/claims-adjuster-service.ts';
import type { CreateSession, RequestParty } from '../../src/adjuster/wire.ts';
import { required } from './required.ts';
import { nextFrame } from './frames.ts';

/** The tasks of the adjuster modal's page in the bench. */
export interface AdjusterPage {
  /** Opens what was uploaded for so many parties, and resolves when it has been painted. */
  open(parties: number): Promise<void>;
  close(): Promise<void>;
  /** As much waiting as {@link open} does, and nothing opened. */
  idle(): Promise<void>;
}

declare global {
  interface Window {
    adjuster: AdjusterPage;
  }
}

const party: RequestParty = {
  referenceId: 'REF-1',
  name: 'Northwind Roofing LLC',
  contactName: 'Dana Whitfield',
  companyType: 'Vendor',
  role: 'ApprovalAndPayment',
  amount: 184_00,
  method: null,
  delivery: 'Email',
  email: 'dana@northwind.example',
  address: { address: '18 Quarry Road', city: 'Concord', state: 'NH', zip: '03301' },
  vendor: { serviceDate: '2026-10-01', referenceNumber: 'INV-2231', documentUrl: 'https://docs.example.com/2231.pdf' },
};

const element = required(document, 'claims-adjuster', ClaimsAdjuster);
const root = element.renderRoot as ShadowRoot;

window.adjuster = {
  async open(parties) {
    element.service = serviceFor(parties);
    required(document, '#opener', HTMLElement).focus();
    await nextFrame();
    element.createApprovalRequest({ claimsSessionKey: 'bench' });
    while (root.querySelectorAll('tbody tr').length !== parties) await nextFrame();
    await nextFrame();
  },
  async close() {
    const dialog = required(root, 'dialog.modal', HTMLDialogElement);
    const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
    required(root, '[part="close"]', HTMLElement).click();
    await closed;
    await element.updateComplete;
  },
  async idle() {
    required(document, '#opener', HTMLElement).focus();
    for (let frame = 0; frame < 3; frame++) await nextFrame();
  },
};

const notPart = () => Promise.reject(new ServiceError('refused', 'NotPartOfTheBench'));

function serviceFor(parties: number): ClaimsAdjusterService {
  const session: CreateSession = {
    merchant: { name: 'Lakeshore Casualty Insurance', phone: '800-555-0111' },
    request: {
      claimNumber: 'CLM-2026-0042',
      claimDetails: ['Hail damage to the roof'],
      totalAmount: party.amount * parties,
      processType: parties === 1 ? 'SinglePartyPayment' : 'MultiPartyPayment',
      accountGroupCode: null,
      extendedParameters: {},
      parties: Array.from({ length: parties }, () => party),
    },
  };
  return {
    openCreate: () => Promise.resolve(session),
    close: () => Promise.resolve(),
    create: notPart,
    createStatus: notPart,
    openManage: notPart,
    current: notPart,
    resendEmail: notPart,
    cancelRequest: notPart,
    cancelStatus: notPart,
  };
}
