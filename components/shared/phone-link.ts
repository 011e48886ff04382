import { html, type TemplateResult } from 'lit';
import type { Translate } from '../../src/messages/translate.ts';

/** A telephone number to call with a tap. It stays on one line if the line is long enough. */
function phoneLink(phone: string): TemplateResult {
  return html`<a class="phone" href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a>`;
}

/** A text in which `{phone}` is a link. */
export function withPhone<Key extends string>(
  t: Translate<Key>,
  key: Key,
  { phone, ...values }: Readonly<Record<string, string>> & { readonly phone: string },
): TemplateResult {
  // A placeholder without a value stays as it is.
  const [before = '', after] = t(key, values).split('{phone}');
  return html`${before}${after === undefined ? '' : phoneLink(phone)}${after}`;
}
