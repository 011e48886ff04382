/**
 * Scrolls a dialog by keys. The heading has the focus on screens without fields, and cannot scroll. A low
 * dialog scrolls as a whole.
 */
export function scrollByKey(event: KeyboardEvent, root: ShadowRoot): void {
  const body = root.activeElement?.id === 'heading' && root.querySelector('dialog.low, dialog .body');
  if (!body) return;
  const page = body.clientHeight * 0.9;
  const all = body.scrollHeight;
  const distances: Partial<Record<string, number>> = {
    ArrowDown: 40,
    ArrowUp: -40,
    PageDown: page,
    ' ': event.shiftKey ? -page : page,
    PageUp: -page,
    End: all,
    Home: -all,
  };
  const distance = distances[event.key];
  if (distance === undefined) return;
  event.preventDefault();
  body.scrollBy(0, distance);
}
