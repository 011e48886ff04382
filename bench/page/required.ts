/** The one element that the page cannot do without. */
export function required<Kind extends Element>(root: ParentNode, selector: string, kind: new () => Kind): Kind {
  const found = root.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`There is no ${kind.name} for "${selector}".`);
}
