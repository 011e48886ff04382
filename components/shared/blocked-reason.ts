/** The reason why an element cannot begin an operation, whatever its options are. */
export function blockedReason(
  element: HTMLElement,
  namespace: string,
  isOpen: boolean,
  needed: readonly (keyof Document)[],
): string | undefined {
  if (isOpen) return `The modal is open already. Wait for ${namespace}.unload before the next operation.`;
  return element.isConnected ? blockedPage(needed) : notInPage(element);
}

export function blockedPage(needed: readonly (keyof Document)[]): string | undefined {
  // A form, image or frame that has a member's name hides the member.
  const member = needed.find((name) => (document[name] as unknown) instanceof Element);
  if (member) return `An element of the page is named ${member} and hides document.${member}. Give it another name.`;
  return (globalThis as Partial<typeof globalThis>).HTMLDialogElement?.prototype.showModal
    ? undefined
    : 'Modal dialogs are missing here. Use a browser, not jsdom.';
}

export function blockedForm(): string | undefined {
  // Templates are not read as XML.
  if (document.contentType !== 'text/html') return 'The page is served as XML. It must be text/html.';
  // jsdom and happy-dom lack the property.
  const isInsecure = 'isSecureContext' in globalThis && !isSecureContext;
  return isInsecure ? 'The page was not loaded securely. Payments need https.' : undefined;
}

export function notInPage({ localName }: HTMLElement): string {
  return `The ${localName} element is not in the page. Add it before the operation.`;
}
