const errors = new WeakMap<EventTarget, string>();

/** Remembers the `error` events of the document's modals, which may be raised before a test looks for a control. */
export function rememberErrors(): void {
  if (typeof document === 'undefined') return;
  for (const code of ['portal.error', 'claims.error']) document.addEventListener(code, remember);
}

function remember({ type, target, detail }: Event & { readonly detail?: unknown }): void {
  if (target) errors.set(target, `${type}: ${JSON.stringify(detail)}`);
}

/** The modal's last error with its details, as a sentence; empty if it raised none. */
export function lastErrorOf(modal: HTMLElement): string {
  const error = errors.get(modal);
  return error === undefined ? '' : ` The modal has raised ${error}`;
}
