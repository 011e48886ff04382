import { eventPath } from './event-path.ts';

/**
 * Keeps the page from the modal and the modal from the page while it is on the screen. What the page sets later is
 * answered once, not for ever: two that set each other right would never come to an end.
 *
 * @param shield Keeps what happens in the modal from the page; returns what ends that.
 * @param onHidden Called when the page has hidden an ancestor of the modal: it is invisible and still blocks all clicks.
 * @param look How else the page looks meanwhile.
 * @returns what ends it.
 */
export function holdPage(
  dialog: HTMLDialogElement,
  shield: (root: Node) => () => void,
  onHidden: () => void,
  look = '',
): () => void {
  const root = dialog.getRootNode();
  const place = eventPath(root).filter((node) => node instanceof Element);

  const endShielding = shield(root);

  // Set on all but themselves by other dialog libraries. They take it away again, which does no harm.
  const hidden = new WeakSet<Element>();
  const uncover = (): void =>
    place.forEach((element) => {
      if (hidden.has(element) || element.getAttribute('aria-hidden') !== 'true') return;
      hidden.add(element);
      element.removeAttribute('aria-hidden');
    });
  const marks = new MutationObserver(uncover);
  place.forEach((element) => marks.observe(element, { attributeFilter: ['aria-hidden'] }));
  uncover();

  const sight = new ResizeObserver(() => {
    if (dialog.open && !dialog.checkVisibility()) onHidden();
  });
  sight.observe(dialog);

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stillPage() + look);
  document.adoptedStyleSheets.push(sheet);

  return () => {
    endShielding();
    marks.disconnect();
    sight.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/** Holds the page where it is scrolled to, and keeps the place of its scrollbar. */
function stillPage(): string {
  const root = document.documentElement;
  // The window takes the overflow of the body, unless the root has one of its own.
  const scrolls = getComputedStyle(root).overflow === 'visible' ? 'body' : ':root';
  const gutter = innerWidth > root.clientWidth ? ':root { scrollbar-gutter: stable !important }' : '';
  // As good as `hidden` for the window; tools that look for what is cut off, such as axe, are not led to think that the modal is.
  return `@media screen { ${scrolls} { overflow: clip !important } ${gutter} }`;
}
