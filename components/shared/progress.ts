/** Most of what is fetched is there by then, and nothing is shown. In milliseconds. */
const delay = 300;

/**
 * Shows that something is being fetched that a person waits for. A native dialog, so that nothing of the page is pressed
 * meanwhile, and as small as that: script loaders have it.
 *
 * @param lang Of the page: `es-US`. Its texts may be what is being fetched.
 * @param onCancel The person gives it up, by Escape or Android's back.
 * @param button What else is in it, or nothing.
 * @returns what ends it.
 */
export function showProgress(lang: string, onCancel: (reason: string) => void, button: Node | string): () => void {
  const dialog = document.createElement('dialog');
  const timer = setTimeout(() => {
    dialog.append(/^es/i.test(lang) ? 'Cargando…' : 'Loading…', button);
    // Whatever the page says of its own dialogs, it is seen.
    dialog.style.cssText = 'all:revert';
    dialog.oncancel = () => onCancel('It was canceled.');
    document.documentElement.appendChild(dialog);
    dialog.showModal?.();
  }, delay);
  return () => {
    clearTimeout(timer);
    // Gives the focus back, which the modal is to find where it was.
    if (dialog.open) dialog.close();
    dialog.remove();
  };
}
