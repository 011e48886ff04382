import { html, nothing, type TemplateResult } from 'lit';
import { checkEmail } from '../../src/fields/email.ts';
import { ServiceError } from '../../src/operation/service-error.ts';
import type { PaymentMessageKey } from '../../src/payment/payment.en.ts';
import type { Translate } from '../../src/messages/translate.ts';
import { breakable } from '../shared/breakable.ts';
import type { FlowDialog } from '../shared/modal-dialog.ts';
import { submitting, textField } from '../shared/text-field.ts';

/** Where the sending of a receipt stands. Whatever is typed meanwhile, the address is the one that it was sent to. */
type State =
  | { readonly step: 'unasked' }
  | { readonly step: 'entering'; readonly problem?: 'empty' | 'form' | undefined }
  | { readonly step: 'sending' | 'sent' | 'refused' | 'lost'; readonly email: string };

const field = 'receiptEmail';

/** The receipt of a payment by e-mail: asked for on the last screen, in its place, and sent as often as that is wanted. */
export class ReceiptEmail {
  #state: State = { step: 'unasked' };
  #typed = '';
  readonly #dialog: Pick<FlowDialog, 'requestUpdate' | 'focusNext' | 'announce'>;
  readonly #t: Translate<PaymentMessageKey>;
  readonly #send: (email: string) => Promise<void>;
  readonly #isShown: () => boolean;

  /** @param isShown Whether the last screen is: of the next operation nothing is said that was meant for this one. */
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

  /** The button that shows the field; nothing while the field is shown. */
  button(): TemplateResult | typeof nothing {
    const onClick = (): void => {
      this.#typed = '';
      this.#enter();
    };
    return this.#isOffered
      ? html`<button type="button" class="button" @click=${onClick}>${this.#t('receipt.button')}</button>`
      : nothing;
  }

  /** The field for the address, and the result of sending. */
  section(): TemplateResult {
    return html`<div
      class="stack unprinted"
      role="group"
      aria-label=${this.#t('receipt.button')}
      data-keeps-focus
      tabindex="-1"
    >
      ${this.#isOffered ? nothing : this.#form()}
      ${this.#told ? html`<p class="note">${breakable(this.#told)}</p>` : nothing}
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
    if (this.#state.step === 'entering') this.#become({ step: 'entering' });
  }

  async #submit(): Promise<void> {
    if (this.#state.step === 'sending') return;
    const verdict = checkEmail(this.#typed);
    if (verdict.state !== 'valid') {
      this.#enter(verdict.state === 'empty' ? 'empty' : 'form');
      return;
    }
    const { value: email } = verdict;
    this.#become({ step: 'sending', email });
    try {
      await this.#send(email);
      this.#become({ step: 'sent', email });
    } catch (error) {
      const isRefused = error instanceof ServiceError && error.kind === 'refused';
      this.#become({ step: isRefused ? 'refused' : 'lost', email });
    }
  }

  /** The result of sending, as text. */
  get #told(): string | undefined {
    const state = this.#state;
    return 'email' in state ? this.#t(`receipt.${state.step}`, { email: state.email }) : undefined;
  }

  #become(state: State): void {
    if (!this.#isShown()) return;
    this.#state = state;
    if (this.#told) this.#dialog.announce(this.#told);
    this.#dialog.requestUpdate();
  }

  #enter(problem?: 'empty' | 'form'): void {
    this.#become({ step: 'entering', problem });
    this.#dialog.focusNext(field);
  }
}
