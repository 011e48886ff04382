import { html, nothing, type TemplateResult } from 'lit';
import { debitAuthorization } from '../../src/payment/authorization.ts';
import type { DebitAuthorization, Quote } from '../../src/payment/payment-service.ts';
import { sha256 } from '../shared/browser.ts';
import { methodName } from '../shared/method-name.ts';
import type { PaymentEntry } from './payment-entry.ts';
import type { PaymentTexts } from './payment-view.ts';

/** The words by which a payer allows one debit: who, how much, when, from which account, how to revoke. */
export function debitAuthorizationText(
  { t, money }: PaymentTexts,
  { session, holder, request }: PaymentEntry,
  { total }: Quote,
  { method, date }: { readonly method: string; readonly date: string },
): string {
  const { name: merchant, phone } = session.merchant;
  const name = holder ?? request.options.policyHolderName ?? t('authorization.holder');
  return t('authorization.debit', { total: money(total), name, merchant, method, date, phone });
}

/** The words by which a payer allows the merchant to keep a bank account; with dots for what is not typed yet. */
export function saveAuthorization({ t, locale }: PaymentTexts, entry: PaymentEntry): string {
  const { session, holder, maskedMethod } = entry;
  const { name: merchant, phone } = session.merchant;
  const method = maskedMethod.lastFourDigits ? methodName(t, maskedMethod) : '…';
  return t('authorization.save', {
    name: holder === undefined || holder === '' ? '…' : holder,
    merchant,
    method,
    phone,
    date: entry.dateInWords(locale),
  });
}

/** The proof of a text that was agreed to, in the language in which it was shown. */
export function prove(text: string, { language }: PaymentTexts): Promise<DebitAuthorization> {
  return debitAuthorization(text, language, sha256);
}

/** The text that a payer agrees to, easy to recognise as one. Nothing where none is needed. */
export function authorization(heading: string, text: string | undefined): TemplateResult | typeof nothing {
  if (text === undefined) return nothing;
  return html`<section class="authorization" part="authorization" aria-labelledby="authorization-heading">
    <h3 id="authorization-heading">${heading}</h3>
    <p>${text}</p>
  </section>`;
}
