import { FramedPortalPayment } from '../../adapters/frame/host/portal-payment.ts';

/** The payment modal's framed element, under the demo's own name, so that it can be used beside the unframed one. */
class DemoFramedPayment extends FramedPortalPayment {
  constructor() {
    super();
    this.baseUrl = import.meta.env.BASE_URL.replace(/\/$/, '');
  }
}

customElements.define('demo-framed-payment', DemoFramedPayment);
