/** Most loading ends within this time, and nothing is shown. In milliseconds. */
const delay = 300;

/**
 * Shows that something is loading. A native dialog, so that the page cannot be used meanwhile. Small, because script
 * loaders contain it.
 *
 * @param lang Of the page: `es-US`. Its texts may be what is being fetched.
 * @param onCancel Called when the person cancels with Escape or Android's Back.
 * @param button A button in the dialog, or empty text.
 * @returns a function that ends this.
 */
export function showProgress(lang: string, onCancel: (reason: string) => void, button: Node | string): () => void {
  let dialog: HTMLDialogElement | undefined;
  const timer = setTimeout(() => {
    const text = /^es/i.test(lang) ? 'Cargando…' : 'Loading…';
    dialog = document.createElement('dialog');
    dialog.append(text, button);
    dialog.ariaLabel = text;
    // Visible whatever the page's styles for dialogs are.
    dialog.style.cssText = 'all:revert';
    dialog.oncancel = () => onCancel('It was canceled.');
    document.documentElement.appendChild(dialog);
    dialog.showModal?.();
  }, delay);
  return () => {
    clearTimeout(timer);
    if (!dialog) return;
    // Returns the focus, so that the modal can return it to the same place later.
    if (dialog.open) dialog.close();
    // Prototype.js cannot remove what is removed already.
    dialog.remove();
    dialog = undefined;
  };
}
