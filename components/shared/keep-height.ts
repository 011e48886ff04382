/**
 * Keeps the modal at least as high as it is, so that its buttons stay in their place. It uses a sheet, because a strict
 * content security policy allows no inline style.
 *
 * @returns a function that ends this.
 */
export function keepHeight(root: ShadowRoot, modal: HTMLElement): () => void {
  const sheet = new CSSStyleSheet();
  const height = `${modal.offsetHeight}px`;
  sheet.replaceSync(
    `@media screen { .modal { min-block-size: ${height} } dialog.modal { min-block-size: min(${height}, 100% - 2em) } }`,
  );
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
