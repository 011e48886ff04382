import { html, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import { addressOnPhone, type Choice } from './choice.ts';
import type { FrontTexts } from './front-messages.ts';
import type { ProductId } from './products.ts';

/** A phone over the page: a frame as wide as one, in which `phone.html` opens the product. */
export class PhoneFrame {
  readonly #dialog = createRef<HTMLDialogElement>();
  readonly #place = createRef<HTMLElement>();
  #title = '';

  open(product: ProductId, choice: Choice): void {
    const dialog = this.#dialog.value;
    if (!dialog) return;
    const frame = document.createElement('iframe');
    frame.title = this.#title;
    frame.src = `./phone.html#${addressOnPhone(product, choice)}`;
    // Its page says so when the modal is closed.
    frame.addEventListener('demo-phone-done', () => this.close());
    this.#place.value?.replaceChildren(frame);
    dialog.showModal();
  }

  close(): void {
    this.#dialog.value?.close();
  }

  render({ phone, closePhone }: FrontTexts): TemplateResult {
    this.#title = phone;
    return html`<dialog class="phone" aria-label=${phone} ${ref(this.#dialog)} @close=${() => this.#empty()}>
      <div class="phone-head">
        <strong>${phone}</strong>
        <button type="button" class="quiet" @click=${() => this.close()}>${closePhone}</button>
      </div>
      <div class="phone-screen" ${ref(this.#place)}></div>
    </dialog>`;
  }

  #empty(): void {
    this.#place.value?.replaceChildren();
  }
}
