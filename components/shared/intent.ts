const signs = ['pointerover', 'focusin'];

/**
 * Acts once, when somebody may be about to press something: the pointer is over a button, or that has got the focus.
 *
 * @returns What ends the waiting for it.
 */
export function atIntent(act: () => void): AbortController {
  const waiting = new AbortController();
  const onSign = ({ target }: Event): void => {
    if (!(target instanceof Element && target.closest('button, a, input, [role="button"]'))) return;
    waiting.abort();
    act();
  };
  // Modules are imported in Node too.
  if ('document' in globalThis)
    signs.forEach((type) => document.addEventListener(type, onSign, { capture: true, signal: waiting.signal }));
  return waiting;
}
