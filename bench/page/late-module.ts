import { fakePaymentService } from '../../adapters/testing/fake-payment-service.ts';
import { benchPage, paymentOptions } from './bench-page.ts';
import { cardNumberOf, closePortal } from './portal.ts';

const portal = document.createElement('portal-payment');
document.body.append(portal);

async function open(): Promise<void> {
  await import('../../components/define/portal-payment.ts');
  portal.service = fakePaymentService();
  portal.makePayment(paymentOptions);
}

/** `<portal-payment>`, whose module is fetched after the call, as by a script loader. */
benchPage({
  open: () => void open(),
  cardNumber: () => cardNumberOf(portal),
  close: () => closePortal(portal),
});
