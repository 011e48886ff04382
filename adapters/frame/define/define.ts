type FramedElement = CustomElementConstructor & { readonly mode: string };

/**
 * Properties that a page can set. React, Vue and Svelte set the properties that a class declares, and turn all others
 * into attributes, which cannot hold objects.
 */
const settable = ['baseUrl', 'display', 'formVersion', 'messages', 'options', 'service'];

/**
 * Registers an element, unless its tag has one. A server may import elements with and without a frame, for different
 * pages: it registers nothing.
 *
 * @throws TypeError if the tag has an element with its form in the page, since the missing frame would go unnoticed.
 */
export function define(element: FramedElement, tag: string): void {
  for (const name of settable)
    Object.defineProperty(element.prototype, name, {
      // Later changes go to the element itself.
      set(this: object, value: unknown) {
        Object.defineProperty(this, name, { value, writable: true, configurable: true });
      },
    });
  if (!('document' in globalThis)) return;
  const there = customElements.get(tag) as Partial<typeof element> | undefined;
  if (!there) customElements.define(tag, element);
  else if (there.mode !== element.mode)
    throw new TypeError(`<${tag}> is defined without a frame. Import its framed module first.`);
}
