import type { Typed } from '../../../src/fields/typing.ts';

interface History {
  readonly steps: readonly Typed[];
  at: number;
  readonly onInput: (text: string) => void;
}

const histories = new WeakMap<HTMLInputElement, History>();

/** Records a step of typing, because formatting a text ends the browser's own undo. */
export function recordStep(input: HTMLInputElement, before: string, step: Typed, onInput: History['onInput']): void {
  if (!histories.has(input)) {
    input.addEventListener('keydown', undoOrRedo);
    // The dialog raises it at a removed input.
    input.addEventListener('wiped', () => histories.delete(input));
  }
  const { steps, at } = histories.get(input) ?? { steps: [{ text: before, caret: before.length }], at: 0 };
  histories.set(input, { steps: [...steps.slice(0, at + 1), step], at: at + 1, onInput });
}

function undoOrRedo(event: KeyboardEvent): void {
  const { key, shiftKey, altKey } = event;
  // First, because the events of some autofill tools have no `key`.
  if (altKey || !(event.ctrlKey || event.metaKey)) return;
  const letter = key.toLowerCase();
  const input = event.target as HTMLInputElement;
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
