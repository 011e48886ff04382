import { eventPath } from './event-path.ts';

/**
 * Keeps an open dialog in the accessibility tree. `onHidden` is called when the page hides an ancestor. Returns a function
 * that ends this.
 */
export function watchAncestors(dialog: HTMLDialogElement, onHidden: () => void): () => void {
  const ancestors = eventPath(dialog.getRootNode()).filter((node) => node instanceof Element);
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

  return () => {
    hiddenObserver.disconnect();
    visibilityObserver.disconnect();
  };
}
