import '../../components/define/claims-adjuster.ts';
import { ClaimsAdjuster } from '../../components/claims-adjuster/claims-adjuster.ts';
import { fakeAdjusterService } from '../../adapters/testing/fake-adjuster-service.ts';
import type { RequestParty } from '../../src/adjuster/wire.ts';
import { closed, idle, nextFrame, required } from './dom.ts';

export interface AdjusterPage {
  open(parties: number): Promise<void>;
  close(): Promise<void>;
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

const element = new ClaimsAdjuster();
document.body.append(element);
const root = element.renderRoot as ShadowRoot;

window.adjuster = {
  async open(parties) {
    element.service = fakeAdjusterService({
      request: {
        processType: parties === 1 ? 'SinglePartyPayment' : 'MultiPartyPayment',
        totalAmount: party.amount * parties,
        parties: Array.from({ length: parties }, () => party),
      },
    });
    required(document, '#opener', HTMLElement).focus();
    await nextFrame();
    element.createApprovalRequest({ claimsSessionKey: 'bench' });
    while (root.querySelectorAll('tbody tr').length !== parties) await nextFrame();
    await nextFrame();
  },
  async close() {
    const dialog = required(root, 'dialog.modal', HTMLDialogElement);
    await closed(dialog, 'close', () => required(root, '[part="close"]', HTMLElement).click());
    await element.updateComplete;
  },
  idle,
};
