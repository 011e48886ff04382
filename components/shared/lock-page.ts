import { addStyles } from './add-styles.ts';

/**
 * Stops the page from scrolling, and keeps its scroll position and the space of its scrollbar. Adds `styles` to the page.
 * Returns a function that ends this.
 */
export function lockPage(styles = ''): () => void {
  const root = document.documentElement;
  // The window takes the overflow of the body, unless the root has its own overflow.
  const scrolls = getComputedStyle(root).overflow === 'visible' ? 'body' : ':root';
  const gutter = innerWidth > root.clientWidth ? ':root{scrollbar-gutter:stable!important}' : '';
  // Works like `hidden` for the window, but axe does not report the modal as cut off.
  return addStyles(document, `@media screen{${scrolls}{overflow:clip!important}${gutter}}${styles}`);
}
