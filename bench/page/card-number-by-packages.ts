import { number } from 'card-validator';
import RestrictedInput from 'restricted-input';

/** Another library's input, which contains a native one. */
export interface WrappedInput extends Element {
  value: string | null;
  readonly input: HTMLInputElement;
  readonly updateComplete: Promise<unknown>;
  focus(): void;
}

/** A pattern for restricted-input: `{{9999}} {{9999}} {{9999}} {{9999999}}`. */
function pattern(gaps: readonly number[] = [4, 8, 12]): string {
  const ends = [...gaps, 19];
  return ends.map((end, index) => `{{${'9'.repeat(end - (ends[index - 1] ?? 0))}}}`).join(' ');
}

export async function takeCardNumber(field: WrappedInput, brand: HTMLElement): Promise<void> {
  await field.updateComplete;
  let shown = pattern();
  const restricted = new RestrictedInput({ element: field.input, pattern: shown });
  field.addEventListener('input', () => {
    const { card, isPotentiallyValid } = number(field.input.value);
    const wanted = pattern(card?.gaps);
    if (wanted !== shown) restricted.setPattern((shown = wanted));
    // The library has kept the text without groups.
    field.value = field.input.value;
    brand.textContent = card?.niceType ?? '';
    field.toggleAttribute('data-invalid', !isPotentiallyValid);
  });
}
