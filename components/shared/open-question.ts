import type { ReactiveControllerHost } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { questionDialog, type Question } from './question-dialog.ts';

interface Asked {
  readonly texts: Question;
  readonly onAnswer: (isConfirmed: boolean) => void;
}

type Host = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };

export class OpenQuestion {
  #asked: Asked | undefined;
  readonly #host: Host;
  readonly #onGone: () => void;

  /** @param onGone Called when the question has left the screen, before its answer is heard. */
  constructor(host: Host, onGone: () => void) {
    this.#host = host;
    this.#onGone = onGone;
  }

  ask(texts: Question, onAnswer: (isConfirmed: boolean) => void): void {
    if (this.#asked) return;
    this.#asked = { texts, onAnswer };
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => {
      const dialog = this.#dialog;
      dialog?.showModal();
      dialog?.querySelector<HTMLElement>('.primary')?.focus();
    });
  }

  /** Returns false if there is no question. */
  withdraw(): boolean {
    const asked = this.#asked;
    this.#answer(asked, false);
    return asked !== undefined;
  }

  render(warning: unknown): unknown {
    const asked = this.#asked;
    const onAnswer = (isConfirmed: boolean): void => this.#answer(asked, isConfirmed);
    return keyed(asked, asked && questionDialog(asked.texts, onAnswer, warning));
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector<HTMLDialogElement>('dialog.question');
  }

  /** The `close` of its dialog may come so late that another question is asked by then. */
  #answer(asked: Asked | undefined, isConfirmed: boolean): void {
    if (!asked || asked !== this.#asked) return;
    this.#asked = undefined;
    this.#dialog?.close();
    this.#onGone();
    this.#host.requestUpdate();
    asked.onAnswer(isConfirmed);
  }
}
