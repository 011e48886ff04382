/**
 * Registers an element, unless its tag has one. In Node there is no registry.
 *
 * @throws TypeError where the tag has an element whose form stands in the page: nobody would notice what is missing.
 */
export function define(element: CustomElementConstructor & { readonly mode: string }, tag: string): void {
  const registry = globalThis.customElements as CustomElementRegistry | undefined;
  const there = registry?.get(tag) as Partial<typeof element> | undefined;
  if (!there) registry?.define(tag, element);
  else if (there.mode !== element.mode)
    throw new TypeError(`<${tag}> is defined without a frame. Import its framed module first.`);
}
