export function deepActiveElement(): HTMLElement | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  // A link in an SVG picture can be focused, too.
  return (active as HTMLElement | null) ?? undefined;
}

/** Whether the focus may move into an inline modal: after a press, but not from a field or a choice. */
export function mayTakeFocus(focused: HTMLElement | undefined): boolean {
  return Boolean((navigator as Partial<Navigator>).userActivation?.isActive && !focused?.matches(entered));
}

const entered = ':read-write, select, [type=radio], [type=checkbox]';

export function firstInput(root: ParentNode): HTMLElement | null {
  return chosenOf(root.querySelector('form input, form button[type="submit"]'));
}

/** The chosen input of a group, if this is its first one. */
export function chosenOf(first: HTMLElement | null): HTMLElement | null {
  const group = first?.matches('[type=radio]') ? first.closest('fieldset') : null;
  return group?.querySelector<HTMLElement>('input:checked') ?? first;
}

/**
 * Moves the focus between the last and the first control with Tab. Only for Firefox, which leaves a modal dialog in a
 * shadow root and does not come back (seen in 153).
 */
export function wrapFocus(event: KeyboardEvent, { activeElement: from }: ShadowRoot): void {
  if (!from || event.key !== 'Tab' || !CSS.supports('-moz-appearance', 'none')) return;
  const dialog = from.closest('dialog');
  if (!dialog) return;
  const all = dialog.querySelectorAll<HTMLElement>('input, button, a[href]');
  const controls = Array.from(all).filter((it) => it.checkVisibility({ visibilityProperty: true }));
  const onward = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (controls.some((it) => from.compareDocumentPosition(it) & onward)) return;
  event.preventDefault();
  controls.at(event.shiftKey ? -1 : 0)?.focus();
}
