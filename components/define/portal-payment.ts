import { PortalPayment } from '../portal-payment/portal-payment.ts';
import { rehearsePayment } from '../portal-payment/rehearsal.ts';
import { atIntent } from '../shared/intent.ts';

if (!customElements.get('portal-payment')) {
  customElements.define('portal-payment', PortalPayment);
  // An error in a rehearsal occurs again when the modal opens, and is reported then.
  atIntent(() => void rehearsePayment().catch(() => undefined));
}

export { PortalPayment };
