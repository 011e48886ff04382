import { html, type TemplateResult } from 'lit';
import { bankName } from '../../src/fields/bank-names.ts';
import { checkRoutingNumber } from '../../src/fields/routing-number.ts';
import { AccountType } from '../../src/payment/enumerations.ts';
import { radioGroup } from '../shared/radio-group.ts';
import { textField } from '../shared/text-field.ts';
import { errorText, fieldTexts } from './field-texts.ts';
import type { PaymentView } from './payment-view.ts';

/** The fields of a bank account. Browsers know no autofill for them. */
export function bankFields(view: PaymentView): TemplateResult {
  const { t, entry } = view;
  const { form } = entry;
  return html`${radioGroup({
      name: 'accountType',
      legend: t('accountType.label'),
      options: [
        { value: AccountType.Checking, label: t('accountType.Checking') },
        { value: AccountType.Saving, label: t('accountType.Saving') },
      ],
      chosen: form.fields.accountType,
      onChoose: (type) => form.input('accountType', type),
      error: errorText(view, 'accountType'),
      inline: true,
    })}
    <div class="fields">
      ${textField({
        ...fieldTexts(view, 'routingNumber'),
        hint: t('routingNumber.hint'),
        inputMode: 'numeric',
        aside: bankOf(form.fields.routingNumber),
      })}
      ${textField({ ...fieldTexts(view, 'accountNumber'), inputMode: 'numeric' })}
      ${textField({ ...fieldTexts(view, 'repeatedNumber'), inputMode: 'numeric' })}
      ${textField({ ...fieldTexts(view, 'nameOnAccount'), autocomplete: 'name', autocapitalize: 'words' })}
    </div>`;
}

function bankOf(text: string): string | undefined {
  const verdict = checkRoutingNumber(text);
  return verdict.state === 'valid' ? (bankName(verdict.value) ?? undefined) : undefined;
}
