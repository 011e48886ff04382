import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import type { Translate } from '../../src/messages/translate.ts';

type Host = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };

/** Asks before what was typed is thrown away. Escape means: keep going. */
export class LeaveQuestion {
  #isAsking = false;
  readonly #host: Host;
  readonly #onLeave: () => void;

  constructor(host: Host, onLeave: () => void) {
    this.#host = host;
    this.#onLeave = onLeave;
  }

  async ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    const dialog = this.#dialog;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('.primary')?.focus();
  }

  withdraw(): void {
    if (!this.#isAsking) return;
    this.#isAsking = false;
    this.#dialog?.close();
    this.#host.requestUpdate();
  }

  render(t: Translate<SharedMessageKey>): TemplateResult | typeof nothing {
    if (!this.#isAsking) return nothing;
    return html`<dialog
      class="question"
      role="alertdialog"
      aria-labelledby="leave-heading"
      aria-describedby="leave-text"
      @keydown=${this.#onKeydown}
      @close=${() => this.withdraw()}
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
