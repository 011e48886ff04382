import { html, nothing, type TemplateResult } from 'lit';
import { checkEmail } from '../../src/fields/email.ts';
import { ServiceError } from '../../src/operation/service-error.ts';
import type { PaymentMessageKey } from '../../src/payment/payment.en.ts';
import type { Translate } from '../../src/messages/translate.ts';
import { breakable } from '../shared/breakable.ts';
import type { FlowDialog } from '../shared/modal-dialog.ts';
import { textField } from '../shared/text-field.ts';

/** Where the sending of a receipt stands. */
type State = 'unasked' | 'entering' | 'sending' | 'sent' | 'refused' | 'lost';

const field = 'receiptEmail';

/** The receipt of a payment by e-mail: asked for on the last screen, in its place, and sent as often as that is wanted. */
export class ReceiptEmail {
  #state: State = 'unasked';
  #email = '';
  /** Where it was sent last, whatever is typed meanwhile. */
  #sentTo = '';
  #problem: 'empty' | 'form' | undefined;
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

  /** The button that asks for it; nothing while it is asked for. */
  button(): TemplateResult | typeof nothing {
    const isOffered = this.#state === 'unasked' || this.#state === 'sent';
    const onClick = (): void => {
      this.#email = '';
      this.#enter('entering');
    };
    return isOffered
      ? html`<button type="button" class="button" @click=${onClick}>${this.#t('receipt.button')}</button>`
      : nothing;
  }

  /** The field for the address, and what became of it. */
  section(): TemplateResult {
    const state = this.#state;
    const isAsked = state !== 'unasked' && state !== 'sent';
    return html`<div
      class="stack unprinted"
      role="group"
      aria-label=${this.#t('receipt.button')}
      data-keeps-focus
      tabindex="-1"
    >
      ${isAsked ? this.#form() : nothing} ${this.#told ? html`<p class="note">${breakable(this.#told)}</p>` : nothing}
    </div>`;
  }

  #form(): TemplateResult {
    const onSubmit = (event: Event): void => {
      event.preventDefault();
      void this.#submit();
    };
    return html`<form class="stack" novalidate @submit=${onSubmit}>
      ${textField({
        name: field,
        label: this.#t('receipt.email'),
        read: () => this.#email,
        onInput: (text) => this.#onInput(text),
        error: this.#problem && this.#t(`receipt.${this.#problem}`),
        autocomplete: 'email',
        inputMode: 'email',
      })}
      <div><button class="button">${this.#t('receipt.send')}</button></div>
    </form>`;
  }

  #onInput(text: string): void {
    this.#email = text;
    this.#problem = undefined;
    this.#dialog.requestUpdate();
  }

  async #submit(): Promise<void> {
    if (this.#state === 'sending') return;
    const verdict = checkEmail(this.#email);
    this.#problem = verdict.state === 'valid' ? undefined : verdict.state === 'empty' ? 'empty' : 'form';
    if (verdict.state !== 'valid') {
      this.#enter('entering');
      return;
    }
    this.#sentTo = verdict.value;
    this.#become('sending');
    try {
      await this.#send(verdict.value);
      this.#become('sent');
    } catch (error) {
      this.#become(error instanceof ServiceError && error.kind === 'refused' ? 'refused' : 'lost');
    }
  }

  /** What became of it, in words. */
  get #told(): string | undefined {
    const state = this.#state;
    if (state === 'unasked' || state === 'entering') return undefined;
    return this.#t(`receipt.${state}`, { email: this.#sentTo });
  }

  #become(state: State): void {
    if (!this.#isShown()) return;
    this.#state = state;
    if (this.#told) this.#dialog.announce(this.#told);
    this.#dialog.requestUpdate();
  }

  #enter(state: State): void {
    this.#become(state);
    this.#dialog.focusNext(field);
  }
}
