import { html, type TemplateResult } from 'lit';
import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import type { Translate } from '../../src/messages/translate.ts';
import { lock } from './icons.ts';
import { phoneLink } from './phone-link.ts';

/** The end of a form: the connection is secure, and a telephone number to call. */
export function secureLine(t: Translate<SharedMessageKey>, { phone }: { readonly phone: string }): TemplateResult {
  return html`<p class="secure">
    ${lock} <span>${t('secure')}</span><span aria-hidden="true">·</span> ${phoneLink(phone)}
  </p>`;
}
