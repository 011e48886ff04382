import { fakePaymentService } from '../../adapters/testing/fake-payment-service.ts';
import '../../components/define/portal-payment.ts';
import { PortalPayment } from '../../components/portal-payment/portal-payment.ts';

/** The payment modal with a service that answers at once, in the frame of the theme editor. */
export class ThemePreview extends HTMLElement {
  connectedCallback(): void {
    const modal = new PortalPayment();
    const open = () => {
      modal.service = fakePaymentService();
      modal.makePayment({
        sessionId: 'preview',
        paymentCategory: 'UserSelect',
        feeContext: 'PaymentWithFee',
        minAmountDue: '107.98',
        accountBalance: '430.00',
        clientReferenceData1: 'POL-1002003',
      });
    };
    const button = document.createElement('button');
    button.textContent = 'Pay my bill';
    button.addEventListener('click', open);
    this.append(button, modal);
    open();
  }
}
