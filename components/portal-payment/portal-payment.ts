// First, so that similar code is together in the script: gzip looks back only 32 KB.
import { PaymentFlow } from './payment-flow.ts';
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
import { radioGroupStyles } from '../shared/radio-group.styles.ts';
import { textFieldStyles } from '../shared/text-field.styles.ts';
import { warnOnce } from '../shared/usage-warnings.ts';
import { entryFormStyles } from './entry-form.styles.ts';

/** Event types by name, for listeners on the element and its ancestors. */
export type PortalEventMap = EventMap<PortalEventDetails>;

/** Event types by name for `form-version="earlier"`: `(event as EarlierPortalEventMap['portal.error']).detail`. */
export type EarlierPortalEventMap = EventMap<EarlierPortalEventDetails>;

/**
 * Payment modal in which a policyholder pays by card or bank account, or saves a payment method.
 *
 * ```html
 * <portal-payment base-url="https://pay.example.com"></portal-payment>
 * <script type="module">
 *   import 'payment-modals/define/portal-payment.js';
 *   const portal = document.querySelector('portal-payment');
 *   portal.addEventListener('portal.paymentComplete', (event) => console.log(event.detail.transactionId));
 *   portal.makePayment({ sessionId, lockedOptions: true });
 * </script>
 * ```
 *
 * The element reads an option from the call, then `options`, then its `data-option-*` attribute. It reports all
 * results as events. Source: payment modal, Client-side operations and Events.
 *
 * @element portal-payment
 * @fires {CustomEvent<null>} portal.load - The modal opened.
 * @fires {CustomEvent<UnloadDetail>} portal.unload - The modal closed. Always the last event.
 * @fires {CustomEvent<PortalError | EarlierPortalError>} portal.error - Something failed. Without a `load` before it, the modal did not open.
 * @fires {CustomEvent<PaymentInfo>} portal.paymentComplete - The payment is complete.
 * @fires {CustomEvent<null>} portal.paymentCanceled - The payment was canceled.
 * @fires {CustomEvent<SavePaymentInfo>} portal.saveComplete - The payment method is saved.
 * @fires {CustomEvent<null>} portal.saveCanceled - The save was canceled.
 * @csspart dialog - The dialog, or the inline section.
 * @csspart header - The merchant name, the heading and the close button.
 * @csspart close - The close button.
 * @csspart body - The content below the header.
 * @csspart input - Each text input.
 * @csspart error-summary - The error summary above the form.
 * @csspart authorization - The bank debit authorization.
 * @csspart submit - The primary button.
 * @csspart busy - The progress indicator.
 */
export class PortalPayment extends ModalElement {
  static override styles: CSSResultGroup = [ModalElement.styles, textFieldStyles, radioGroupStyles, entryFormStyles];

  static override properties: PropertyDeclarations = {
    formVersion: { attribute: 'form-version' },
    operation: { reflect: true },
  };

  /** Form of the interface that the page uses: `later` or `earlier`. */
  formVersion: InterfaceVersion = 'later';

  /** Opens the modal when you set it. Empty again when the modal closes. */
  operation: PaymentOperationName | '' = '';

  /** Options for calls that omit them. Amounts are in dollars. */
  options: PaymentOptionObject | undefined;

  /** Your own texts, by message key. They replace the texts of the library. */
  messages: Partial<Catalogue<PaymentMessageKey>> = {};

  /** Your own service object, instead of HTTP requests. */
  service: PaymentService | undefined;

  protected override readonly namespace = 'portal';
  protected override readonly optionTable = paymentOptions;

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('operation') && this.operation && (!this.isOpen || this.showsEnd))
      this.#start(this.operation, undefined);
  }

  /** Opens the modal to pay. Reports invalid options as `portal.error`. */
  makePayment(options?: PaymentOptionObject): void {
    this.#start(PaymentOperationName.makePayment, options);
  }

  /** Opens the modal to save a card or bank account. Reports invalid options as `portal.error`. */
  savePaymentMethod(options?: PaymentOptionObject): void {
    this.#start(PaymentOperationName.savePaymentMethod, options);
  }

  override async preload(): Promise<void> {
    await loadPaymentMessages(languageAround(this));
  }

  protected override fail(reason: string): void {
    this.raise({ code: 'portal.error', detail: portalError(reason, { operation: [reason] }, this.#interfaceVersion) });
  }

  /** Clears `operation` before listeners run if the modal is closed. */
  protected override raise(event: ModalEvent): void {
    if (!this.isOpen) this.operation = '';
    super.raise(event);
  }

  get #interfaceVersion(): InterfaceVersion {
    return this.formVersion === 'earlier' ? 'earlier' : 'later';
  }

  #start(operation: PaymentOperationName, given: PaymentOptionObject | undefined): void {
    if (!Object.hasOwn(PaymentOperationName, operation)) {
      this.fail('The operation must be makePayment or savePaymentMethod.');
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
      warnOnce(this.localName, 'the option referenceNumber is obsolete.', 'Use clientReferenceData1.');
    const request = { operation, options: values } as PaymentRequest;
    const service = serviceOf(this.service, createHttpPaymentService, this.baseUrl, paymentShapes);
    const call = { request, readOptions, service, interfaceVersion };
    const begin = (modal: Modal<PaymentMessageKey>) => new PaymentFlow({ ...modal, ...call });
    void this.open(loadPaymentMessages, begin, () => operation);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'portal-payment': PortalPayment;
  }

  interface HTMLElementEventMap extends PortalEventMap {}
}
