const signs = ['pointerover', 'focusin'];

/** Acts once, when somebody may be about to press something: the pointer is over a button, or that has got the focus. */
export function atIntent(act: () => void): void {
  // Modules are imported in Node too.
  if (!('document' in globalThis)) return;
  const onSign = ({ target }: Event): void => {
    if (!(target instanceof Element && target.closest('button, a, input, [role="button"]'))) return;
    signs.forEach((type) => document.removeEventListener(type, onSign, true));
    act();
  };
  signs.forEach((type) => document.addEventListener(type, onSign, true));
}
