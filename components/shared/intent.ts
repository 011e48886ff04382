const eventTypes = ['pointerover', 'focusin'];

/**
 * Acts once, when somebody may be about to press something: the pointer is over a button, or that has got the focus.
 *
 * @returns what ends the waiting for it.
 */
export function atIntent(act: () => void): () => void {
  // Modules are imported in Node too.
  const page = 'document' in globalThis ? document : undefined;
  const stop = (): void => eventTypes.forEach((type) => page?.removeEventListener(type, onEvent, true));
  const onEvent = ({ target }: Event): void => {
    if (!(target instanceof Element && target.closest('button, a, input, [role="button"]'))) return;
    stop();
    act();
  };
  eventTypes.forEach((type) => page?.addEventListener(type, onEvent, true));
  return stop;
}
