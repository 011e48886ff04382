import { deepActiveElement } from '../../../components/shared/focus-order.ts';
import { holdPage } from '../../../components/shared/hold-page.ts';
import { shieldFrame } from '../../../components/shared/shield-events.ts';
import { look } from './frame-dialog.styles.ts';
import type { Surroundings } from '../protocol.ts';
import { titles } from './titles.ts';

export interface FrameDialogHandlers {
  /** The browser would close the dialog, for a key or a gesture. */
  readonly onDismiss: () => void;
  readonly onHidden: () => void;
  /** The page has taken the frame away. */
  readonly onGone: () => void;
}

/** The place of a frame, from the loading of its document on. */
export interface FrameDialog {
  readonly frame: HTMLIFrameElement;
  /** Has the frame laid out, seen by nobody, and the focus come back to what has it now. */
  readonly prepare: (around: Surroundings) => void;
  readonly show: () => void;
  /** Gives the page its keys, its clicks and the focus back, where they are here. */
  readonly hide: () => void;
  /** Nothing more is to come. */
  readonly rest: () => void;
  readonly remove: () => void;
}

/** The page prints as the modal alone. */
const alone = '@media print { body { display: none !important } }';

/**
 * A native `<dialog>` that fills the window, transparent, with nothing in it but a frame: what is seen is the modal in
 * that, with its own backdrop. It stands beside the body, where no page hides it, and where it outlives the element.
 */
export function createFrameDialog(address: string, on: FrameDialogHandlers): FrameDialog {
  const place = document.createElement('div');
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  const sheet = new CSSStyleSheet();
  let opener: HTMLElement | undefined;
  let letGoOfPage: (() => void) | undefined;

  frame.allow = 'clipboard-write';
  frame.src = address;
  dialog.oncancel = (event) => {
    event.preventDefault();
    on.onDismiss();
  };
  // Browsers close a modal dialog on the second Escape whatever the page does.
  dialog.onclose = () => {
    // The event is late: the dialog may be open again by now.
    if (!letGoOfPage || dialog.open) return;
    dialog.showModal();
    on.onDismiss();
  };
  dialog.append(frame);
  const root = place.attachShadow({ mode: 'open' });
  sheet.replaceSync(look);
  root.adoptedStyleSheets = [sheet];
  root.append(dialog);
  document.documentElement.append(place);

  const presence = new MutationObserver(() => {
    if (!frame.isConnected) on.onGone();
  });
  // All that it can be taken out of.
  for (const node of [document, document.documentElement, root, dialog]) presence.observe(node, { childList: true });

  return { frame, prepare, show, hide, rest, remove };

  function prepare({ language, colorScheme }: Surroundings): void {
    opener ??= deepActiveElement();
    dialog.ariaLabel = frame.title = titles[language];
    // Of another color scheme than the document in it, a frame is not transparent.
    frame.style.colorScheme = colorScheme;
    dialog.className = 'prepared';
  }

  function show(): void {
    if (letGoOfPage) return;
    dialog.showModal();
    letGoOfPage = holdPage(dialog, shieldFrame, on.onHidden, alone);
    frame.focus();
  }

  function hide(): void {
    // Also what is seen by nobody may have taken the focus.
    const hadFocus = letGoOfPage ?? deepActiveElement() === frame;
    if (letGoOfPage) {
      letGoOfPage();
      letGoOfPage = undefined;
      dialog.close();
    }
    if (hadFocus && opener?.isConnected) opener.focus({ preventScroll: true });
  }

  function rest(): void {
    hide();
    opener = undefined;
    dialog.className = '';
  }

  function remove(): void {
    presence.disconnect();
    rest();
    place.remove();
  }
}
