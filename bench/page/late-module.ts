import { fakePaymentService } from '../../adapters/testing/fake-payment-service.ts';
import { paymentOptions } from './bench-page.ts';
import { benchPortal } from './portal.ts';

const portal = document.createElement('portal-payment');
document.body.append(portal);

// The module is fetched after the call, as by a script loader.
benchPortal(portal, () => {
  void import('../../components/define/portal-payment.ts').then(() => {
    portal.service = fakePaymentService();
    portal.makePayment(paymentOptions);
  });
});
