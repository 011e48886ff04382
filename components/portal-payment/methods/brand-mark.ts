import { html, nothing, type TemplateResult } from 'lit';
import type { CardBrand } from '../../../src/fields/card-brand.ts';
import type { PaymentTexts } from '../payment-view.ts';
import type { brandMarks } from './brand-marks.ts';

let marks: typeof brandMarks | undefined;

/** Fetches the marks, which are small and not needed to type: without them the names of the brands stand alone. */
export async function loadBrandMarks(): Promise<boolean> {
  if (marks) return false;
  // The next form asks again.
  marks = await import('./brand-marks.ts').then(
    ({ brandMarks }) => brandMarks,
    () => undefined,
  );
  return marks !== undefined;
}

/** The mark of a card's brand. Its name is shown beside the label. */
export function brandMark(brand: CardBrand | undefined): TemplateResult | typeof nothing {
  return (brand && marks?.[brand.id]) ?? nothing;
}

/** The marks of all brands. */
export function acceptedBrands({ t }: Pick<PaymentTexts, 't'>): TemplateResult | undefined {
  return (
    marks && html`<span class="marks" role="img" aria-label=${t('cardNumber.accepted')}>${Object.values(marks)}</span>`
  );
}
