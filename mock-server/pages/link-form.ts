import { html, nothing, type TemplateResult } from 'lit';
import { bankFields } from '../../components/shared/bank-fields.ts';
import { errorText, fieldTexts, type FormView } from '../../components/shared/form-view.ts';
import { ignoreDoubleClick } from '../../components/shared/ignore-double-click.ts';
import { summaryLines } from '../../components/shared/later/summary-lines.ts';
import { radioGroup } from '../../components/shared/radio-group.ts';
import { submitting, textField } from '../../components/shared/text-field.ts';
import { PayeeAccountType } from '../../src/claims/enumerations.ts';
import { cardBrand } from '../../src/fields/card-brand.ts';
import { shownBankAccount } from '../../src/fields/bank-account-fields.ts';
import { withoutSeparators } from '../../src/fields/typed-text.ts';
import type { LinkContent, LinkForm } from './link-content.ts';
import { accountTypeOf, type LinkEntry, type LinkField } from './link-entry.ts';
import { knownKey, type LinkTexts } from './link-texts.ts';

type EntryView = FormView<LinkField> & Readonly<{ t: LinkTexts['t']; form: LinkEntry }>;

export function entryView({ t }: LinkTexts, form: LinkEntry): EntryView {
  return {
    t,
    form,
    errorInWords: (name, code) => t(knownKey(`${name}.${code}`, 'cardNumber.invalid')),
    declineText: (code) => t(knownKey(`decline.${code}`, 'decline.other')),
  };
}

export function entryStep(
  texts: LinkTexts,
  form: LinkEntry,
  { legend, choices, submit, canReject }: LinkForm,
  { onContinue, onReject }: Readonly<Record<'onContinue' | 'onReject', () => void>>,
): TemplateResult {
  const { t } = texts;
  const view = entryView(texts, form);
  const fields: Partial<Readonly<Record<string, TemplateResult>>> = {
    bankAccount: html`<div class="details">
      ${bankFields({ ...view, entry: { bankName: null } }, PayeeAccountType.Savings)}
      <p class="note">${t('try.bankAccount')}</p>
    </div>`,
    pushToCard: html`<div class="fields details">
      ${textField({ ...fieldTexts(view, 'cardNumber'), hint: t('try.cardNumber'), inputMode: 'numeric' })}
    </div>`,
  };
  const { method } = form.fields;
  return html`<form novalidate autocomplete="off" @submit=${submitting(onContinue)}>
    ${
      choices.length === 0
        ? nothing
        : radioGroup({
            name: 'method',
            legend: t(legend),
            options: choices.map((choice) => ({
              ...choice,
              details: choice.value === method ? fields[method] : undefined,
            })),
            chosen: method,
            onChoose: (chosen) => {
              form.input('method', chosen);
              form.revise();
            },
            error: errorText(view, 'method'),
          })
    }
    <div class="actions">
      ${
        canReject
          ? html`<button type="button" class="button danger" id="reject" @click=${onReject}>
              ${t('reject.button')}
            </button>`
          : nothing
      }
      <button type="submit" class="button primary">${choices.length === 0 ? submit : t('continue')}</button>
    </div>
  </form>`;
}

export function reviewStep(
  texts: LinkTexts,
  entry: LinkEntry,
  { facts, form }: LinkContent & { readonly form: LinkForm },
  { onConfirm, onBack }: Readonly<Record<'onConfirm' | 'onBack', () => void>>,
): TemplateResult {
  const { t } = texts;
  const change = { label: t('change'), onClick: onBack };
  return html`
    ${summaryLines([...facts, { term: t('fact.method'), description: chosenText(texts, entry, form), change }])}
    <div class="actions">
      <button type="button" class="button" @click=${onBack}>${t('back')}</button>
      <button type="button" class="button primary" @click=${ignoreDoubleClick(onConfirm)}>${form.submit}</button>
    </div>
  `;
}

function chosenText({ t }: LinkTexts, { fields }: LinkEntry, { choices }: LinkForm): string {
  const { method, routingNumber } = fields;
  const card = withoutSeparators(fields.cardNumber);
  if (method === 'bankAccount') {
    const { lastFourDigits: digits } = shownBankAccount(fields, null);
    return t(`method.typed${accountTypeOf(fields)}`, { routingNumber, digits });
  }
  if (method === 'pushToCard') return t('method.card', { brand: cardBrand(card)?.name ?? '', digits: card.slice(-4) });
  const { label = '', aside } = choices.find(({ value }) => value === method) ?? {};
  return aside ? `${label}, ${aside}` : label;
}
