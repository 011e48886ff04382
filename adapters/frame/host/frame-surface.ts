import { addStyles } from '../../../components/shared/add-styles.ts';
import { deepActiveElement } from '../../../components/shared/focus-order.ts';
import { lockPage } from '../../../components/shared/lock-page.ts';
import { showProgress } from '../../../components/shared/progress.ts';
import { shieldFrame } from '../../../components/shared/shield-events.ts';
import { cancelButton } from './cancel-button.ts';
import { dialogStyles, frameStyles } from './frame-surface.styles.ts';
import type { OpenCall } from '../protocol.ts';

const printStyles = '@media print{body{display:none!important}}';

/**
 * A frame in a transparent `<dialog>` beside `<body>`, where it outlives the element.
 *
 * @param onGiveUp Called when a person no longer waits for the modal.
 * @param onDismiss Called when the browser wants to close the dialog because of a key or a gesture.
 * @param section The root of an element that shows the frame in its own place. The frame goes with it.
 */
export function createFrameSurface(
  address: string,
  onGiveUp: () => void,
  onDismiss: () => void,
  section?: ShadowRoot | null,
) {
  const place = document.createElement('div');
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  let opener: HTMLElement | undefined;
  let releasePage: (() => void) | undefined;
  let endProgress: (() => void) | undefined;

  frame.allow = 'clipboard-write';
  frame.src = address;
  dialog.oncancel = (event) => {
    event.preventDefault();
    onDismiss();
  };
  // Browsers close a modal dialog on the second Escape whatever the page does.
  dialog.onclose = () => {
    // The event is late: the dialog may be open again by now.
    if (!releasePage || dialog.open) return;
    dialog.showModal();
    onDismiss();
  };
  const root = section ?? place.attachShadow({ mode: 'open' });
  addStyles(root, frameStyles + (section ? '' : dialogStyles));
  if (!section) {
    dialog.append(frame);
    document.documentElement.append(place);
  }
  root.append(section ? frame : dialog);

  return { frame, isHiddenByPage, prepare, focusSoon, endProgress: () => endProgress?.(), show, hide, release, remove };

  /** True if the page hides the open dialog. */
  function isHiddenByPage(): boolean {
    return dialog.open && !dialog.checkVisibility();
  }

  /** Shows progress, lays the frame out invisibly, and remembers the focused element to return the focus to. */
  function prepare({ language, colorScheme, isPressed }: OpenCall): void {
    if (!section || isPressed) opener ??= deepActiveElement();
    // Screen readers say it before the name of the modal.
    frame.title = dialog.ariaLabel = /^es/i.test(language) ? 'Formulario seguro' : 'Secure form';
    // A frame is transparent only if it has the color scheme of its document.
    frame.style.colorScheme = colorScheme;
    dialog.className = 'prepared';
    // An inline modal leaves the rest of the page usable.
    if (!section) endProgress = showProgress(language, onGiveUp, cancelButton(language, onGiveUp));
  }

  /** Focuses the frame before it is shown, since a browser takes a while until its document has the focus. */
  function focusSoon(): void {
    if (!section && deepActiveElement() === opener) frame.focus();
  }

  function show(): void {
    if (releasePage) return;
    if (!section) {
      dialog.showModal();
      const ends = [shieldFrame(root), lockPage(printStyles)];
      releasePage = () => ends.forEach((end) => end());
    }
    if (!section || opener) frame.focus();
  }

  function hide(): void {
    releasePage?.();
    releasePage = undefined;
    dialog.close();
    // If the page has removed the frame, the body has the focus.
    const wasHere = [frame, document.body].includes(deepActiveElement() as never);
    if (wasHere && opener?.isConnected) opener.focus({ preventScroll: true });
  }

  function release(): void {
    // First, because its dialog returns the focus to where it was.
    endProgress?.();
    hide();
    opener = undefined;
    dialog.className = '';
  }

  function remove(): void {
    // Not `remove()`, which fails in pages with Prototype.js if the page has removed it.
    const shown = section ? frame : place;
    shown.parentNode?.removeChild(shown);
  }
}
