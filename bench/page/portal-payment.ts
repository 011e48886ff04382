import { fakePaymentService } from '../../adapters/testing/fake-payment-service.ts';
import '../../components/define/portal-payment.ts';
import { PortalPayment } from '../../components/portal-payment/portal-payment.ts';
import { benchPage, paymentOptions } from './bench-page.ts';
import { closePortal } from './close-portal.ts';
import { required } from './dom.ts';

const portal = new PortalPayment();
portal.service = fakePaymentService();
document.body.append(portal);

benchPage({
  open: () => portal.makePayment(paymentOptions),
  cardNumber: () => required(portal.renderRoot as ShadowRoot, '#cardNumber', HTMLInputElement),
  close: () => closePortal(portal),
});
