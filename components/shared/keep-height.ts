import { addStyles } from './add-styles.ts';

/**
 * Keeps the modal at least this high, so that its buttons stay in their place. Returns a function that ends this.
 *
 * @param isFinal The window does not grow any more: what is longer is scrolled.
 */
export function keepHeight(root: ShadowRoot, pixels: number, isFinal: boolean): () => void {
  const height = `${pixels}px`;
  // A review may be a few pixels higher than its form. The window may have been low, such as above a screen keyboard.
  const most = isFinal ? `max-block-size: min(max(${height}, 38.75em) + 0.375em, 96% - 1em)` : '';
  return addStyles(
    root,
    `@media screen { .modal { min-block-size: ${height} } dialog.modal { min-block-size: min(${height}, 96% - 1em) } }
    @media screen and (width > 36rem) { dialog.modal { ${most} } }`,
  );
}
