import { html, type TemplateResult } from 'lit';
import type { BankAccountFieldName } from '../../src/fields/bank-account-fields.ts';
import type { BankAccountMessageKey } from '../../src/messages/bank-account.en.ts';
import type { Translate } from '../../src/messages/translate.ts';
import { errorText, fieldTexts, type FormView } from './form-view.ts';
import { pictures } from './later-part.ts';
import { radioGroup } from './radio-group.ts';
import { textField } from './text-field.ts';

export interface BankFieldsView extends FormView<BankAccountFieldName> {
  readonly t: Translate<BankAccountMessageKey>;
  readonly entry: { readonly bankName: string | null };
}

/** The fields of a bank account. `savings` is this modal's word for a savings account. */
export function bankFields(view: BankFieldsView, savings: string, more?: TemplateResult): TemplateResult {
  const { t, form, entry } = view;
  return html`${radioGroup({
      name: 'accountType',
      legend: t('accountType.label'),
      options: [
        { value: 'Checking', label: t('accountType.Checking') },
        { value: savings, label: t('accountType.Saving') },
      ],
      chosen: form.fields.accountType,
      onChoose: (type) => form.input('accountType', type),
      error: errorText(view, 'accountType'),
      inline: true,
    })}
    <details class="check">
      <summary>${t('check.summary')}</summary>
      ${pictures()?.check(t('routingNumber.label'), t('accountNumber.label'))}
      <p class="note">${t('check.text')}</p>
    </details>
    <div class="fields">
      ${textField({
        ...fieldTexts(view, 'routingNumber'),
        placeholder: t('routingNumber.hint'),
        inputMode: 'numeric',
        aside: html`<span aria-live="polite">${entry.bankName}</span>`,
      })}
      ${textField({ ...fieldTexts(view, 'accountNumber'), inputMode: 'numeric' })}
      ${textField({ ...fieldTexts(view, 'repeatedNumber'), inputMode: 'numeric' })} ${more}
    </div>`;
}
