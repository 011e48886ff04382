import { FramedPortalPayment } from '../../adapters/frame/host/portal-payment.ts';

/** The payment modal's element for frames, under a name of the demo's own: it stands beside the one that is in the page. */
class DemoFramedPayment extends FramedPortalPayment {
  constructor() {
    super();
    this.baseUrl = import.meta.env.BASE_URL.replace(/\/$/, '');
  }
}

customElements.define('demo-framed-payment', DemoFramedPayment);
