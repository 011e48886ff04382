const onlyModal = `@media print {
  body :not(:has([data-portal-printing]), [data-portal-printing]) { display: none !important; }
}`;

/** Prints only the modal. Returns a function that ends this. In another shadow root, the page is printed, too. */
export function printOnlyModal(element: HTMLElement): () => void {
  let sheet: CSSStyleSheet | undefined;

  const onBeforePrint = (): void => {
    // The page may hide the modal.
    const isSeen = element.shadowRoot?.querySelector('.modal')?.checkVisibility();
    if (sheet || !isSeen || element.getRootNode() !== document) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(onlyModal);
    document.adoptedStyleSheets.push(sheet);
    element.toggleAttribute('data-portal-printing', true);
  };

  const onAfterPrint = (): void => {
    element.removeAttribute('data-portal-printing');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    sheet = undefined;
  };

  addEventListener('beforeprint', onBeforePrint);
  addEventListener('afterprint', onAfterPrint);
  return () => {
    removeEventListener('beforeprint', onBeforePrint);
    removeEventListener('afterprint', onAfterPrint);
    onAfterPrint();
  };
}
