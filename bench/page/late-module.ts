import type { PortalPayment } from '../../components/portal-payment/portal-payment.ts';
import { benchPage, paymentOptions } from './bench-page.ts';
import { closePortal } from './close-portal.ts';
import { inMemoryService } from './in-memory-service.ts';
import { required } from './required.ts';

const portal: PortalPayment | null = document.querySelector('portal-payment');
if (!portal) throw new Error('The page has no portal-payment.');

async function open(portal: PortalPayment): Promise<void> {
  await import('../../components/define/portal-payment.ts');
  portal.service = inMemoryService;
  portal.makePayment(paymentOptions);
}

/** `<portal-payment>`, whose module is fetched after the call, as by a script loader. */
benchPage({
  open: () => void open(portal),
  cardNumber: () => required(portal.renderRoot as ShadowRoot, '#cardNumber', HTMLInputElement),
  close: () => closePortal(portal),
});
