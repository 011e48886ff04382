import { html, nothing, svg, type TemplateResult } from 'lit';
import { cardBrand } from '../../../src/fields/card-brand.ts';
import { cardNumberGaps } from '../../../src/fields/card-number.ts';
import { formatExpirationTyping, groupDigits, type Formatter } from '../../../src/fields/typing.ts';
import { withoutSeparators } from '../../../src/fields/typed-text.ts';
import { textField } from '../../shared/text-field.ts';
import { fieldTexts } from '../../shared/form-view.ts';
import type { PaymentView } from '../payment-view.ts';
import { acceptedBrands, brandMark, loadBrandMarks } from './brand-mark.ts';
import type { MethodPart } from './method-part.ts';

/** As on the card: `4111 1111 1111 1111`, `3782 822463 10005`. */
const groupCardNumber: Formatter = (typed, keystroke) =>
  groupDigits(typed, keystroke, cardNumberGaps(withoutSeparators(typed.text)));

export const cardPart: MethodPart = {
  fields: cardFields,
  load: loadBrandMarks,
  declinedFieldTexts: { securityCode: 'securityCode.again', expiration: 'expiration.past', zip: 'zip.check' },
  name: (t, { name, lastFourDigits: digits }) => t('ending.card', { name: name ?? '', digits }),
};

/** Where the security code is on a card: four digits on the front, or three on the back. */
function codePicture(isOnFront: boolean, where: string): TemplateResult {
  return html`<svg class="picture" viewBox="0 0 32 20" focusable="false">
    <title>${where}</title>
    ${
      isOnFront
        ? svg`<path fill="#aab2bd" d="M3 6h6v4H3zM3 14h14v2H3z" />`
        : svg`<path fill="#aab2bd" d="M0 3h32v4H0zM3 10h15v4H3z" />`
    }
    <path class="code" d=${isOnFront ? 'M20 5h9v6h-9z' : 'M20 9h9v6h-9z'} />
  </svg>`;
}

/** The fields of a card, in the order in which they are printed on it. */
function cardFields(view: PaymentView): TemplateResult {
  const { t, entry } = view;
  const { form } = entry;
  const digits = withoutSeparators(form.fields.cardNumber);
  const brand = cardBrand(digits);
  const securityCode = fieldTexts(view, 'securityCode');
  const digitsOfCode = brand ? (brand.securityCodeLength === 4 ? 4 : 3) : '';
  return html`<div class="fields">
    ${textField({
      ...fieldTexts(view, 'cardNumber'),
      autocomplete: 'cc-number',
      inputMode: 'numeric',
      format: groupCardNumber,
      aside: brand?.name ?? (digits ? undefined : acceptedBrands(view)),
      mark: brandMark(brand),
    })}
    ${textField({
      ...fieldTexts(view, 'expiration'),
      placeholder: t('expiration.hint'),
      autocomplete: 'cc-exp',
      inputMode: 'numeric',
      format: formatExpirationTyping,
      half: true,
    })}
    ${textField({
      ...securityCode,
      placeholder: t(
        form.generation > 0 && !securityCode.error ? 'securityCode.again' : `securityCode.hint${digitsOfCode}`,
      ),
      aside: codePicture(digitsOfCode === 4, t(`securityCode.where${digitsOfCode}`)),
      autocomplete: 'cc-csc',
      inputMode: 'numeric',
      half: true,
    })}
    ${textField({ ...fieldTexts(view, 'nameOnCard'), autocomplete: 'cc-name', autocapitalize: 'words' })}
    ${textField({
      ...fieldTexts(view, 'zip'),
      autocomplete: 'billing postal-code',
      inputMode: 'numeric',
      half: true,
    })}
    ${
      entry.request.operation === 'makePayment'
        ? textField({
            ...fieldTexts(view, 'street'),
            placeholder: t('street.hint'),
            autocomplete: 'billing address-line1',
            optional: true,
            half: true,
          })
        : nothing
    }
  </div>`;
}
