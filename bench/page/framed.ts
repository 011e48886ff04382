import '../../adapters/frame/define/portal-payment.ts';
import { FramedPortalPayment } from '../../adapters/frame/host/portal-payment.ts';
import { benchPage, paymentOptions } from './bench-page.ts';
import type { Sign } from './frame-document.ts';
import { closed } from './dom.ts';

const portal = new FramedPortalPayment();
document.body.append(portal);
// The same server under another name: a different site, which gets a separate process.
portal.baseUrl = location.origin.replace('127.0.0.1', 'localhost');

let frame: MessageEventSource | null = null;

benchPage({
  open: () => portal.makePayment(paymentOptions),
  shown: (how) =>
    new Promise((resolve) => {
      addEventListener('message', function onSign({ data, source }: MessageEvent<Sign>) {
        if (data !== how) return;
        removeEventListener('message', onSign);
        frame = source;
        resolve(how);
      });
    }),
  cardNumber() {
    throw new Error('The page cannot access the content of the frame.');
  },
  close: () => closed(portal, 'portal.unload', () => frame?.postMessage('close', { targetOrigin: '*' })),
});
