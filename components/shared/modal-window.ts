import type { TemplateResult } from 'lit';
import { dialogTemplate, type ShownFlow } from './dialog-template.ts';
import { deepActiveElement } from './focus-order.ts';
import { lockPage } from './lock-page.ts';
import { watchAncestors } from './watch-ancestors.ts';
import { fitModal, showFocused } from './fit-modal.ts';
import { shieldEvents } from './shield-events.ts';
import type { Surface, SurfaceHandlers, SurfaceHost } from './surface.ts';

/**
 * A native `<dialog>` that closes only when the flow says so. Browsers close a modal dialog on the second Escape, and
 * Android's back button raises `cancel`. So Escape and `cancel` are prevented, and a closed dialog is opened again.
 */
export class ModalWindow implements Surface {
  readonly #host: SurfaceHost;
  readonly #on: SurfaceHandlers;
  #opener: HTMLElement | undefined;
  #releasePage: (() => void) | undefined;
  #endFitting: (() => void) | undefined;

  constructor(host: SurfaceHost, handlers: SurfaceHandlers) {
    this.#host = host;
    this.#on = handlers;
  }

  /** True while the dialog is modal. Test environments without modal dialogs need no focus. */
  get mayMoveFocus(): boolean {
    return this.#dialog?.matches(':modal') ?? false;
  }

  get isShown(): boolean {
    const dialog = this.#dialog;
    return dialog !== null && dialog.open && dialog.checkVisibility();
  }

  render(shown: ShownFlow): TemplateResult {
    return dialogTemplate(shown, { onCancel: this.#onCancel, onClose: this.#onClose, onDismiss: this.#on.onDismiss });
  }

  show(): void {
    const dialog = this.#dialog;
    if (!dialog) return;
    // A dialog that was moved in the page is still marked open, but no longer modal, and has other ancestors.
    if (!this.mayMoveFocus) {
      dialog.removeAttribute('open');
      this.#releasePage?.();
      this.#releasePage = undefined;
    }
    // Comes first, because it would cost another round of style and layout afterwards.
    if (!this.#releasePage) {
      const ends = [this.#shield(dialog.getRootNode()), watchAncestors(dialog, this.#on.onHidden), lockPage()];
      this.#releasePage = () => ends.forEach((end) => end());
    }
    this.#opener ??= deepActiveElement();
    if (!dialog.open) dialog.showModal();
    this.#endFitting ??= fitModal(dialog);
  }

  release(): void {
    this.#releasePage?.();
    this.#releasePage = undefined;
    this.#endFitting?.();
    this.#endFitting = undefined;
    this.#dialog?.close();
    if (this.#opener?.isConnected) this.#opener.focus({ preventScroll: true });
    this.#opener = undefined;
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector<HTMLDialogElement>('dialog.modal');
  }

  readonly #shield = (root: Node) =>
    shieldEvents(root, true, (event) => {
      this.#on.onUse(event);
      if (event.type === 'keydown') this.#onKeydown(event as KeyboardEvent);
    });

  #onKeydown(event: KeyboardEvent): void {
    showFocused(event, this.#host.renderRoot as ShadowRoot);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (!event.repeat) this.#on.onDismiss();
  }

  readonly #onCancel = (event: Event): void => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    this.#on.onDismiss();
  };

  readonly #onClose = (event: Event): void => {
    const dialog = event.target as HTMLDialogElement;
    // The event is late: the dialog may be open again by now, for the next operation.
    if (dialog !== event.currentTarget || dialog.open || !this.#releasePage) return;
    this.#on.onClosed();
  };
}
