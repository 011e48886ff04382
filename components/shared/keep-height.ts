/**
 * Keeps the window at least as high as it is, so that it does not jump while the modal is at work. By a sheet of its own: a
 * strict content security policy allows no inline style.
 *
 * @returns what ends it.
 */
export function keepHeight(root: ShadowRoot, modal: HTMLElement): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@media screen { .modal { min-block-size: ${modal.offsetHeight}px } }`);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
