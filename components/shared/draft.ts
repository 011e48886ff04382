/** So long is a draft kept, in milliseconds: whoever comes back later may be somebody else. */
const lifetime = 15 * 60_000;

/** The choices and the typed texts of a form, secrets aside. */
export interface Draft {
  readonly typed: object;
  readonly choices: object;
}

/**
 * The draft of a form whose session has ended, for the same task with the next session: nobody types it twice. It is kept in
 * the element until the next operation, and no longer than the page is shown.
 */
export class Drafts {
  #kept: { readonly task: string; readonly draft: Draft; readonly until: number } | undefined;

  /** @param task Tells one task from another, and whose it is: operation, amounts, references. */
  keep(task: string, draft: Draft): void {
    this.#kept = { task, draft, until: Date.now() + lifetime };
    addEventListener('pagehide', () => (this.#kept = undefined), { once: true });
  }

  /** The draft of the same task. It is kept no longer. */
  take(task: string | undefined): Draft | undefined {
    const kept = this.#kept;
    this.#kept = undefined;
    return kept && kept.task === task && Date.now() < kept.until ? kept.draft : undefined;
  }
}
