import { nothing, type TemplateResult } from 'lit';
import type { Setback } from '../../src/operation/operation-state.ts';
import { errorSummary } from '../shared/error-summary.ts';
import type { AdjusterTexts } from './adjuster-view.ts';

export function setbackNotice(
  { t }: AdjusterTexts,
  { name, phone }: { readonly name: string; readonly phone: string },
  setback: Setback | undefined,
): TemplateResult | typeof nothing {
  if (!setback) return nothing;
  const key = setback.kind === 'unreachable' ? 'unreachable.text' : (`setback.${setback.kind}` as const);
  return errorSummary(t('problem.heading'), t(key, { ...setback, name, phone }), []);
}
