import type { TemplateResult } from 'lit';
import type { SharedMessageKey } from '../../../src/messages/shared.en.ts';
import type { Translate } from '../../../src/messages/translate.ts';
import { html, nothing, warningNotice, withPhone } from './base.ts';

export interface UnknownOutcome {
  /** Number of status requests so far. */
  readonly asked: number;
  /** First asks not to submit again, then says that it takes longer, then lets the person leave. */
  readonly text: SharedMessageKey;
  readonly seconds: string;
  readonly name: string;
  readonly phone: string;
  readonly onAskNow: () => void;
  readonly onClose: () => void;
}

/** Shown after a lost answer. Offers no second try until the result of the first one is known. */
export function unknownOutcome(
  t: Translate<SharedMessageKey>,
  submitted: unknown,
  { asked, text, seconds, name, phone, onAskNow, onClose }: UnknownOutcome,
): TemplateResult {
  return html`<div class="stack">
    ${warningNotice(t('unknown.text'))} ${submitted}
    ${text === 'unknown.text' ? html`<div class="spinner"></div>` : html`<p>${withPhone(t, text, { name, phone, seconds })}</p>`}
    ${
      asked === 0
        ? nothing
        : html`<div class="actions">
            ${
              text === 'unknown.leave'
                ? html`<button type="button" class="button" @click=${onClose}>${t('close')}</button>`
                : nothing
            }
            <button type="button" class="button primary" @click=${onAskNow}>${t('unknown.askNow')}</button>
          </div>`
    }
  </div>`;
}
