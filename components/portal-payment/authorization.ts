import { html, nothing, type TemplateResult } from 'lit';
import { debitAuthorization } from '../../src/payment/authorization.ts';
import { paymentMethods } from '../../src/payment/methods/payment-methods.ts';
import type { DebitAuthorization } from '../../src/payment/requests.ts';
import type { Quote } from '../../src/payment/wire.ts';
import { sha256 } from '../shared/browser.ts';
import { methodName } from './methods/method-parts.ts';
import type { PaymentEntry } from './payment-entry.ts';
import type { PaymentTexts } from './payment-view.ts';

export interface Authorization {
  readonly heading: string;
  readonly text: string;
}

/** The authorization text, with general words for what is not typed yet; undefined if the method needs none. */
export function authorizationOf(
  { t, money, locale }: PaymentTexts,
  entry: PaymentEntry,
  quote?: Quote,
): Authorization | undefined {
  const { session, holder, shown, request, category } = entry;
  const texts = paymentMethods[category].authorization?.[request.operation];
  if (!texts) return undefined;
  const { name: merchant, phone } = session.merchant;
  const name = holder ?? request.options.policyHolderName ?? '';
  return {
    heading: t(texts.heading),
    text: t(texts.text, {
      name: name === '' ? t('authorization.holder') : name,
      merchant,
      method: shown.lastFourDigits ? methodName(t, category, shown) : t('authorization.account'),
      phone,
      date: entry.dateInWords(locale),
      total: quote ? money(quote.total) : '',
    }),
  };
}

export function createProof(text: string, { language }: PaymentTexts): Promise<DebitAuthorization> {
  return debitAuthorization(text, language, sha256);
}

export function authorizationSection(
  shown: Authorization | undefined,
  print: unknown = nothing,
): TemplateResult | typeof nothing {
  if (!shown) return nothing;
  return html`<section class="authorization" part="authorization" aria-labelledby="authorization-heading">
    ${print}
    <h3 id="authorization-heading">${shown.heading}</h3>
    <p>${shown.text}</p>
  </section>`;
}
