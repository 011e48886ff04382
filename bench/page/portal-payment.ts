import '../../components/define/portal-payment.ts';
import { PortalPayment } from '../../components/portal-payment/portal-payment.ts';
import { benchPage, paymentOptions } from './bench-page.ts';
import { closePortal } from './close-portal.ts';
import { inMemoryService } from './in-memory-service.ts';
import { required } from './required.ts';

const portal = required(document, 'portal-payment', PortalPayment);
const root = portal.renderRoot as ShadowRoot;
portal.service = inMemoryService;

/** `<portal-payment>`, used as a page uses it. */
benchPage({
  open() {
    portal.makePayment(paymentOptions);
  },
  cardNumber: () => required(root, '#cardNumber', HTMLInputElement),
  close: () => closePortal(portal),
});
