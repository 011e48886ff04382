import { PortalPayment } from '../portal-payment/portal-payment.ts';

if (!customElements.get('portal-payment')) customElements.define('portal-payment', PortalPayment);

export { PortalPayment };
