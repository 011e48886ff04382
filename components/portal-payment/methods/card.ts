import { html, nothing, type TemplateResult } from 'lit';
import { cardBrand } from '../../../src/fields/card-brand.ts';
import { cardNumberGaps } from '../../../src/fields/card-number.ts';
import { formatExpirationTyping, groupDigits, type Formatter } from '../../../src/fields/typing.ts';
import { withoutSeparators } from '../../../src/fields/typed-text.ts';
import { pictures } from '../../shared/later-part.ts';
import type { Pictures } from '../../shared/later/pictures.ts';
import { textField, type Reformat } from '../../shared/text-field.ts';
import { fieldTexts } from '../../shared/form-view.ts';
import type { PaymentView } from '../payment-view.ts';
import { paymentLater } from '../payment-later.ts';
import type { MethodPart } from './method-part.ts';

/** As on the card: `4111 1111 1111 1111`, `3782 822463 10005`. */
const groupCardNumber = formatTyping((typed, keystroke) => groupDigits(typed, keystroke, cardNumberGaps));
const groupExpiration = formatTyping(formatExpirationTyping);

export const cardPart: MethodPart = {
  fields: cardFields,
  name: (t, { name, lastFourDigits: digits }) => t('ending.card', { name: name ?? '', digits }),
};

/** Formats a text while it is typed, and keeps the caret at its place. */
function formatTyping(format: Formatter): Reformat {
  return (input, { inputType }, { read, onInput }) => {
    const typed = { text: input.value, caret: input.selectionStart ?? 0 };
    const { text, caret } = format(typed, { inputType: inputType ?? '', before: read() });
    paymentLater.module?.recordStep(input, read(), { text, caret }, onInput);
    if (text === typed.text) return;
    input.value = text;
    input.setSelectionRange(caret, caret);
  };
}

/** The marks of all brands, which stay while somebody types, and the name of the number's brand. */
function brandAside(pictures: Pictures | undefined, words: string, name: string | undefined): unknown {
  if (!pictures) return name ?? html``;
  return html`<span class="marks" role="img" aria-label=${words} aria-hidden=${name ? 'true' : nothing}
      >${Object.values(pictures.brands)}</span
    >${name ? html`<span class="status">${name}</span>` : nothing}`;
}

/** The fields of a card, in the order in which they are printed on it. */
function cardFields(view: PaymentView): TemplateResult {
  const { t, entry } = view;
  const { form } = entry;
  const drawn = pictures();
  const digits = withoutSeparators(form.fields.cardNumber);
  const brand = cardBrand(digits);
  const mark = brand && drawn?.brands[brand.id];
  const securityCode = fieldTexts(view, 'securityCode');
  const digitsOfCode = brand ? (brand.securityCodeLength === 4 ? 4 : 3) : '';
  return html`<div class="fields">
    ${textField({
      ...fieldTexts(view, 'cardNumber'),
      autocomplete: 'cc-number',
      inputMode: 'numeric',
      reformat: groupCardNumber,
      aside: brandAside(drawn, t('cardNumber.accepted'), brand?.name),
      decoration: mark && html`<span class="mark" aria-hidden="true">${mark}</span>`,
    })}
    ${textField({
      ...fieldTexts(view, 'expiration'),
      placeholder: t('expiration.hint'),
      autocomplete: 'cc-exp',
      inputMode: 'numeric',
      reformat: groupExpiration,
      half: true,
    })}
    ${textField({
      ...securityCode,
      placeholder: t(
        form.generation > 0 && entry.isTouched && !securityCode.error
          ? 'securityCode.again'
          : `securityCode.hint${digitsOfCode}`,
      ),
      aside: drawn?.code(digitsOfCode === 4, t(`securityCode.where${digitsOfCode}`)) ?? html``,
      autocomplete: 'cc-csc',
      inputMode: 'numeric',
      half: true,
    })}
    ${textField({ ...fieldTexts(view, 'nameOnCard'), autocomplete: 'cc-name', autocapitalize: 'words' })}
    ${textField({ ...fieldTexts(view, 'zip'), autocomplete: 'billing postal-code', inputMode: 'numeric', half: true })}
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
