/** The focused element, looked for through open shadow roots. */
export function deepActiveElement(): HTMLElement | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement ? active : undefined;
}

/** The chosen one of a group of choices, else the first thing to fill in. */
export function firstInput(dialog: HTMLElement): HTMLElement | null {
  const first = dialog.querySelector<HTMLInputElement>('form input, form button[type="submit"]');
  return first?.type === 'radio'
    ? (first.closest('fieldset')?.querySelector<HTMLElement>('input:checked') ?? first)
    : first;
}
