import type { PortalPayment } from '../../../components/portal-payment/portal-payment.ts';
import type { PaymentOperationName } from '../../../src/payment/enumerations.ts';
import { portalError, portalEventCodes } from '../../../src/payment/events.ts';
import type { InterfaceVersion, PaymentOptionObject } from '../../../src/payment/payment-options.ts';
import { paymentModal } from '../../modals.ts';
import { FramedModal, type FramedModalTable } from './framed-modal.ts';

type Public = Pick<PortalPayment, 'formVersion' | 'makePayment' | 'operation' | 'savePaymentMethod'>;

/** {@link PortalPayment} in a frame of the service's own origin: what is typed never touches the page. */
export class FramedPortalPayment extends FramedModal implements Public {
  static override readonly observedAttributes = [...FramedModal.observedAttributes, 'form-version', 'operation'];

  /** The form of the interface that the page is written for, of the two described. */
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
    if (name === 'form-version') this.formVersion = value as InterfaceVersion;
    else if (name === 'operation') this.#startSoon();
    else super.attributeChangedCallback(name, before, value);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#startSoon();
  }

  /** Opens the modal when it is set; empty again when the modal has left the screen. */
  get operation(): PaymentOperationName | '' {
    return (this.getAttribute('operation') ?? '') as PaymentOperationName | '';
  }

  set operation(operation: PaymentOperationName | '') {
    if (operation !== this.operation) this.setAttribute('operation', operation);
  }

  /** Opens the modal for a payment. Whatever is wrong with the options is told by `portal.error`. */
  makePayment(options?: PaymentOptionObject): void {
    this.open('makePayment', options);
  }

  /** Opens the modal to save a card or bank account. Whatever is wrong with the options is told by `portal.error`. */
  savePaymentMethod(options?: PaymentOptionObject): void {
    this.open('savePaymentMethod', options);
  }

  protected override get form(): InterfaceVersion {
    return this.formVersion === 'earlier' ? 'earlier' : 'later';
  }

  /** An operation that has not been opened, or has left the screen, is none any more when the page hears of it. */
  protected override raise(code: string, detail: unknown): void {
    if (!this.isOpen) this.operation = '';
    super.raise(code, detail);
  }

  #startSoon(): void {
    // Options that are set with it, one after the other, are heeded.
    queueMicrotask(() => {
      if (this.operation && this.isConnected && (!this.isOpen || this.showsEnd)) this.open(this.operation, undefined);
    });
  }
}
