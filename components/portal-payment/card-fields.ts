import { html, nothing, type TemplateResult } from 'lit';
import { cardBrand } from '../../src/fields/card-brand.ts';
import { withoutSeparators } from '../../src/fields/verdict.ts';
import { textField } from '../shared/text-field.ts';
import { fieldTexts } from './field-texts.ts';
import { cardNumberMask, expirationMask } from './masks.ts';
import type { PaymentView } from './payment-view.ts';

/** The fields of a card, in the order in which they are printed on it. */
export function cardFields(view: PaymentView): TemplateResult {
  const { t, entry } = view;
  const { form } = entry;
  const brand = cardBrand(withoutSeparators(form.fields.cardNumber));
  return html`<div class="fields">
    ${textField({
      ...fieldTexts(view, 'cardNumber'),
      autocomplete: 'cc-number',
      inputMode: 'numeric',
      mask: cardNumberMask,
      aside: brand?.name,
    })}
    ${textField({
      ...fieldTexts(view, 'expiration'),
      hint: t('expiration.hint'),
      autocomplete: 'cc-exp',
      inputMode: 'numeric',
      mask: expirationMask,
    })}
    ${textField({ ...fieldTexts(view, 'nameOnCard'), autocomplete: 'cc-name' })}
    ${textField({
      ...fieldTexts(view, 'securityCode'),
      hint: t(brand ? (brand.securityCodeLength === 4 ? 'securityCode.hint4' : 'securityCode.hint3') : 'securityCode.hint'),
      autocomplete: 'cc-csc',
      inputMode: 'numeric',
    })}
    ${entry.request.operation === 'makePayment'
      ? textField({
          ...fieldTexts(view, 'street'),
          hint: t('street.hint'),
          autocomplete: 'billing street-address',
          optional: true,
        })
      : nothing}
    ${textField({ ...fieldTexts(view, 'zip'), autocomplete: 'billing postal-code' })}
  </div>`;
}
