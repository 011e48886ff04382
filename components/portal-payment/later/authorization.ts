import type { TemplateResult } from 'lit';
import { debitAuthorization } from '../../../src/payment/authorization.ts';
import type { DebitAuthorization } from '../../../src/payment/requests.ts';
import type { Quote } from '../../../src/payment/wire.ts';
import { readableDay } from '../../../src/readable-date.ts';
import type { WallTime } from '../../../src/wall-time.ts';
import { html, nothing } from '../../shared/later/base.ts';
import type { PaymentEntry } from '../payment-entry.ts';
import type { PaymentTexts, PaymentView } from '../payment-view.ts';

export interface Authorization {
  readonly heading: string;
  readonly text: string;
  /** The text is the page's own. */
  readonly isReplaced: boolean;
}

/** The authorization text, with general words for missing input; undefined if the method needs no authorization. */
export function authorizationOf(
  { t, messages, money, locale }: PaymentTexts,
  entry: PaymentEntry,
  method: string,
  quote?: Quote,
): Authorization | undefined {
  const { session, holder, shown, request, authorizationTexts: texts } = entry;
  if (!texts) return undefined;
  const { name: merchant, phone } = session.merchant;
  const name = holder ?? request.options.policyHolderName ?? '';
  return {
    heading: t(texts.heading),
    isReplaced: [texts.text, `${request.operation}.${texts.text}`].some((key) => typeof messages?.[key] === 'string'),
    text: t(texts.text, {
      name: name === '' ? t('authorization.holder') : name,
      merchant,
      method: shown.lastFourDigits ? method : t('authorization.account'),
      phone,
      date: readableDay(serviceTimeNow(entry), locale),
      total: quote ? money(quote.total) : '',
    }),
  };
}

/** The current time by the service's clock. Midnight may have passed since the session was opened. */
export function serviceTimeNow({ openedAt, startedAt }: PaymentEntry): WallTime {
  return new Date(new Date(`${openedAt}Z`).getTime() + Date.now() - startedAt).toISOString().slice(0, 19);
}

export function createProof(
  { text, isReplaced }: Authorization,
  { language }: PaymentTexts,
): Promise<DebitAuthorization> {
  return debitAuthorization(text, isReplaced, language, sha256);
}

/** SHA-256 in hex. Only pages that were loaded securely have it. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The authorization below a form that saves a bank account. The person agrees to what it shows. */
export function authorizationToSave(view: PaymentView, method: string): TemplateResult | typeof nothing {
  const { entry } = view;
  if (entry.request.operation === 'makePayment') return nothing;
  const shown = authorizationOf(view, entry, method);
  entry.shownAuthorization = shown?.text;
  return authorizationSection(shown);
}

export function authorizationSection(
  shown: Pick<Authorization, 'heading' | 'text'> | undefined,
  print: unknown = nothing,
): TemplateResult | typeof nothing {
  if (!shown) return nothing;
  return html`<section class="authorization" part="authorization" aria-labelledby="authorization-heading">
    ${print}
    <h3 id="authorization-heading" tabindex="-1">${shown.heading}</h3>
    <p>${shown.text}</p>
  </section>`;
}
