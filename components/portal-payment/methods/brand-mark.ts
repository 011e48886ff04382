import { svg, type TemplateResult } from 'lit';
import type { CardBrand } from '../../../src/fields/card-brand.ts';
import type { brandMarks } from './brand-marks.ts';

let marks: typeof brandMarks | undefined;

export async function loadBrandMarks(): Promise<boolean> {
  if (marks) return false;
  // The next form asks again.
  marks = await import('./brand-marks.ts').then(
    ({ brandMarks }) => brandMarks,
    () => undefined,
  );
  return marks !== undefined;
}

export function brandMark(brand: CardBrand | undefined, typed: string): readonly TemplateResult[] {
  const shown = brand ? [marks?.[brand.id]] : typed ? [] : Object.values(marks ?? {});
  return shown.flatMap((path) =>
    path ? svg`<svg viewBox="-6 0 36 24" focusable="false"><path d=${path} /></svg>` : [],
  );
}
