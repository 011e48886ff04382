import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };

/**
 * Keeps the focus in the dialog where a new answer takes away what had it, such as the button of something that is done
 * by now: it goes to what that stood in, marked `data-keeps-focus`, else to the heading.
 */
export class FocusKeeper implements ReactiveController {
  #focused: Element | null = null;
  #place: HTMLElement | null = null;
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  hostUpdate(): void {
    this.#focused = this.#root.activeElement;
    this.#place = this.#focused?.closest<HTMLElement>('[data-keeps-focus]') ?? null;
  }

  hostUpdated(): void {
    const isTaken = this.#focused && !this.#focused.isConnected && !this.#root.activeElement;
    if (isTaken) (this.#place?.isConnected ? this.#place : this.#heading)?.focus();
    this.#focused = null;
    this.#place = null;
  }

  get #heading(): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>('dialog.modal:modal .heading');
  }

  get #root(): ShadowRoot {
    return this.#host.renderRoot as ShadowRoot;
  }
}
