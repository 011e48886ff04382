import type { addStyles } from '../add-styles.ts';

const onlyModal = `@media print {
  body :not(:has([data-portal-printing]), [data-portal-printing]) { display: none !important; }
}`;

/** Prints only the modal. Returns a function that ends this. In another shadow root, the page is printed, too. */
export function printOnlyModal(element: HTMLElement, add: typeof addStyles): () => void {
  let removeStyles: (() => void) | undefined;

  const onBeforePrint = (): void => {
    // The page may hide the modal.
    const isSeen = element.shadowRoot?.querySelector('.modal')?.checkVisibility();
    if (removeStyles || !isSeen || element.getRootNode() !== document) return;
    removeStyles = add(document, onlyModal);
    element.toggleAttribute('data-portal-printing', true);
  };

  const onAfterPrint = (): void => {
    element.removeAttribute('data-portal-printing');
    removeStyles?.();
    removeStyles = undefined;
  };

  addEventListener('beforeprint', onBeforePrint);
  addEventListener('afterprint', onAfterPrint);
  return () => {
    removeEventListener('beforeprint', onBeforePrint);
    removeEventListener('afterprint', onAfterPrint);
    onAfterPrint();
  };
}
