import { html, nothing, type TemplateResult } from 'lit';
import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import type { Translate } from '../../src/messages/translate.ts';
import { statusRequestsBeforeClosing, type Refusal } from '../../src/operation/operation-state.ts';
import { breakable } from './breakable.ts';
import { check, warning } from './icons.ts';
import { withPhone } from './phone-link.ts';

type Texts = Translate<SharedMessageKey>;

function notice(icon: TemplateResult, text: string): TemplateResult {
  return html`<p class="notice" id="notice">${icon} <span>${breakable(text)}</span></p>`;
}

export function doneNotice(text: string): TemplateResult {
  return html`<p class="notice done" id="notice">${check} <span>${breakable(text)}</span></p>`;
}

export function busy(text: string): TemplateResult {
  return html`<div class="busy" part="busy">
    <div class="spinner"></div>
    <p aria-hidden="true">${text}</p>
  </div>`;
}

export function unreachable(t: Texts, onRetry: () => void, onClose: () => void): TemplateResult {
  return html`<div class="stack">
    ${notice(warning, t('unreachable.text'))}
    <div class="actions">
      <button type="button" class="button quiet" @click=${onClose}>${t('cancel')}</button>
      <button type="button" class="button primary" @click=${onRetry}>${t('tryAgain')}</button>
    </div>
  </div>`;
}

export function refused(t: Texts, refusal: Refusal, onClose: () => void): TemplateResult {
  return html`<div class="stack">
    ${notice(warning, t(refusedKeys(refusal).text))}
    <div class="actions">
      <button type="button" class="button primary" @click=${onClose}>${t('close')}</button>
    </div>
  </div>`;
}

/** The texts for an unusable session. If it may have been paid, they do not invite to start again. */
export function refusedKeys({ code }: Refusal): Readonly<Record<'heading' | 'text', SharedMessageKey>> {
  switch (code) {
    case 'SessionExpired':
    case 'SessionCanceled':
      return { heading: 'refused.expiredHeading', text: 'refused.expired' };
    case 'SessionUsed':
    case 'SessionReserved':
    case 'SessionNotFound':
      return { heading: 'refused.usedHeading', text: 'refused.used' };
    default:
      return { heading: 'refused.heading', text: 'refused.text' };
  }
}

export interface UnknownOutcome {
  readonly asked: number;
  readonly name: string;
  readonly phone: string;
  readonly submitted: unknown;
  readonly onAskNow: () => void;
  readonly onClose: () => void;
}

/** The notice of an unknown outcome: first what not to do, then that it takes longer, then the way out. */
export function unknownText(asked: number): SharedMessageKey {
  if (asked >= statusRequestsBeforeClosing) return 'unknown.leave';
  return asked > 1 ? 'unknown.asked' : 'unknown.text';
}

export function unknownOutcome(
  t: Texts,
  { asked, name, phone, submitted, onAskNow, onClose }: UnknownOutcome,
): TemplateResult {
  const later = unknownText(asked);
  return html`<div class="stack">
    ${notice(warning, t('unknown.text'))} ${submitted}
    ${later === 'unknown.text' ? html`<div class="spinner"></div>` : html`<p>${withPhone(t, later, { name, phone })}</p>`}
    ${
      asked === 0
        ? nothing
        : html`<div class="actions">
            ${
              later === 'unknown.leave'
                ? html`<button type="button" class="button" @click=${onClose}>${t('close')}</button>`
                : nothing
            }
            <button type="button" class="button primary" @click=${onAskNow}>${t('unknown.askNow')}</button>
          </div>`
    }
  </div>`;
}
