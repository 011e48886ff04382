import { addStyles } from './add-styles.ts';

/** Keeps the modal at least as high as it is, so that its buttons stay in their place. Returns a function that ends this. */
export function keepHeight(root: ShadowRoot, modal: HTMLElement): () => void {
  const height = `${modal.offsetHeight}px`;
  return addStyles(
    root,
    `@media screen { .modal { min-block-size: ${height} } dialog.modal { min-block-size: min(${height}, 96% - 1em) } }`,
  );
}
