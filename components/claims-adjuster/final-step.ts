import { html, type TemplateResult } from 'lit';
import { ignoreDoubleClick } from '../shared/ignore-double-click.ts';
import { doneNotice } from '../shared/notices.ts';
import type { ScreenHandlers } from '../shared/operation-screen.ts';
import type { AdjusterTexts } from './adjuster-view.ts';

/** Says the result, and shows the request as it is now. */
export function finalStep(
  { t }: AdjusterTexts,
  text: string,
  request: unknown,
  { onPrint, onClose }: Pick<ScreenHandlers, 'onPrint' | 'onClose'>,
): TemplateResult {
  return html`<div class="stack">
    ${doneNotice(text)} ${request}
    <div class="actions">
      <button type="button" class="button" @click=${onPrint}>${t('print')}</button>
      <button type="button" class="button primary" @click=${ignoreDoubleClick(onClose)}>${t('close')}</button>
    </div>
  </div>`;
}
