/** An element that the page requires. */
export function required<Kind extends Element>(root: ParentNode, selector: string, kind: new () => Kind): Kind {
  const found = root.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`There is no ${kind.name} for "${selector}".`);
}

/** An element with its attributes and what is in it. */
export function make(
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
  ...content: (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}

export function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Does something that closes a dialog, and resolves once the dialog says so. */
export async function closed(dialog: EventTarget, event: string, close: () => void): Promise<void> {
  const isClosed = new Promise((resolve) => dialog.addEventListener(event, resolve, { once: true }));
  close();
  await isClosed;
}
