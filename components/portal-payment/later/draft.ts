import type { PaymentRequest } from '../../../src/payment/payment-operation.ts';
import { Drafts, typedIn } from '../../shared/later/draft.ts';
import type { PaymentEntry } from '../payment-entry.ts';

const drafts = new Drafts<ReturnType<typeof draftOf>>();

/** Returns true if the entries are kept and there are any. */
export function keepDraft(owner: object, entry: PaymentEntry): boolean {
  const task = taskOf(entry.request);
  if (!task) return false;
  drafts.keep(owner, task, draftOf(entry));
  return entry.isTouched;
}

export function resumeDraft(owner: object, entry: PaymentEntry): void {
  const draft = drafts.take(owner, taskOf(entry.request));
  if (!draft) return;
  const { amount, save, category, isSaved } = draft;
  const method = entry.methods.find((other) => other.category === category && other.isSaved === isSaved);
  Object.assign(entry.form.fields, draft.typed);
  entry.choices = { amount, save, method: method ?? entry.choices.method };
  entry.form.revise();
}

function draftOf({ choices, form }: PaymentEntry) {
  const { amount, save, method } = choices;
  return { typed: typedIn(form), amount, save, category: method.category, isSaved: method.isSaved };
}

/** Identifies this task among those of the element; empty if no option says whose it is. */
function taskOf({ operation, options }: PaymentRequest): string {
  const { clientReferenceData1: reference, policyHolderName: name } = options;
  return reference || name ? JSON.stringify([operation, { ...options, sessionId: '', token: '' }]) : '';
}
