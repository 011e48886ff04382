/** Where a modal element's events are raised, so that each listener receives an event once. */

export type Raiser = (targets: readonly Node[], code: string, detail: unknown, isOnlyHere?: boolean) => void;

/** An adapter sets this on an element to raise its events, on other targets or also through jQuery. */
export const raiser = Symbol.for('payment-modals.raiser');

export interface HasRaiser {
  [raiser]?: Raiser | undefined;
}

/**
 * The names that an event is raised under: the documented code, and one that every template can write.
 * `'portal.saveComplete' => ['portal.saveComplete', 'portal-save-complete']`
 */
export function eventNames(code: string): readonly string[] {
  return [code, code.replace(/\.|(?=[A-Z])/g, '-').toLowerCase()];
}

/** Events bubble except `load`, which would look like the script's `load` on the document. */
const raiseNatively: Raiser = (targets, code, detail) => {
  const init = { detail, bubbles: !code.endsWith('.load'), composed: true };
  targets.forEach((target) => eventNames(code).forEach((name) => target.dispatchEvent(new CustomEvent(name, init))));
};

/** Raises an event along a path, wherever the element is now. Freezes the detail for all listeners. */
export function raiseAlong(path: readonly Node[], own: Raiser | undefined, code: string, detail: unknown): void {
  freeze(detail);
  (own ?? raiseNatively)(eventTargets(path), code, detail);
}

/** An element and its ancestors, also those around shadow roots, from the inside out. */
export function eventPath(element: Node): readonly Node[] {
  const path: Node[] = [];
  let node: Node | undefined | null = element;
  while (node) {
    path.push(node);
    node = node.parentNode ?? (node as Partial<ShadowRoot>).host;
  }
  return path;
}

/** The targets of an event: the element, and if it was removed, each ancestor that the event no longer reaches. */
export function eventTargets(path: readonly Node[]): readonly Node[] {
  if (path[0]?.isConnected) return path.slice(0, 1);
  const reached = new Set<Node>();
  return path.filter((node) => {
    if (reached.has(node)) return false;
    eventPath(node).forEach((around) => reached.add(around));
    return true;
  });
}

/** Functions stay as they are. */
function freeze(data: unknown): void {
  if (typeof data === 'object' && data) Object.values(Object.freeze(data)).forEach(freeze);
}
