import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { formatExpiration } from '../../src/fields/expiration.ts';
import type { Setback } from '../../src/operation/operation-state.ts';
import { SaveOption } from '../../src/payment/enumerations.ts';
import type { MethodCategory } from '../../src/payment/wire.ts';
import type { PaymentChoices } from '../../src/payment/payment-form.ts';
import type { FormHandlers } from '../shared/form-flow.ts';
import { announcedError, fieldTexts } from '../shared/form-view.ts';
import { unreachableNotice } from '../shared/notices.ts';
import { withPhone } from '../shared/phone-link.ts';
import { radioGroup, type RadioOption } from '../shared/radio-group.ts';
import { submitting, textField } from '../shared/text-field.ts';
import { methodName, methodParts } from './methods/method-parts.ts';
import { paymentLater } from './payment-later.ts';
import type { PaymentView } from './payment-view.ts';

/** `onBack` ends the advice about a decline. */
type EntryFormHandlers = Pick<FormHandlers<unknown>, 'onSubmit' | 'onBack' | 'onChange' | 'onClose'>;

export function entryForm(
  view: PaymentView,
  setback: Setback | undefined,
  handlers: EntryFormHandlers,
): TemplateResult {
  const { t, entry } = view;
  const later = paymentLater.module;
  return html`<form novalidate @submit=${submitting(handlers.onSubmit)}>
    ${later?.formProblems(view, setback) ?? (setback && unreachableNotice(t))}
    ${later?.otherMethod(view, setback, handlers)} ${amountSection(view, handlers)} ${methodSection(view, handlers)}
    ${keyed(entry.form.generation, methodFields(view))} ${saveSection(view)}
    ${later?.authorizationToSave(view, methodName(t, entry.category, entry.shown))}
    <p class="note">${withPhone(t, 'questions', { phone: entry.session.merchant.phone })}</p>
    <div class="actions">
      ${totals(view)}
      <button type="button" class="button quiet" @click=${handlers.onClose}>${t('cancel')}</button>
      <button type="submit" class="button primary" part="submit">
        ${t(entry.request.operation === 'makePayment' ? 'review.button' : 'save.button')}
      </button>
    </div>
  </form>`;
}

function methodFields(view: PaymentView): TemplateResult | typeof nothing {
  const { isSaved, category } = view.entry.choices.method;
  return isSaved ? nothing : methodParts[category].fields(view);
}

function amountSection(view: PaymentView, { onBack }: EntryFormHandlers): TemplateResult | typeof nothing {
  const { t, money, entry } = view;
  const { amounts, choices } = entry;
  if (!amounts) return nothing;
  const { offered, entered } = amounts;
  const options: RadioOption<PaymentChoices['amount']>[] = offered.map(({ name, amount }) => ({
    value: name,
    label: t(`amount.${name}`),
    aside: money(amount),
  }));
  if (entered) options.push({ value: 'other', label: t('amount.other') });
  // The amount due is shown under the heading.
  if (options.length === 1) return nothing;
  const amountTexts = fieldTexts(view, 'amount');
  return html`${radioGroup({
    name: 'amountChoice',
    legend: t('amount.legend'),
    options,
    chosen: choices.amount,
    onChoose: (amount) => {
      entry.choose({ amount });
      onBack();
    },
    inline: true,
  })}
  ${
    entered && choices.amount === 'other'
      ? html`<div class="fields">
          ${textField({
            ...amountTexts,
            onLeave: () => {
              amountTexts.onLeave?.();
              entry.announceTotal();
            },
            hint: t('amount.hint', { least: money(entered.least), most: money(entered.most) }),
            decoration: html`<span class="sign" aria-hidden="true">$</span>`,
            inputMode: 'decimal',
            autocomplete: 'transaction-amount',
          })}
        </div>`
      : nothing
  }`;
}

function methodSection(view: PaymentView, { onBack }: EntryFormHandlers): TemplateResult | typeof nothing {
  const { t, entry } = view;
  const { choices, methods, request } = entry;
  if (methods.length < 2) return nothing;
  return radioGroup({
    name: 'method',
    legend: t(request.operation === 'makePayment' ? 'method.legend' : 'method.saveLegend'),
    options: methods.map((method) => ({
      value: method,
      label: methodLabel(view, method),
      aside: feeText(view, method.category),
    })),
    chosen: choices.method,
    onChoose: (method) => {
      entry.choose({ method });
      onBack();
    },
    inline: !entry.session.savedMethod,
  });
}

function methodLabel({ t, entry }: PaymentView, { isSaved, category, shown }: PaymentChoices['method']): string {
  if (!isSaved)
    return t(entry.session.savedMethod?.category === category ? `method.another.${category}` : `method.${category}`);
  const saved = shown(entry.form.fields, null);
  const expires = saved.expires ? `, ${t('method.expires', { date: formatExpiration(saved.expires) })}` : '';
  return methodName(t, category, saved) + expires;
}

function feeText(view: PaymentView, method: MethodCategory): string | undefined {
  const schedule = view.entry.fees?.[method];
  if (!schedule) return undefined;
  switch (schedule.kind) {
    case 'none':
      return view.t('fee.none');
    case 'flat':
      return view.t('fee.flat', { fee: view.money(schedule.cents) });
    case 'percentage':
      return view.t('fee.percentage', { percent: String(schedule.basisPoints / 100) });
  }
}

function saveSection({ t, entry: { request, choices, choose } }: PaymentView): TemplateResult | typeof nothing {
  if (request.operation !== 'makePayment' || choices.method.isSaved) return nothing;
  const { saveOption } = request.options;
  if (saveOption === SaveOption.DoNotSave) return nothing;
  if (saveOption === SaveOption.Save) return html`<p class="note">${t('save.notice')}</p>`;
  const onChange = ({ target }: Event): void => {
    const save = (target as HTMLInputElement).checked;
    if (save !== choices.save) choose({ save });
  };
  return html`<label class="choice plain">
    <input type="checkbox" .checked=${choices.save} @change=${onChange} />
    <span class="text">${t('save.choice')}</span>
  </label>`;
}

function totals(view: PaymentView): TemplateResult | typeof nothing {
  const { t } = view;
  const total = totalOf(view);
  if (!total) return nothing;
  // A page translator would replace the texts, and amounts that change later would not be seen.
  return html`<dl class="sum" translate="no">
    <div>
      <dt>${t('summary.total')}</dt>
      <dd>${total.text}</dd>
      ${total.fee ? html`<dd class="included">${t('fee.included', { fee: total.fee })}</dd>` : nothing}
    </div>
  </dl>`;
}

/** Null until an amount is chosen, or if the fee is unknown. The fee is missing if the merchant takes none. */
function totalOf(view: PaymentView): { readonly text: string; readonly fee: string | undefined } | null {
  const { money, entry } = view;
  const { category, fee, fees, total } = entry;
  if (total === undefined || fee === undefined) return null;
  const kind = fees?.[category]?.kind;
  return { text: money(total), fee: kind && kind !== 'none' ? money(fee) : undefined };
}

/** The error of a field that was left, or the total once it has changed. */
export function announcement(view: PaymentView): string | undefined {
  const error = announcedError(view);
  const total = !error && view.entry.isTotalAnnounced && totalOf(view);
  return total ? `${view.t('summary.total')} ${total.text}` : error;
}
