/** Hides everything but the element with the modal and what it stands in. */
const onlyModal = `@media print {
  body :not(:has([data-portal-printing]), [data-portal-printing]) { display: none !important; }
}`;

/**
 * While it is up, the page prints as the modal alone, by its button and by the browser's menu. A constructed sheet needs
 * no leave of the content security policy. In another component's shadow root the page is printed too.
 */
export class PrintView {
  #sheet: CSSStyleSheet | undefined;
  readonly #element: HTMLElement;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  start(): void {
    addEventListener('beforeprint', this.#onBeforePrint);
    addEventListener('afterprint', this.#onAfterPrint);
  }

  stop(): void {
    removeEventListener('beforeprint', this.#onBeforePrint);
    removeEventListener('afterprint', this.#onAfterPrint);
    this.#onAfterPrint();
  }

  readonly #onBeforePrint = (): void => {
    if (this.#sheet || this.#element.getRootNode() !== document) return;
    this.#sheet = new CSSStyleSheet();
    this.#sheet.replaceSync(onlyModal);
    document.adoptedStyleSheets.push(this.#sheet);
    this.#element.toggleAttribute('data-portal-printing', true);
  };

  readonly #onAfterPrint = (): void => {
    this.#element.removeAttribute('data-portal-printing');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
    this.#sheet = undefined;
  };
}
