import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { savedAccount, type AccountChoices } from '../../src/account/account-form.ts';
import { AccountContext } from '../../src/account/enumerations.ts';
import { PayeeAccountType } from '../../src/claims/enumerations.ts';
import { payeeName } from '../../src/claims/payee.ts';
import type { Setback } from '../../src/operation/operation-state.ts';
import { readableDay } from '../../src/readable-date.ts';
import { bankAccountName } from '../shared/bank-account-name.ts';
import { bankFields } from '../shared/bank-fields.ts';
import { fieldTexts } from '../shared/form-view.ts';
import { unreachableNotice } from '../shared/notices.ts';
import { radioGroup, type RadioOption } from '../shared/radio-group.ts';
import { submitting, textField } from '../shared/text-field.ts';
import { accountLater } from './account-later.ts';
import { accountTypeName, type AccountView } from './account-view.ts';
import { payeeSection } from './payee-section.ts';

type Method = AccountChoices['method'];

export interface EntryFormHandlers {
  readonly onSubmit: () => void;
  readonly onCorrect: () => void;
  readonly onClose: () => void;
}

export function entryForm(
  view: AccountView,
  setback: Setback | undefined,
  handlers: EntryFormHandlers,
): TemplateResult {
  const { t } = view;
  return html`<form novalidate @submit=${submitting(handlers.onSubmit)}>
    ${accountLater.module?.formProblems(view, setback) ?? (setback && unreachableNotice(t))}
    ${payeeSection(view, handlers.onCorrect)} ${methodSection(view)} ${keyed(view.form.generation, methodFields(view))}
    <div class="actions">
      <button type="button" class="button quiet" @click=${handlers.onClose}>${t('cancel')}</button>
      <button type="submit" class="button primary" part="submit">${submitText(view)}</button>
    </div>
  </form>`;
}

function submitText({ t, entry: { options, isRequest } }: AccountView): string {
  if (options.Context === AccountContext.save) return t(isRequest ? 'request.button' : 'save.button');
  return t(isRequest ? 'review.requestButton' : 'review.button');
}

function methodSection(view: AccountView): TemplateResult {
  const { t, entry } = view;
  return radioGroup({
    name: 'method',
    legend: t(entry.options.Context === AccountContext.payment ? 'method.legend' : 'method.saveLegend'),
    options: entry.methods.map((value) => ({ value, ...methodInWords(view, value) })),
    chosen: entry.choices.method,
    onChoose: entry.choose,
  });
}

function methodInWords(view: AccountView, method: Method): Pick<RadioOption<Method>, 'label' | 'aside'> {
  const { t, locale, money, entry } = view;
  const { bankAccounts, prepaidAccount } = entry.session;
  const saved = savedAccount(method, entry.session);
  if (saved)
    return {
      label: bankAccountName(t, { name: saved.bankName, lastFourDigits: saved.lastFourDigits }),
      aside: [
        accountTypeName(t, saved.accountType),
        saved.savedAt && t('method.savedOn', { date: readableDay(saved.savedAt, locale) }),
      ]
        .filter(Boolean)
        .join(' · '),
    };
  if (method === 'ePay') return { label: t('method.ePay') };
  if (method !== 'prepaidAccount')
    return { label: t(bankAccounts.length > 0 ? 'method.anotherBankAccount' : 'method.bankAccount') };
  return prepaidAccount
    ? { label: t('method.prepaidAccount'), aside: t('method.balance', { balance: money(prepaidAccount.balance) }) }
    : { label: t('method.newPrepaidAccount') };
}

function methodFields(view: AccountView): TemplateResult | typeof nothing {
  const { t, entry } = view;
  const name = payeeName(entry.payee);
  switch (entry.choices.method) {
    case 'bankAccount':
      return html`${bankFields(view, PayeeAccountType.Savings)}
        <p class="note">${t('bankAccount.note', { name })}</p>`;
    case 'prepaidAccount':
      return entry.session.prepaidAccount ? nothing : html`<p class="note">${t('prepaidAccount.note', { name })}</p>`;
    case 'ePay':
      return html`${
          entry.isPayeeLocked
            ? nothing
            : html`<div class="fields">
                ${textField({ ...fieldTexts(view, 'ePayEmail'), autocomplete: 'email', inputMode: 'email' })}
              </div>`
        }
        <p class="note">${t(entry.options.Context === AccountContext.payment ? 'ePay.note' : 'ePay.saveNote')}</p>`;
    default:
      return nothing;
  }
}
