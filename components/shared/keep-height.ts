/** Keeps the window at least as high as it is, so that it does not jump. Returns a function that ends this. */
export function keepHeight(root: ShadowRoot, modal: HTMLElement): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@media screen { .modal { min-block-size: ${modal.offsetHeight}px } }`);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
