import type { TemplateResult } from 'lit';
import { emailForm } from '../../../src/fields/email-form.ts';
import type { OperationCredentials } from '../../../src/operation/operation-service.ts';
import type { ServiceError } from '../../../src/operation/service-error.ts';
import type { PaymentMessageKey } from '../../../src/payment/payment.en.ts';
import { isPaymentReceipt } from '../../../src/payment/payment-receipt.ts';
import type { PaymentService } from '../../../src/payment/payment-service.ts';
import type { PaymentReceipt, PaymentSession, SaveReceipt } from '../../../src/payment/wire.ts';
import type { Translate } from '../../../src/messages/translate.ts';
import { breakable, html, nothing, plainCharacters, submitting, textField } from '../../shared/later/base.ts';
import type { FlowDialog } from '../../shared/modal-dialog.ts';
import type { Modal } from '../../shared/modal-element.ts';

/**
 * The state of a receipt e-mail. The address is the one that it was sent to, even if another one is typed meanwhile.
 */
type State =
  | { readonly step: 'unasked' }
  | { readonly step: 'entering'; readonly problem?: 'empty' | 'form' | undefined }
  | { readonly step: 'sending' | 'sent' | 'refused' | 'lost'; readonly email: string };

const field = 'receiptEmail';

/** Undefined if the service sends no receipts, or a method was only saved. For `isShown`, see {@link ReceiptEmail}. */
export function offeredEmail(
  receipt: PaymentReceipt | SaveReceipt,
  session: PaymentSession | undefined,
  { dialog, service, texts }: Modal<PaymentMessageKey> & { readonly service: PaymentService },
  credentials: OperationCredentials,
  isShown: () => boolean,
): ReceiptEmail | undefined {
  if (!session?.sendsReceipts || !service.sendReceipt || !isPaymentReceipt(receipt)) return undefined;
  const { transactionId } = receipt;
  const { language, t } = texts;
  const send = async (email: string) => service.sendReceipt?.(credentials, { transactionId, email, language });
  return new ReceiptEmail(dialog, t, send, isShown);
}

/** Sends the receipt of a payment by e-mail from the last screen, as often as the payer asks for it. */
export class ReceiptEmail {
  #state: State = { step: 'unasked' };
  #typed = '';
  readonly #dialog: Pick<FlowDialog, 'requestUpdate' | 'focusNext' | 'announce'>;
  readonly #t: Translate<PaymentMessageKey>;
  readonly #send: (email: string) => Promise<void>;
  readonly #isShown: () => boolean;

  /**
   * @param isShown Returns whether the last screen is shown. During the next operation, nothing is announced about this
   *   one.
   */
  constructor(
    dialog: Pick<FlowDialog, 'requestUpdate' | 'focusNext' | 'announce'>,
    t: Translate<PaymentMessageKey>,
    send: (email: string) => Promise<void>,
    isShown: () => boolean,
  ) {
    this.#dialog = dialog;
    this.#t = t;
    this.#send = send;
    this.#isShown = isShown;
  }

  button(): TemplateResult | typeof nothing {
    const onClick = (): void => {
      this.#typed = '';
      this.#showField();
    };
    return this.#isOffered
      ? html`<button type="button" class="button" @click=${onClick}>${this.#t('receipt.button')}</button>`
      : nothing;
  }

  section(): TemplateResult {
    return html`<div
      class="stack unprinted"
      role="group"
      aria-label=${this.#t('receipt.button')}
      data-keeps-focus
      tabindex="-1"
    >
      ${this.#isOffered ? nothing : this.#form()}
      ${this.#resultText ? html`<p class="note">${breakable(this.#resultText)}</p>` : nothing}
    </div>`;
  }

  get #isOffered(): boolean {
    return this.#state.step === 'unasked' || this.#state.step === 'sent';
  }

  #form(): TemplateResult {
    const problem = this.#state.step === 'entering' && this.#state.problem;
    return html`<form class="stack" novalidate @submit=${submitting(() => void this.#submit())}>
      ${textField({
        name: field,
        label: this.#t('receipt.email'),
        read: () => this.#typed,
        onInput: (text) => this.#onInput(text),
        error: problem ? this.#t(`receipt.${problem}`) : undefined,
        autocomplete: 'email',
        inputMode: 'email',
      })}
      <div><button class="button">${this.#t('receipt.send')}</button></div>
    </form>`;
  }

  #onInput(text: string): void {
    this.#typed = text;
    if (this.#state.step === 'entering') this.#setState({ step: 'entering' });
  }

  async #submit(): Promise<void> {
    if (this.#state.step === 'sending') return;
    const email = plainCharacters(this.#typed).trim();
    if (!emailForm.test(email)) {
      this.#showField(email === '' ? 'empty' : 'form');
      return;
    }
    this.#setState({ step: 'sending', email });
    try {
      await this.#send(email);
      this.#setState({ step: 'sent', email });
    } catch (error) {
      const isRefused = (error as Partial<ServiceError>).kind === 'refused';
      this.#setState({ step: isRefused ? 'refused' : 'lost', email });
    }
  }

  get #resultText(): string | undefined {
    const state = this.#state;
    return 'email' in state ? this.#t(`receipt.${state.step}`, { email: state.email }) : undefined;
  }

  #setState(state: State): void {
    if (!this.#isShown()) return;
    this.#state = state;
    if (this.#resultText) this.#dialog.announce(this.#resultText);
    this.#dialog.requestUpdate();
  }

  #showField(problem?: 'empty' | 'form'): void {
    this.#setState({ step: 'entering', problem });
    this.#dialog.focusNext(field);
  }
}
