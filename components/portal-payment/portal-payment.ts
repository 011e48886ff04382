import type { CSSResultGroup, PropertyDeclarations, PropertyValues } from 'lit';
import type { PaymentMessageKey } from '../../src/payment/payment.en.ts';
import { loadPaymentMessages } from '../../src/payment/payment-messages.ts';
import type { Catalogue } from '../../src/messages/translate.ts';
import {
  paymentOptionReader,
  paymentOptions,
  type InterfaceVersion,
  type PaymentOptionObject,
} from '../../src/payment/payment-options.ts';
import { PaymentOperationName } from '../../src/payment/enumerations.ts';
import {
  optionError,
  portalError,
  type EarlierPortalEventDetails,
  type PortalEventDetails,
} from '../../src/payment/events.ts';
import type { PaymentRequest } from '../../src/payment/payment-operation.ts';
import { createHttpPaymentService } from '../../src/payment/http-payment-service.ts';
import type { PaymentService } from '../../src/payment/payment-service.ts';
import { paymentShapes } from '../../src/payment/wire.ts';
import { serviceOf } from '../shared/browser.ts';
import type { EventMap } from '../shared/event-map.ts';
import { languageAround } from '../shared/language.ts';
import { ModalElement, type Modal, type ModalEvent } from '../shared/modal-element.ts';
import { tellWrongUse } from '../shared/wrong-use.ts';
import { PaymentFlow } from './payment-flow.ts';
import { paymentStyles } from './payment.styles.ts';

/** The events by name, for typed listeners on this element and on what it stands in. */
export type PortalEventMap = EventMap<PortalEventDetails>;

/** The events by name where `form-version` is `earlier`: `(event as EarlierPortalEventMap['portal.error']).detail`. */
export type EarlierPortalEventMap = EventMap<EarlierPortalEventDetails>;

/**
 * A modal in which a policyholder pays by card or bank account, or saves one of them for later payments.
 *
 * ```html
 * <portal-payment base-url="https://pay.example.com"></portal-payment> <script type="module">
 *   const portal = document.querySelector('portal-payment');
 *   portal.addEventListener('portal.paymentComplete', (event) => console.log(event.detail.transactionId));
 *   portal.makePayment({ sessionId, paymentCategory: 'CreditCard', feeContext: 'PaymentWithFee', minAmountDue: '107.98',
 *     accountBalance: '430.00', clientReferenceData1: 'POL-1' });
 * </script>
 * ```
 *
 * Options come from the call, else from the `options` property, else from `data-option-*` attributes. Results are
 * delivered only through events. Source: payment modal, Client-side operations and Events.
 *
 * @element portal-payment
 * @fires {CustomEvent<null>} portal.load - The modal is on the screen.
 * @fires {CustomEvent<UnloadDetail>} portal.unload - The modal has left the screen; always the last event.
 * @fires {CustomEvent<PortalError | EarlierPortalError>} portal.error - Something was wrong; without a load before it, nothing was opened.
 * @fires {CustomEvent<PaymentInfo>} portal.paymentComplete - The payment was made.
 * @fires {CustomEvent<null>} portal.paymentCanceled - The payment was canceled.
 * @fires {CustomEvent<SavePaymentInfo>} portal.saveComplete - The method was saved.
 * @fires {CustomEvent<null>} portal.saveCanceled - The save was canceled.
 * @csspart dialog - The window, or the section of the page.
 * @csspart header - Merchant, heading and close button.
 * @csspart close - The close button.
 * @csspart body - What is below the header.
 * @csspart input - Each text input.
 * @csspart error-summary - The list of problems.
 * @csspart authorization - The text of a debit authorization.
 * @csspart submit - The button that goes on.
 * @csspart busy - The waiting sign.
 */
export class PortalPayment extends ModalElement {
  static override styles: CSSResultGroup = [ModalElement.styles, paymentStyles];

  static override properties: PropertyDeclarations = {
    formVersion: { attribute: 'form-version' },
    operation: { reflect: true },
  };

  /** The form of the interface that the page is written for, of the two described. */
  formVersion: InterfaceVersion = 'later';

  /** Opens the modal when it is set; empty again when the modal has left the screen. */
  operation: PaymentOperationName | '' = '';

  /** Options for calls that bring none, amounts in dollars. */
  options: PaymentOptionObject | undefined;

  /** Texts that take the place of the library's own, such as the legal ones. */
  messages: Partial<Catalogue<PaymentMessageKey>> = {};

  /** Another way to the service than HTTP. */
  service: PaymentService | undefined;

  protected override readonly namespace = 'portal';
  protected override readonly optionTable = paymentOptions;

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('operation') && this.operation && (!this.isOpen || this.showsEnd))
      this.#start(this.operation, undefined);
  }

  /** Opens the modal for a payment. Whatever is wrong with the options is told by `portal.error`. */
  makePayment(options?: PaymentOptionObject): void {
    this.#start(PaymentOperationName.makePayment, options);
  }

  /** Opens the modal to save a card or bank account. Whatever is wrong with the options is told by `portal.error`. */
  savePaymentMethod(options?: PaymentOptionObject): void {
    this.#start(PaymentOperationName.savePaymentMethod, options);
  }

  override async preload(): Promise<void> {
    await loadPaymentMessages(languageAround(this));
  }

  protected override fail(reason: string): void {
    this.raise({ code: 'portal.error', detail: portalError(reason, { operation: [reason] }, this.#interfaceVersion) });
  }

  /** An operation that has not been opened, or has left the screen, is none any more when the page hears of it. */
  protected override raise(event: ModalEvent): void {
    if (!this.isOpen) this.operation = '';
    super.raise(event);
  }

  get #interfaceVersion(): InterfaceVersion {
    return this.formVersion === 'earlier' ? 'earlier' : 'later';
  }

  #start(operation: PaymentOperationName, given: PaymentOptionObject | undefined): void {
    if (!Object.hasOwn(PaymentOperationName, operation)) {
      this.fail('The operation is makePayment or savePaymentMethod.');
      return;
    }
    if (this.isBlocked()) return;
    const interfaceVersion = this.#interfaceVersion;
    const sources = this.optionSources(given);
    const readOptions = paymentOptionReader(operation, sources, interfaceVersion);
    const { values, problems, usesReferenceNumber } = readOptions();
    if (problems.size > 0) {
      this.raise({ code: 'portal.error', detail: optionError(problems, interfaceVersion) });
      return;
    }
    if (usesReferenceNumber && interfaceVersion === 'later')
      tellWrongUse(this.localName, 'the option referenceNumber is obsolete.', 'Use clientReferenceData1.');
    const request = { operation, options: values } as PaymentRequest;
    const service = serviceOf(this.service, createHttpPaymentService, this.baseUrl, paymentShapes);
    const call = { request, readOptions, service, interfaceVersion };
    const begin = (modal: Modal<PaymentMessageKey>) => new PaymentFlow({ ...modal, ...call });
    void this.open(loadPaymentMessages, begin, operation);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'portal-payment': PortalPayment;
  }

  // A member-less interface is how these events are added to those of all elements.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface HTMLElementEventMap extends PortalEventMap {}
}
