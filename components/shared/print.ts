/** Hides everything but the printing element and what it stands in. A constructed sheet needs no leave of the CSP. */
const onlyPrinting = `@media print {
  body :not(:has([data-portal-printing]), [data-portal-printing]) { display: none !important; }
}`;

/** Prints one element's modal without the page around it. In another component's shadow root the page is printed too. */
export function printModal(element: HTMLElement): void {
  const isInPage = element.getRootNode() === document;
  const sheet = new CSSStyleSheet();
  if (isInPage) sheet.replaceSync(onlyPrinting);
  document.adoptedStyleSheets.push(sheet);
  element.toggleAttribute('data-portal-printing', true);
  addEventListener(
    'afterprint',
    () => {
      element.removeAttribute('data-portal-printing');
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    },
    { once: true },
  );
  print();
}
