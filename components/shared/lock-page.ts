import { addStyles } from './add-styles.ts';
import { eventPath } from './event-path.ts';

/**
 * Separates page and modal while the modal is on the screen. `shield` keeps the modal's events from the page. `onHidden`
 * is called when the page hides an ancestor. `styles` are added to the page. Returns a function that ends this.
 */
export function lockPage(
  dialog: HTMLDialogElement,
  shield: (root: Node) => () => void,
  onHidden: () => void,
  styles = '',
): () => void {
  const root = dialog.getRootNode();
  const ancestors = eventPath(root).filter((node) => node instanceof Element);
  const endShielding = shield(root);

  // Other dialog libraries set it on everything around their own dialogs. They remove it later, which does no harm.
  const hidden = new WeakSet<Element>();
  const showAncestors = (): void =>
    ancestors.forEach((element) => {
      if (hidden.has(element) || element.getAttribute('aria-hidden') !== 'true') return;
      hidden.add(element);
      element.removeAttribute('aria-hidden');
    });
  const hiddenObserver = new MutationObserver(showAncestors);
  ancestors.forEach((element) => hiddenObserver.observe(element, { attributeFilter: ['aria-hidden'] }));
  showAncestors();

  const visibilityObserver = new ResizeObserver(() => {
    if (dialog.open && !dialog.checkVisibility()) onHidden();
  });
  visibilityObserver.observe(dialog);

  const removeStyles = addStyles(document, pageStyles() + styles);

  return () => {
    endShielding();
    hiddenObserver.disconnect();
    visibilityObserver.disconnect();
    removeStyles();
  };
}

/** Keeps the scroll position of the page and the space of its scrollbar. */
function pageStyles(): string {
  const root = document.documentElement;
  // The window takes the overflow of the body, unless the root has its own overflow.
  const scrolls = getComputedStyle(root).overflow === 'visible' ? 'body' : ':root';
  const gutter = innerWidth > root.clientWidth ? ':root { scrollbar-gutter: stable !important }' : '';
  // Works like `hidden` for the window, but axe does not report the modal as cut off.
  return `@media screen { ${scrolls} { overflow: clip !important } ${gutter} }`;
}
