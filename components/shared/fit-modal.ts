/**
 * Keeps header and footer in sight while the body scrolls, or makes the whole modal scroll if the body has little room.
 * Returns a function that ends this.
 */
export function fitModal(modal: HTMLElement): () => void {
  const fit = (): void => {
    const parts = Array.from(modal.querySelectorAll<HTMLElement>('.header, .body .actions'));
    const taken = parts.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    const isLow = innerHeight - taken < 12 * parseFloat(getComputedStyle(modal).fontSize);
    if (isLow === modal.classList.contains('low')) return;
    modal.classList.toggle('low', isLow);
    // Another part scrolls now, so the focused element may be out of sight.
    (modal.getRootNode() as ShadowRoot).activeElement?.scrollIntoView({ block: 'nearest' });
  };
  // In the next frame: a change of size within the call raises an error in the page.
  const size = new ResizeObserver(() => requestAnimationFrame(fit));
  for (const watched of [modal, modal.querySelector('.header')]) if (watched) size.observe(watched);
  return () => size.disconnect();
}

/** Scrolls to the element that a key moves the focus to, because WebKit ignores `scroll-padding`. */
export function showFocused({ key }: KeyboardEvent, root: ShadowRoot): void {
  if (key !== 'Tab' && key !== 'Enter') return;
  // In the next frame: WebKit's own scrolling comes after the key.
  requestAnimationFrame(() => root.activeElement?.scrollIntoView({ block: 'nearest' }));
}
