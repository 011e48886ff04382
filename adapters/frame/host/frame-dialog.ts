import { deepActiveElement } from '../../../components/shared/focus-order.ts';
import { holdPage } from '../../../components/shared/hold-page.ts';
import { languageOf } from '../../../src/messages/languages.ts';
import type { OpenMessage } from '../protocol.ts';
import { titles } from './titles.ts';

export interface FrameDialogHandlers {
  readonly onLoad: () => void;
  /** The browser would close the dialog, for a key or a gesture. */
  readonly onDismiss: () => void;
  readonly onHidden: () => void;
  /** The page has taken the frame away. */
  readonly onGone: () => void;
}

/**
 * A native `<dialog>` that fills the window, transparent, with nothing in it but a frame: what is seen is the modal in
 * that, with its own backdrop. It stands beside the body, where no page hides it, and where it outlives the element.
 */
export class FrameDialog {
  readonly #place = document.createElement('div');
  readonly #dialog = document.createElement('dialog');
  readonly #frame = document.createElement('iframe');
  readonly #look = new CSSStyleSheet();
  readonly #scheme = new CSSStyleSheet();
  /** The page prints as the modal alone. */
  readonly #alone = new CSSStyleSheet();
  readonly #handlers: FrameDialogHandlers;
  readonly #presence = new MutationObserver(() => {
    if (!this.isThere) this.#handlers.onGone();
  });
  #opener: HTMLElement | undefined;
  #letGoOfPage: (() => void) | undefined;

  constructor(address: string, handlers: FrameDialogHandlers) {
    this.#handlers = handlers;
    const dialog = this.#dialog;
    const frame = this.#frame;
    frame.allow = 'clipboard-write';
    frame.src = address;
    frame.onload = handlers.onLoad;
    dialog.oncancel = this.#onCancel;
    dialog.onclose = this.#onClose;
    dialog.append(frame);
    this.#alone.replaceSync('@media print { body { display: none !important } }');
    const root = this.#place.attachShadow({ mode: 'open' });
    this.#look.replaceSync(look);
    root.adoptedStyleSheets = [this.#look, this.#scheme];
    root.append(dialog);
    document.documentElement.append(this.#place);
    // All that it can be taken out of.
    for (const node of [document, document.documentElement, root, dialog])
      this.#presence.observe(node, { childList: true });
  }

  get isThere(): boolean {
    return this.#frame.isConnected;
  }

  get window(): Window | null {
    return this.#frame.contentWindow;
  }

  /** Has the frame laid out, seen by nobody, and the focus come back to what has it now. */
  prepare({ language, colorScheme }: OpenMessage): void {
    this.#opener ??= deepActiveElement();
    this.#dialog.ariaLabel = this.#frame.title = titles[languageOf(language)];
    // Of another color scheme than the document in it, a frame is not transparent.
    this.#scheme.replaceSync('iframe {}');
    (this.#scheme.cssRules[0] as CSSStyleRule).style.setProperty('color-scheme', colorScheme);
    this.#dialog.classList.add('prepared');
  }

  show(): void {
    if (this.#letGoOfPage) return;
    this.#dialog.showModal();
    document.adoptedStyleSheets.push(this.#alone);
    this.#letGoOfPage = holdPage(this.#dialog, this.#handlers.onHidden);
    this.#frame.focus();
  }

  /** Gives the page its keys, its clicks and the focus back, where they are here. */
  hide(): void {
    // Also what is seen by nobody may have taken the focus.
    const hadFocus = this.#letGoOfPage ?? deepActiveElement() === this.#frame;
    if (this.#letGoOfPage) {
      this.#letGoOfPage();
      this.#letGoOfPage = undefined;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#alone);
      this.#dialog.close();
    }
    if (hadFocus && this.#opener?.isConnected) this.#opener.focus({ preventScroll: true });
  }

  /** Nothing more is to come. */
  rest(): void {
    this.hide();
    this.#opener = undefined;
    this.#dialog.classList.remove('prepared');
  }

  remove(): void {
    this.#presence.disconnect();
    this.rest();
    this.#place.remove();
  }

  readonly #onCancel = (event: Event): void => {
    event.preventDefault();
    this.#handlers.onDismiss();
  };

  /** Browsers close a modal dialog on the second Escape whatever the page does. */
  readonly #onClose = (): void => {
    // The event is late: the dialog may be open again by now.
    if (!this.#letGoOfPage || this.#dialog.open) return;
    this.#dialog.showModal();
    this.#handlers.onDismiss();
  };
}

const look = `
  :host { display: contents !important }
  dialog { position: fixed; inset: 0; inline-size: 100%; block-size: 100%; max-inline-size: none; max-block-size: none;
    margin: 0; border: 0; padding: 0; overflow: hidden; background: none; pointer-events: auto; visibility: visible }
  .prepared:not([open]) { display: block; opacity: 0; pointer-events: none }
  dialog::backdrop { background: none }
  iframe { display: block; inline-size: 100%; block-size: 100%; border: 0 }`;
