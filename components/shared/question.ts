import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';

type Host = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };

/** What is asked, and the two answers. */
export interface QuestionTexts {
  readonly heading: string;
  readonly text: string;
  readonly stay: string;
  readonly go: string;
}

/** Asks before something is done that cannot be undone. Escape means: do not. */
export class Question {
  #isAsking = false;
  readonly #host: Host;
  readonly #onGo: () => void;
  readonly #onAnswered: (() => void) | undefined;

  /** @param onAnswered Called when the question is gone, however that came; before `onGo`. */
  constructor(host: Host, onGo: () => void, onAnswered?: () => void) {
    this.#host = host;
    this.#onGo = onGo;
    this.#onAnswered = onAnswered;
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
    // What was focused before the question may be gone by now.
    const root = this.#host.renderRoot as ShadowRoot;
    if (!root.activeElement) root.querySelector<HTMLElement>('dialog.modal:modal .heading')?.focus();
    this.#host.requestUpdate();
    this.#onAnswered?.();
  }

  render({ heading, text, stay, go }: QuestionTexts): TemplateResult | typeof nothing {
    if (!this.#isAsking) return nothing;
    return html`<dialog
      class="question"
      role="alertdialog"
      aria-labelledby="question-heading"
      aria-describedby="question-text"
      @keydown=${this.#onKeydown}
      @close=${() => this.withdraw()}
    >
      <h2 class="heading" id="question-heading">${heading}</h2>
      <p id="question-text">${text}</p>
      <div class="actions">
        <button type="button" class="button" @click=${this.#go}>${go}</button>
        <button type="button" class="button primary" @click=${() => this.withdraw()}>${stay}</button>
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

  readonly #go = (): void => {
    this.withdraw();
    this.#onGo();
  };
}
