import { html, type TemplateResult } from 'lit';
import type { Translate } from '../../src/messages/translate.ts';

/** A telephone number to call with a tap, or its text if it is more than digits: `'1-800-EXAMPLE'`. */
function phoneLink(phone: string): TemplateResult | string {
  return /^[\d\s().+-]{10,20}$/.test(phone)
    ? html`<a class="phone" href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a>`
    : phone;
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
