import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';

export interface ModalDialogSettings {
  /** The person wants to close: by Escape or by the way back of the device. */
  readonly onDismiss: () => void;
  /** The host was taken out of the page while the dialog was open. Moving it does not count. */
  readonly onRemoved: () => void;
}

/**
 * A native `<dialog>` that closes only when its host says so.
 *
 * Browsers close a modal dialog on the second Escape whatever the page does, and Android's back button knows only the
 * dialog's own `cancel`. So Escape is caught as a key, `cancel` is prevented where that holds, and a dialog that was
 * closed all the same is opened again before the person is asked.
 */
export class ModalDialog implements ReactiveController {
  #open = false;
  #opener: HTMLElement | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };
  readonly #settings: ModalDialogSettings;

  constructor(
    host: ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment },
    settings: ModalDialogSettings,
  ) {
    this.#host = host;
    this.#settings = settings;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#open) void this.#host.updateComplete.then(() => this.#show());
  }

  hostDisconnected(): void {
    if (!this.#open) return;
    queueMicrotask(() => {
      if (this.#host.isConnected) return;
      this.#giveFocusBack();
      this.#settings.onRemoved();
    });
  }

  /** Shows the dialog, and remembers where the focus was. */
  async show(): Promise<void> {
    this.#opener = deepActiveElement();
    this.#open = true;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    this.#show();
  }

  /** Closes the dialog and gives the focus back. */
  hide(): void {
    this.#open = false;
    this.#dialog?.close();
    this.#giveFocusBack();
    this.#host.requestUpdate();
  }

  /** The dialog around its content; `labelId` names the heading in it. */
  render(content: unknown, { labelId, language }: { labelId: string; language: string }): TemplateResult {
    return html`<dialog
      class="modal"
      part="dialog"
      lang=${language}
      aria-labelledby=${labelId}
      @keydown=${this.#onKeydown}
      @cancel=${this.#onCancel}
      @close=${this.#onClose}
    >
      ${this.#open ? content : ''}
    </dialog>`;
  }

  #giveFocusBack(): void {
    if (this.#opener?.isConnected) this.#opener.focus();
    this.#opener = undefined;
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector<HTMLDialogElement>('dialog.modal');
  }

  #show(): void {
    const dialog = this.#dialog;
    if (!this.#open || !dialog || !this.#host.isConnected) return;
    // A dialog that was moved in the page is still marked open, but no longer modal.
    if (dialog.open && !dialog.matches(':modal')) dialog.removeAttribute('open');
    if (!dialog.open) dialog.showModal();
  }

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    if (!event.repeat) this.#settings.onDismiss();
  };

  readonly #onCancel = (event: Event): void => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    this.#settings.onDismiss();
  };

  readonly #onClose = (event: Event): void => {
    const dialog = event.target as HTMLDialogElement;
    // The event is late: the dialog may be open again by now, for the next operation.
    if (dialog !== event.currentTarget || dialog.open || !this.#open || !this.#host.isConnected) return;
    this.#show();
    this.#settings.onDismiss();
  };
}

/** The focused element, looked for through open shadow roots. */
function deepActiveElement(): HTMLElement | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement ? active : undefined;
}
