/** Registers an element, unless its tag has one. In Node there is no registry. */
export function define(element: CustomElementConstructor, tag: string): void {
  const registry = globalThis.customElements as CustomElementRegistry | undefined;
  if (registry && !registry.get(tag)) registry.define(tag, element);
}
