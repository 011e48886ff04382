import { html, nothing, type TemplateResult } from 'lit';
import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import type { Translate } from '../../src/messages/translate.ts';
import { breakable } from './breakable.ts';
import { check, warning } from './icons.ts';
import { withPhone } from './phone-link.ts';

type Texts = Translate<SharedMessageKey>;

function notice(icon: TemplateResult, text: string, kind = ''): TemplateResult {
  return html`<p class="notice ${kind}" id="notice">${icon} <span>${breakable(text)}</span></p>`;
}

export function warningNotice(text: string): TemplateResult {
  return notice(warning, text);
}

export function doneNotice(text: string): TemplateResult {
  return notice(check, text, 'done');
}

export function busy(text: string): TemplateResult {
  return html`<div class="busy" part="busy">
    <div class="spinner"></div>
    <p aria-hidden="true">${text}</p>
  </div>`;
}

/* Rows of a form that is loading. */
export const oneField = html`<div class="row fields"><span></span></div>`;
export const twoFields = html`<div class="row fields"><span></span><span></span></div>`;
export const twoChoices = html`<div class="row choices"><span></span><span></span></div>`;
export const threeChoices = html`<div class="row choices"><span></span><span></span><span></span></div>`;

/** The outline of the form, so that nothing moves when the form appears. */
export function loadingForm(text: string, rows: readonly TemplateResult[]): TemplateResult {
  return html`<div class="loading" part="busy">
    ${rows}
    <div class="actions">
      <p aria-hidden="true">${text}</p>
      <div class="button">&nbsp;</div>
    </div>
  </div>`;
}

/** The service could not be reached before anything was typed. */
export function unreachable(t: Texts, onRetry: () => void, onClose: () => void): TemplateResult {
  return html`<div class="stack">
    ${warningNotice(t('unreachable.text'))}
    <div class="actions">
      <button type="button" class="button quiet" @click=${onClose}>${t('cancel')}</button>
      <button type="button" class="button primary" @click=${onRetry}>${t('tryAgain')}</button>
    </div>
  </div>`;
}

/** The service or the page's options do not allow the operation. */
export function refused(
  t: Texts,
  merchant: { readonly phone: string } | null | undefined,
  onClose: () => void,
  words: unknown,
): TemplateResult {
  return html`<div class="stack">
    ${words} ${merchant ? html`<p>${withPhone(t, 'questions', merchant)}</p>` : nothing}
    <div class="actions">
      <button type="button" class="button primary" @click=${onClose}>${t('close')}</button>
    </div>
  </div>`;
}

/** Above a form: the part with the summary of errors cannot be fetched. It takes the focus. */
export function unreachableNotice(t: Texts): TemplateResult {
  return html`<div role="group" aria-labelledby="notice" tabindex="-1" data-takes-focus>
    ${warningNotice(t('unreachable.text'))}
  </div>`;
}
