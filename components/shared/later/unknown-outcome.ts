import type { TemplateResult } from 'lit';
import type { SharedMessageKey } from '../../../src/messages/shared.en.ts';
import type { Translate } from '../../../src/messages/translate.ts';
import { pauseAfter } from '../../../src/operation/submission.ts';
import { html, nothing, warningNotice, withPhone } from './base.ts';

export interface UnknownOutcome {
  readonly asked: number;
  /** True after so many requests that the person need not wait any longer. */
  readonly mayLeave: boolean;
  readonly name: string;
  readonly phone: string;
  readonly onAskNow: () => void;
  readonly onClose: () => void;
}

/** Shown after a lost answer. Offers no second try until the result of the first one is known. */
export function unknownOutcome(
  t: Translate<SharedMessageKey>,
  submitted: unknown,
  { asked, mayLeave, name, phone, onAskNow, onClose }: UnknownOutcome,
): TemplateResult {
  const seconds = String(pauseAfter(asked) / 1_000);
  const text = mayLeave ? 'unknown.leave' : 'unknown.asked';
  return html`<div class="stack">
    ${warningNotice(t('unknown.text'))} ${submitted}
    ${asked > 1 ? html`<p>${withPhone(t, text, { name, phone, seconds })}</p>` : html`<div class="spinner"></div>`}
    ${
      asked === 0
        ? nothing
        : html`<div class="actions">
            ${mayLeave ? html`<button type="button" class="button" @click=${onClose}>${t('close')}</button>` : nothing}
            <button type="button" class="button primary" @click=${onAskNow}>${t('unknown.askNow')}</button>
          </div>`
    }
  </div>`;
}
