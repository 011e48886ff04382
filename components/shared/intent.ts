const eventTypes = ['pointerover', 'focusin'];

/** Acts once when a person points at or focuses a button. Returns a function that stops waiting. */
export function atIntent(act: () => void): () => void {
  // Modules are imported in Node too.
  const page = 'document' in globalThis ? document : undefined;
  const stop = (): void => eventTypes.forEach((type) => page?.removeEventListener(type, onEvent, true));
  const onEvent = ({ target }: Event): void => {
    if (!(target instanceof Element && target.closest('button, a, input, [role=button]'))) return;
    stop();
    act();
  };
  eventTypes.forEach((type) => page?.addEventListener(type, onEvent, true));
  return stop;
}
