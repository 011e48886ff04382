import { html, type TemplateResult } from 'lit';
import type { Translate } from '../../src/messages/translate.ts';

/** A telephone number to be called with a tap. It stays on one line where that is long enough. */
export function phoneLink(phone: string): TemplateResult {
  return html`<a class="phone" href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a>`;
}

/** A text in which `{phone}` is a link. */
export function withPhone<Key extends string>(
  t: Translate<Key>,
  key: Key,
  { phone, ...values }: Readonly<Record<string, string>> & { readonly phone: string },
): TemplateResult {
  const [before = '', after] = t(key, { ...values, phone: place }).split(place);
  return html`${before}${after === undefined ? '' : phoneLink(phone)}${after}`;
}

/** A character that stands in no text: it is for private use. */
const place = '\uE000';
