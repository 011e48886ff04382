import type { PortalPayment } from '../../../components/portal-payment/portal-payment.ts';
import type { PaymentOperationName } from '../../../src/payment/enumerations.ts';
import { portalError, portalEventCodes } from '../../../src/payment/events.ts';
import type { InterfaceVersion, PaymentOptionObject } from '../../../src/payment/payment-options.ts';
import { paymentModal } from '../../modals.ts';
import { FramedModal, type FramedModalTable } from './framed-modal.ts';

type Public = Pick<PortalPayment, 'formVersion' | 'makePayment' | 'operation' | 'savePaymentMethod'>;

/** {@link PortalPayment} in secure frame mode: typed text never reaches the page. */
export class FramedPortalPayment extends FramedModal implements Public {
  static override readonly observedAttributes = [...FramedModal.observedAttributes, 'form-version', 'operation'];

  /** The form of the interface that the page uses: `later` or `earlier`. */
  declare formVersion: InterfaceVersion;

  protected override readonly modal: FramedModalTable = {
    ...paymentModal,
    folder: '/GenericModal/Frame/v1/',
    codes: portalEventCodes,
    describeUnknown: (text, form) => portalError(text, { responseCode: ['Unknown'] }, form),
  };

  constructor() {
    super();
    this.formVersion ??= 'later';
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (name === 'operation') this.#startSoon();
    else super.attributeChangedCallback(name, before, value);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#startSoon();
  }

  /** Opens the modal when set. Empty again after the modal has closed. */
  get operation(): PaymentOperationName | '' {
    return (this.getAttribute('operation') ?? '') as PaymentOperationName | '';
  }

  set operation(operation: PaymentOperationName | '') {
    if (operation !== this.operation) this.setAttribute('operation', operation);
  }

  /** Opens the modal for a payment. Wrong options raise `portal.error`. */
  makePayment(options?: PaymentOptionObject): void {
    this.open('makePayment', options);
  }

  /** Opens the modal to save a card or bank account. Wrong options raise `portal.error`. */
  savePaymentMethod(options?: PaymentOptionObject): void {
    this.open('savePaymentMethod', options);
  }

  /** Resets `operation` before listeners run if the modal is closed. */
  protected override raise(code: string, detail: unknown): void {
    if (!this.isOpen) this.operation = '';
    super.raise(code, detail);
  }

  #startSoon(): void {
    // Wait, so that options set right after `operation` are used, too.
    queueMicrotask(() => {
      if (this.operation && this.isConnected && (!this.isOpen || this.showsEnd)) this.open(this.operation, undefined);
    });
  }
}
