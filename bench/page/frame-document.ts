import { fakePaymentService } from '../../adapters/testing/fake-payment-service.ts';
import { PortalPayment } from '../../components/portal-payment/portal-payment.ts';
import '../../components/define/portal-payment.ts';
import { rehearsePayment } from '../../components/portal-payment/rehearsal.ts';
import { serveFrame } from '../../adapters/frame/page/frame-page.ts';
import { paymentModal } from '../../adapters/modals.ts';
import { isFieldFocused } from './bench-page.ts';
import { nextFrame, required } from './dom.ts';
import { closePortal } from './close-portal.ts';

/** Tells the page, which cannot see into the frame, that the first field has the focus, or is painted with it. */
export type Sign = 'focused' | 'painted';

serveFrame(paymentModal, () => fakePaymentService(), rehearsePayment);

let isTold = false;
const tell = (sign: Sign): void => parent.postMessage(sign, '*');

for (const type of ['focus', 'focusin']) addEventListener(type, () => void onFocus(), true);
addEventListener('message', ({ data }) => {
  if (data !== 'close') return;
  isTold = false;
  void closePortal(required(document, 'portal-payment', PortalPayment));
});

async function onFocus(): Promise<void> {
  if (isTold || !document.hasFocus() || !isFieldFocused()) return;
  isTold = true;
  tell('focused');
  await nextFrame();
  // The animation frame with the focus has been painted when the next one begins.
  await nextFrame();
  tell('painted');
}
