import { PortalPayment } from '../portal-payment/portal-payment.ts';
import { rehearsePayment } from '../portal-payment/rehearsal.ts';
import { atIntent } from '../shared/intent.ts';

if (!customElements.get('portal-payment')) {
  customElements.define('portal-payment', PortalPayment);
  // What goes wrong in a rehearsal goes wrong again when the modal is opened, and is told then.
  atIntent(() => void rehearsePayment().catch(() => undefined));
}

export { PortalPayment };
