/** How long a draft is kept, in milliseconds. After that, another person may be at the page. */
const lifetime = 15 * 60_000;

export interface Draft {
  readonly typed: object;
  readonly choices: object;
}

/** Keeps the draft of a form whose session has ended, for the same task with the next session. */
export class Drafts {
  #kept: { readonly task: string; readonly draft: Draft; readonly until: number } | undefined;

  /** @param task Identifies the task: operation, amounts, references. */
  keep(task: string, draft: Draft): void {
    this.#kept = { task, draft, until: Date.now() + lifetime };
    addEventListener('pagehide', () => (this.#kept = undefined), { once: true });
  }

  take(task: string | undefined): Draft | undefined {
    const kept = this.#kept;
    this.#kept = undefined;
    return kept && kept.task === task && Date.now() < kept.until ? kept.draft : undefined;
  }
}
