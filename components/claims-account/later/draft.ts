import type { AccountOptions } from '../../../src/account/account-options.ts';
import { Drafts, typedIn } from '../../shared/later/draft.ts';
import type { AccountEntry } from '../account-entry.ts';

const drafts = new Drafts<ReturnType<typeof draftOf>>();

/** Returns true if the entries are kept and there are any. */
export function keepDraft(owner: object, entry: AccountEntry): boolean {
  drafts.keep(owner, taskOf(entry.options), draftOf(entry));
  return entry.isTouched;
}

export function resumeDraft(owner: object, entry: AccountEntry): void {
  const draft = drafts.take(owner, taskOf(entry.options));
  if (!draft) return;
  const { typed, method, isCorrecting, isOwnEmail, token } = draft;
  const { choices } = entry;
  entry.choices = { method, isCorrecting: (isCorrecting && entry.details.length > 0) || choices.isCorrecting };
  // The saved account may be gone, or another one may be in its place.
  const isOffered = entry.methods.includes(method) && entry.saved?.token === token;
  if (!isOffered) entry.choices = { ...entry.choices, method: choices.method };
  entry.isOwnEmail = isOwnEmail;
  Object.assign(entry.form.fields, typed);
  entry.form.revise();
}

function draftOf({ choices, form, saved, isOwnEmail }: AccountEntry) {
  return { ...choices, isOwnEmail, typed: typedIn(form), token: saved?.token };
}

/** Identifies this task among those of the element, without the session, which changes, and the tax id, a secret. */
function taskOf(options: AccountOptions): string {
  return JSON.stringify(options, (name, value: unknown) =>
    name === 'SessionId' || name === 'taxId' ? undefined : value,
  );
}
