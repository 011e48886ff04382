import type { FormState } from '../form-state.ts';

/** How long a draft is kept, in milliseconds. After that, another person may be at the page. */
const lifetime = 15 * 60_000;

/** Keeps the drafts of forms whose sessions have ended, for the same tasks with the next sessions. */
export class Drafts<Draft> {
  #kept = new WeakMap<object, { readonly task: string; readonly draft: Draft; readonly until: number }>();

  /**
   * @param owner The dialog: another element does not get the draft.
   * @param task Identifies the task: operation, amounts, references.
   */
  keep(owner: object, task: string, draft: Draft): void {
    this.#kept.set(owner, { task, draft, until: Date.now() + lifetime });
    addEventListener('pagehide', this.#forget, { once: true });
  }

  readonly #forget = (): void => void (this.#kept = new WeakMap());

  /** Returns the draft once. Another task ends it. */
  take(owner: object, task: string): Draft | undefined {
    const kept = this.#kept.get(owner);
    this.#kept.delete(owner);
    return kept?.task === task && Date.now() < kept.until ? kept.draft : undefined;
  }
}

/** The texts that a person has typed, without secrets. */
export function typedIn<Name extends string>({ fields, initial, settings }: FormState<Name>) {
  const typed = settings.names.filter((name) => !settings.secrets.includes(name) && fields[name] !== initial[name]);
  return Object.fromEntries(typed.map((name) => [name, fields[name]])) as Partial<Record<Name, string>>;
}
