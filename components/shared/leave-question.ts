import { html, type TemplateResult } from 'lit';
import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import type { Translate } from '../../src/messages/translate.ts';

/** Asks before what was typed is thrown away. Escape means: keep going. */
export class LeaveQuestion {
  readonly #host: { readonly renderRoot: HTMLElement | DocumentFragment };
  readonly #onLeave: () => void;

  constructor(host: { readonly renderRoot: HTMLElement | DocumentFragment }, onLeave: () => void) {
    this.#host = host;
    this.#onLeave = onLeave;
  }

  ask(): void {
    const dialog = this.#dialog;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('.primary')?.focus();
  }

  withdraw(): void {
    if (this.#dialog?.open) this.#dialog.close();
  }

  render(t: Translate<SharedMessageKey>): TemplateResult {
    return html`<dialog
      class="question"
      role="alertdialog"
      aria-labelledby="leave-heading"
      aria-describedby="leave-text"
      @keydown=${this.#onKeydown}
    >
      <h2 class="heading" id="leave-heading">${t('leave.heading')}</h2>
      <p id="leave-text">${t('leave.text')}</p>
      <div class="actions">
        <button type="button" class="button" @click=${this.#leave}>${t('leave.go')}</button>
        <button type="button" class="button primary" @click=${() => this.withdraw()}>${t('leave.stay')}</button>
      </div>
    </dialog>`;
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector<HTMLDialogElement>('dialog.question');
  }

  /** The dialog around the question must not hear of the key as well. */
  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (!event.repeat) this.withdraw();
  };

  readonly #leave = (): void => {
    this.withdraw();
    this.#onLeave();
  };
}
