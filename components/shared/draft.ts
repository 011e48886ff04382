/**
 * What was chosen and typed when a session ended, for the same task with the next session: nobody types it twice. The
 * secrets in it are dropped by then. It lives in the element, until the next operation.
 */
export class Draft {
  #kept: { readonly task: string; readonly entry: unknown } | undefined;

  /** @param task Tells one task from another: operation, amounts, references. */
  keep(task: string, entry: unknown): void {
    this.#kept = { task, entry };
  }

  /** What was kept of the same task. It is kept no longer. */
  take(task: string): unknown {
    const kept = this.#kept;
    this.#kept = undefined;
    return kept?.task === task ? kept.entry : undefined;
  }
}
