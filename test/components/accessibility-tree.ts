export function plain(text: string): string {
  return text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
}

/** Whether it is such an element, in the page or in a frame. */
export function isA<Name extends keyof HTMLElementTagNameMap>(
  it: EventTarget | undefined,
  name: Name,
): it is HTMLElementTagNameMap[Name] {
  return (it as Partial<Element> | undefined)?.localName === name;
}

/** The accessible name as far as this library needs it: references, `aria-label`, labels, legend, else the content. */
export function accessibleName(element: Element): string {
  const references = element.getAttribute('aria-labelledby')?.split(/\s+/);
  if (references) return plain(references.map((id) => textOf(byId(element, id))).join(' '));
  const label = element.getAttribute('aria-label');
  if (label !== null) return plain(label);
  if (isA(element, 'input')) return plain(Array.from(element.labels ?? [], textOf).join(' '));
  if (isA(element, 'table')) return plain(textOf(element.caption));
  if (isA(element, 'fieldset')) return plain(textOf(element.querySelector('legend')));
  return plain(textOf(element));
}

/** The description: error, hint, brand or bank; in an empty field also the format of its text. */
export function accessibleDescription(element: Element): string {
  const references = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  const placeholder = isA(element, 'input') && element.value === '' ? element.placeholder : '';
  return plain([...references.map((id) => textOf(byId(element, id))), placeholder].join(' '));
}

export function shown<Found extends Element>(root: ParentNode, selector: string): Found[] {
  return Array.from(root.querySelectorAll<Found>(selector)).filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

/** The only element with that name; an amount or a fee may follow the name. */
export function named<Found extends Element>(candidates: readonly Found[], name: string, kind: string): Found {
  const exact = candidates.filter((candidate) => accessibleName(candidate) === name);
  const found = exact.length > 0 ? exact : candidates.filter((it) => accessibleName(it).startsWith(`${name} `));
  if (found.length === 1 && found[0]) return found[0];
  const names = candidates.map((candidate) => `“${accessibleName(candidate)}”`).join(', ');
  throw new Error(`There should be one ${kind} “${name}” on the screen; there are ${found.length}. All: ${names}.`);
}

export function focusedElement(): Element | null {
  let active = document.activeElement;
  for (let inner = active; inner; inner = insideOf(inner)?.activeElement ?? null) active = inner;
  return active;
}

function insideOf(element: Element): DocumentOrShadowRoot | null {
  return isA(element, 'iframe') ? element.contentDocument : element.shadowRoot;
}

export function textsIn(root: Node): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    texts.push(plain(node.nodeValue ?? (node as Element).getAttribute('aria-label') ?? ''));
  }
  return texts.filter((text) => text !== '');
}

function byId(element: Element, id: string): Element {
  const found = (element.getRootNode() as Document | ShadowRoot).getElementById(id);
  if (!found) throw new Error(`Nothing has the id “${id}” that ${element.localName} refers to.`);
  return found;
}

function textOf(node: Node | null): string {
  return node?.textContent ?? '';
}

export function outline(root: Element): string[] {
  return [root, ...shown(root, '[role], h2, h3, button, a[href], input, fieldset, section')].map((element) => {
    const states = [
      element.getAttribute('aria-required') === 'true' && 'required',
      element.getAttribute('aria-invalid') === 'true' && 'invalid',
      isA(element, 'input') && element.checked && 'checked',
    ].filter(Boolean);
    const description = accessibleDescription(element);
    const name = ['alert', 'status', 'row'].includes(roleOf(element)) ? '' : ` “${accessibleName(element)}”`;
    return `${roleOf(element)}${name}${states.map((it) => `, ${String(it)}`).join('')}${description && `: ${description}`}`;
  });
}

function roleOf(element: Element): string {
  const role = element.getAttribute('role');
  if (role) return role;
  if (isA(element, 'input')) return element.type === 'text' ? 'textbox' : element.type;
  if (/^h\d$/.test(element.localName)) return `heading ${element.localName.slice(1)}`;
  return { a: 'link', section: 'region', fieldset: 'group' }[element.localName] ?? element.localName;
}
