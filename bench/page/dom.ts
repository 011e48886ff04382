export function required<Kind extends Element>(root: ParentNode, selector: string, kind: new () => Kind): Kind {
  const found = root.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`There is no ${kind.name} for "${selector}".`);
}

/** Waits as long as an opening takes without opening anything. The page's button has the focus if a press is foreseen. */
export async function idle(isForeseen = true): Promise<void> {
  if (isForeseen) required(document, '#opener', HTMLElement).focus();
  for (let frame = 0; frame < 3; frame++) await nextFrame();
}

export function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

export async function closed(dialog: EventTarget, event: string, close: () => void): Promise<void> {
  const isClosed = new Promise((resolve) => dialog.addEventListener(event, resolve, { once: true }));
  close();
  await isClosed;
}
