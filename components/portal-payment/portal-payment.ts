import { LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { PaymentMessageKey } from '../../src/messages/payment.en.ts';
import { loadPaymentMessages } from '../../src/messages/payment-messages.ts';
import { createTranslate, locales, type Catalogue } from '../../src/messages/translate.ts';
import { formatMoney } from '../../src/money.ts';
import { optionsFromAttributes } from '../../src/options/data-attributes.ts';
import {
  paymentOptions,
  readPaymentOptions,
  type InterfaceForm,
  type PaymentOptionObject,
} from '../../src/options/payment-options.ts';
import type { OperationState } from '../../src/operation/operation-state.ts';
import { FeeContext, PaymentCategory, PaymentMethodName } from '../../src/payment/enumerations.ts';
import { optionError, portalError, type PortalEventCode, type PortalEventDetails } from '../../src/payment/events.ts';
import {
  acknowledger,
  paymentCalls,
  paymentRefusal,
  portalEvent,
  type PaymentIntent,
  type PaymentOperationTypes,
  type PaymentRequest,
  type PaymentReview,
} from '../../src/payment/payment-operation.ts';
import { createHttpPaymentService } from '../../src/service/http-payment-service.ts';
import type { OperationCredentials } from '../../src/service/operation-service.ts';
import { ServiceError } from '../../src/service/service-error.ts';
import type { PaymentService } from '../../src/service/payment-service.ts';
import { newOperationKey, serviceTimeout } from '../shared/browser.ts';
import { dialogStyles } from '../shared/dialog.styles.ts';
import { formStyles } from '../shared/form.styles.ts';
import { languageAround } from '../shared/language.ts';
import { warnOfNearMisses } from '../shared/near-miss-warning.ts';
import { OperationModal } from '../shared/operation-modal.ts';
import { tokens } from '../shared/tokens.styles.ts';
import { prove, saveAuthorisation } from './authorisation.ts';
import { methodName } from './method-name.ts';
import { PaymentEntry } from './payment-entry.ts';
import { paymentScreen, type ShownPayment } from './payment-screen.ts';
import type { Texts } from './payment-view.ts';
import { reviewOf } from './review.ts';

/** The events by code, for typed listeners on this element and on what it stands in. */
type PortalEventMap = { [Code in PortalEventCode]: CustomEvent<PortalEventDetails[Code]> };

/** The operation that is open, and whom it talks to. */
interface Current extends ShownPayment {
  readonly service: PaymentService;
  readonly credentials: OperationCredentials;
  entry?: PaymentEntry;
}

/**
 * A modal in which a policyholder pays by card or bank account, or saves one of them for later payments.
 *
 * ```html
 * <portal-payment base-url="https://pay.example.com"></portal-payment>
 * <script type="module">
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
 * @fires {CustomEvent<null>} portal.paymentCanceled - The payment was cancelled.
 * @fires {CustomEvent<SavePaymentInfo>} portal.saveComplete - The method was saved.
 * @fires {CustomEvent<null>} portal.saveCanceled - The save was cancelled.
 * @csspart dialog - The window.
 * @csspart header - Merchant, heading and close button.
 * @csspart close - The close button.
 * @csspart body - What is below the header.
 * @csspart input - Each text input.
 * @csspart error-summary - The list of problems.
 * @csspart authorisation - The text of a debit authorisation.
 * @csspart submit - The button that goes on.
 * @csspart busy - The waiting sign.
 * @cssprop --portal-color-accent - Buttons, links, focus and choices.
 * @cssprop --portal-color-on-accent - Text on the accent colour.
 * @cssprop --portal-color-surface - Background of the window and the inputs.
 * @cssprop --portal-color-surface-quiet - Background of summaries.
 * @cssprop --portal-color-text - Text.
 * @cssprop --portal-color-text-quiet - Hints and secondary text.
 * @cssprop --portal-color-border - Borders of inputs and choices.
 * @cssprop --portal-color-border-quiet - Dividing lines.
 * @cssprop --portal-color-error - Errors.
 * @cssprop --portal-color-error-surface - Background of the error summary.
 * @cssprop --portal-color-success - The sign of success.
 * @cssprop --portal-color-backdrop - What lies over the page.
 * @cssprop --portal-radius - Corner radius.
 * @cssprop --portal-font-family - Font.
 */
export class PortalPayment extends LitElement {
  static override styles = [tokens, dialogStyles, formStyles];

  /** Address of the service, without a trailing slash; empty for the page's own origin. */
  @property({ attribute: 'base-url' }) baseUrl = '';

  /** Which of the two described forms of the interface the page is written for. */
  @property({ attribute: 'form-version' }) formVersion: InterfaceForm = 'later';

  /** Opens the modal when it is set; empty again when the modal has left the screen. */
  @property({ reflect: true }) operation: PaymentMethodName | '' = '';

  /** Options for calls that bring none, amounts in dollars. */
  @property({ attribute: false }) options: PaymentOptionObject | undefined;

  /** Texts that take the place of the library's own, such as the legal ones. */
  @property({ attribute: false }) messages: Partial<Catalogue<PaymentMessageKey>> = {};

  /** Another way to the service than HTTP. */
  @property({ attribute: false }) service: PaymentService | undefined;

  #current: Current | undefined;
  #isOpening = false;
  /** What the element stood in last. */
  #place: ParentNode | null = null;

  readonly #modal = new OperationModal<PaymentOperationTypes, PaymentIntent>(this, {
    isTouched: () => this.#current?.entry?.isTouched ?? false,
    dropSecrets: () => this.#current?.entry?.dropSecrets(),
    onPageHide: () => this.#editWithoutSecrets(),
  });

  /** Opens the modal for a payment. Whatever is wrong with the options is told by `portal.error`. */
  makePayment(options?: PaymentOptionObject): void {
    this.#start(PaymentMethodName.makePayment, options);
  }

  /** Opens the modal to save a card or bank account. Whatever is wrong with the options is told by `portal.error`. */
  savePaymentMethod(options?: PaymentOptionObject): void {
    this.#start(PaymentMethodName.savePaymentMethod, options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#place = this.parentNode;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('operation') && this.operation && !this.#current) this.#start(this.operation, undefined);
  }

  protected override render(): TemplateResult {
    const current = this.#current;
    const { state, operation } = this.#modal;
    if (!current || !state || !operation) return this.#modal.renderClosed();
    return this.#modal.render({
      t: current.texts.t,
      language: current.texts.language,
      merchant: current.entry?.session.merchant.name,
      ...paymentScreen(current, state, {
        onSubmit: () => void this.#onEntered(current),
        onPay: (entry, review) => this.#onPay(entry, current.texts, review),
        onBack: () => operation.edit(),
        onRetry: () => void operation.retry(),
        onAskNow: () => operation.askNow(),
        onClose: () => this.#modal.dismiss(),
        onPrint: () => print(),
      }),
    });
  }

  get #form(): InterfaceForm {
    return this.formVersion === 'earlier' ? 'earlier' : 'later';
  }

  /** The texts of one operation, in the language of the place: an authorisation must not change its language. */
  async #loadTexts(): Promise<Texts> {
    const { language, catalogue } = await loadPaymentMessages(languageAround(this));
    const locale = locales[language];
    const t = createTranslate<PaymentMessageKey>(catalogue, this.messages);
    return { t, language, locale, money: (cents) => formatMoney(cents, locale) };
  }

  #start(operation: PaymentMethodName, given: PaymentOptionObject | undefined): void {
    const hindrance = this.#hindrance(operation);
    if (hindrance) {
      if (!this.#current) this.operation = '';
      this.#raise('portal.error', portalError(hindrance, { operation: [hindrance] }, this.#form));
      return;
    }
    const sources = [given, this.options, optionsFromAttributes(this.attributes)];
    if (__DEV__) warnOfNearMisses(this.localName, sources, Object.keys(paymentOptions));
    const { values, problems, usesReferenceNumber } = readPaymentOptions(operation, sources, this.#form);
    if (problems.size > 0) {
      this.operation = '';
      this.#raise('portal.error', optionError(problems, this.#form));
      return;
    }
    if (usesReferenceNumber && this.#form === 'later') warnOfReferenceNumber();
    void this.#open({ operation, options: values } as PaymentRequest);
  }

  /** What stands in the way whatever the options are. */
  #hindrance(operation: string): string | undefined {
    if (!Object.hasOwn(PaymentMethodName, operation)) return 'The operation is makePayment or savePaymentMethod.';
    if (this.#current || this.#isOpening)
      return 'The modal is open already. Wait for portal.unload before the next operation.';
    if (!this.isConnected) return notInPage;
    if (!isSecureContext) return 'The page was not loaded securely. Payments need https.';
    return undefined;
  }

  async #open(request: PaymentRequest): Promise<void> {
    const { options } = request;
    const form = this.#form;
    this.#isOpening = true;
    const texts = await this.#loadTexts();
    this.#isOpening = false;
    if (!this.isConnected) {
      this.#raise('portal.error', portalError(notInPage, { operation: [notInPage] }, form));
      return;
    }
    const service =
      this.service ??
      createHttpPaymentService({ baseUrl: this.baseUrl, fetch: fetch.bind(globalThis), timeout: serviceTimeout });
    const credentials = { sessionKey: options.sessionId, operationKey: newOperationKey() };
    const acknowledge = acknowledger(service, credentials);
    const current: Current = { request, service, credentials, texts };
    this.#current = current;
    await this.#modal.start({
      calls: paymentCalls(service, credentials, request),
      refusalOf: (session) => paymentRefusal(options, session),
      onLoad: () => this.#raise('portal.load', null),
      onState: (state) => this.#follow(current, state),
      onReport: (report) => {
        if (report.type === 'unload') {
          this.#current = undefined;
          this.operation = '';
        }
        const { code, detail } = portalEvent(report, request, form, acknowledge);
        this.#raise(code, detail);
        if (report.type === 'complete' && !options.confirmationDisplay) this.#modal.operation?.close();
      },
    });
  }

  #follow(current: Current, state: OperationState<PaymentOperationTypes>): void {
    if (state.step === 'reviewing') this.#editWithoutSecrets();
    if (state.step !== 'entering') return;
    current.entry ??= new PaymentEntry(this, current.request, state.session);
    if (state.setback?.kind === 'declined') current.entry.decline(state.setback.code);
  }

  /** Once the secrets are dropped there is nothing left to pay with: back to the form. */
  #editWithoutSecrets(): void {
    if (!this.#current?.entry?.form.isComplete) this.#modal.operation?.edit();
  }

  /** The form was sent: on to the review, or where nothing is charged, to the service. */
  async #onEntered({ entry, request, service, credentials, texts }: Current): Promise<void> {
    const { operation } = this.#modal;
    if (!operation || !entry) return;
    if (!entry.form.submit()) {
      this.#modal.focusNext();
      return;
    }
    if (request.operation === 'savePaymentMethod') {
      const { method } = entry;
      const agreed =
        entry.category === PaymentCategory.ECheck
          ? { authorisation: await prove(saveAuthorisation(texts, entry), texts) }
          : {};
      await operation.submit({ method, save: true, ...agreed });
      return;
    }
    const { feeContext } = request.options;
    await operation.review(async () => {
      const { amount = 0, category } = entry;
      const quote = await service.quote(credentials, { amount, category, feeContext });
      const answersTheQuestion =
        quote.amount === amount && (quote.fee === 0 || feeContext === FeeContext.PaymentWithFee);
      // Secrets may have been dropped meanwhile, by a page that was left and came back.
      if (!answersTheQuestion || !entry.form.isComplete) throw new ServiceError('lost', 'unreadable');
      return reviewOf(entry, texts, quote);
    });
  }

  #onPay(entry: PaymentEntry, texts: Texts, review: PaymentReview): void {
    const { state, operation } = this.#modal;
    if (state?.step !== 'reviewing' || state.review !== review) return;
    if (entry.category !== review.category || methodName(texts.t, entry.maskedMethod) !== review.method) {
      operation?.edit();
      return;
    }
    const { quote, save, authorisation } = review;
    const agreed = authorisation ? { authorisation: authorisation.proof } : {};
    void operation?.submit({ method: entry.method, quote, save, ...agreed });
  }

  #raise<Code extends PortalEventCode>(code: Code, detail: PortalEventDetails[Code]): void {
    // Taken out of the page in the middle of a payment: whoever listens around its place hears the end all the same.
    const left = this.isConnected || this.parentNode === this.#place ? null : this.#place;
    const event = new CustomEvent(code, { detail, bubbles: true, composed: true, cancelable: left !== null });
    // An adapter that has seen to it by itself prevents what would come now.
    if (this.dispatchEvent(event))
      left?.dispatchEvent(new CustomEvent(code, { detail, bubbles: true, composed: true }));
  }
}

const notInPage = 'The portal-payment element is not in the page. Add it before the operation.';

let hasWarned = false;

function warnOfReferenceNumber(): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('portal-payment: the option referenceNumber is obsolete. Use clientReferenceData1.');
}

declare global {
  interface HTMLElementTagNameMap {
    'portal-payment': PortalPayment;
  }

  // A member-less interface is how these events are added to those of all elements.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface HTMLElementEventMap extends PortalEventMap {}
}
