import { html, type TemplateResult } from 'lit';
import type { BankAccountFieldName } from '../../src/fields/bank-account-fields.ts';
import type { BankAccountMessageKey } from '../../src/messages/bank-account.en.ts';
import type { Translate } from '../../src/messages/translate.ts';
import { errorText, fieldTexts, type FormView } from './form-view.ts';
import { radioGroup } from './radio-group.ts';
import { textField } from './text-field.ts';

export interface BankFieldsView extends FormView<BankAccountFieldName> {
  readonly t: Translate<BankAccountMessageKey>;
  /** The bank of the routing number that is typed. */
  readonly entry: { readonly bankName: string | null };
}

/** A check, with the two numbers at its bottom framed. The text beside it says the same. */
function checkPicture(t: Translate<BankAccountMessageKey>): TemplateResult {
  return html`<svg viewBox="0 0 320 130" aria-hidden="true" focusable="false">
    <path class="paper" d="M1 1h318v128H1z" />
    <path class="line" d="M16 24h90M16 34h60M240 24h64M16 62h200M236 52h68v14h-68zM16 84h80M180 84h124" />
    <path class="framed" d="M12 96h112v26H12zM130 96h142v26H130z" />
    <text x="20" y="114">|: 111222333 |:</text>
    <text x="138" y="114">4444555566 ||</text>
    <text class="name" x="12" y="92">${t('routingNumber.label')}</text>
    <text class="name" x="130" y="92">${t('accountNumber.label')}</text>
  </svg>`;
}

/**
 * The fields of a bank account. Browsers know no autofill for them.
 *
 * @param savings What this modal calls a savings account: `Saving` or `Savings`.
 * @param more Further fields, after the account number.
 */
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
      ${checkPicture(t)}
      <p class="note">${t('check.text')}</p>
    </details>
    <div class="fields">
      ${textField({
        ...fieldTexts(view, 'routingNumber'),
        placeholder: t('routingNumber.hint'),
        inputMode: 'numeric',
        aside: entry.bankName ?? undefined,
      })}
      ${textField({ ...fieldTexts(view, 'accountNumber'), inputMode: 'numeric' })}
      ${textField({ ...fieldTexts(view, 'repeatedNumber'), inputMode: 'numeric' })} ${more}
    </div>`;
}
