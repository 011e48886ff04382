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

/**
 * Goes from the last control of a dialog to its first with Tab, and back with Shift+Tab, in Firefox, which leaves a modal dialog in a shadow root there
 * and comes back to the last control for ever (seen in 153; in no shadow root it comes back to the first). Other browsers
 * let the person out to their own buttons, and in again at the other end.
 */
export function turnRound(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !CSS.supports('-moz-appearance', 'none')) return;
  const control = event.target as HTMLElement;
  const controls = Array.from(
    control.closest('dialog')?.querySelectorAll<HTMLElement>('input, button, a[href]') ?? [],
  ).filter((it) => it.checkVisibility());
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (control !== from) return;
  event.preventDefault();
  to?.focus();
}
