import { fakePaymentService } from '../../adapters/testing/fake-payment-service.ts';
import '../../components/define/portal-payment.ts';
import { PortalPayment } from '../../components/portal-payment/portal-payment.ts';
import { paymentOptions } from './bench-page.ts';
import { benchPortal } from './portal.ts';

const portal = new PortalPayment();
portal.service = fakePaymentService();
document.body.append(portal);

benchPortal(portal, () => portal.makePayment(paymentOptions));
