import '../../components/define/portal-payment.ts';
import { PortalPayment } from '../../components/portal-payment/portal-payment.ts';
import { benchPage, payment } from './bench-page.ts';
import { inMemoryService } from './in-memory-service.ts';
import { required } from './required.ts';

const portal = required(document, 'portal-payment', PortalPayment);
const root = portal.renderRoot as ShadowRoot;
portal.service = inMemoryService;

/** `<portal-payment>`, used as a page uses it. */
benchPage({
  open() {
    portal.makePayment({
      sessionId: 'bench',
      paymentCategory: 'UserSelect',
      feeContext: 'PaymentWithFee',
      clientReferenceData1: 'POL-1',
      ...payment,
    });
  },
  cardNumber: () => required(root, '#cardNumber', HTMLInputElement),
  async close() {
    const dialog = required(root, 'dialog.modal', HTMLDialogElement);
    const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
    required(root, '[part="close"]', HTMLElement).click();
    // It asks before something that was typed is lost.
    await portal.updateComplete;
    await new Promise(requestAnimationFrame);
    root.querySelector<HTMLElement>('.question[open] .button:not(.primary)')?.click();
    await closed;
    await portal.updateComplete;
  },
});
