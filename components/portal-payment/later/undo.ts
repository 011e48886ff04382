import type { Typed } from '../../../src/fields/typing.ts';

interface History {
  readonly steps: readonly Typed[];
  at: number;
  readonly onInput: (text: string) => void;
}

const histories = new WeakMap<HTMLInputElement, History>();

/** Records a step of typing, because formatting a text ends the browser's own undo. */
export function recordStep(input: HTMLInputElement, before: string, step: Typed, onInput: History['onInput']): void {
  // The dialog raises the event at a removed input.
  if (!histories.has(input)) input.addEventListener('wiped', () => histories.delete(input));
  const { steps, at } = histories.get(input) ?? { steps: [{ text: before, caret: before.length }], at: 0 };
  histories.set(input, { steps: [...steps.slice(0, at + 1), step], at: at + 1, onInput });
}

export function undoOrRedo(event: KeyboardEvent, { activeElement }: ShadowRoot): void {
  const { key, shiftKey, altKey } = event;
  // First, because the events of some autofill tools have no `key`.
  if (altKey || !(event.ctrlKey || event.metaKey)) return;
  const letter = key.toLowerCase();
  const input = activeElement as HTMLInputElement;
  const history = histories.get(input);
  if (!history || !['z', 'y'].includes(letter)) return;
  event.preventDefault();
  const at = history.at + (letter === 'y' || shiftKey ? 1 : -1);
  const step = history.steps[at];
  if (!step) return;
  history.at = at;
  input.value = step.text;
  input.setSelectionRange(step.caret, step.caret);
  history.onInput(step.text);
}
