import { cardBrand } from '../../src/fields/card-brand.ts';
import { cardNumberGaps, checkCardNumber } from '../../src/fields/card-number.ts';
import { modalStyles } from '../../components/shared/modal.styles.ts';
import { radioGroupStyles } from '../../components/shared/radio-group.styles.ts';
import { textFieldStyles } from '../../components/shared/text-field.styles.ts';
import { closed, make, required } from './dom.ts';
import { paymentForm, type Choice, type Field } from './form.ts';
import { ownDialog } from './own-dialog.ts';

function choices(name: string, label: string, all: readonly Choice[]): HTMLElement {
  const radios = all.map(({ value, label: text, text: named }, index) =>
    make(
      'label',
      { class: 'choice' },
      make('input', { type: 'radio', name, value, ...(index === 0 ? { checked: '' } : {}) }),
      make(
        'span',
        { class: 'text' },
        make('span', {}, text),
        ...(named ? [make('span', { class: 'value', 'data-text': named })] : []),
      ),
    ),
  );
  return make('fieldset', { class: 'choices' }, make('legend', {}, label), ...radios);
}

function field({ id, label, autocomplete, hint, isHalf, isNumeric, isOptional }: Field): HTMLElement {
  return make(
    'div',
    { class: isHalf ? 'field half' : 'field' },
    make('label', { class: 'label', for: id }, label),
    hint ? make('p', { class: 'hint', id: `${id}-hint` }, hint) : make('span', { class: 'hint', id: 'card-brand' }),
    make('input', {
      id,
      autocomplete,
      'aria-describedby': hint ? `${id}-hint` : 'card-brand',
      ...(isNumeric ? { class: 'numeric', inputmode: 'numeric' } : {}),
      ...(isOptional ? {} : { required: '' }),
    }),
  );
}

// The library's styles for this form, so that the browser's work for layout and paint is the same.
const styles = [modalStyles, textFieldStyles, radioGroupStyles].join('').replaceAll(':host', ':root');
const sheet = new CSSStyleSheet();
sheet.replaceSync(`${styles} form[hidden] { display: none }`);
document.adoptedStyleSheets.push(sheet);

const form = paymentForm({ choices, field });
form.insertAdjacentHTML(
  'beforeend',
  `<div class="actions">
    <button type="button" class="button quiet" data-closes>Cancel</button>
    <button type="submit" class="button primary">Review payment</button>
  </div>`,
);
document.body.insertAdjacentHTML(
  'beforeend',
  `<dialog id="payment" class="modal" aria-labelledby="payment-heading">
    <div class="header">
      <p class="merchant" data-text="merchant"></p>
      <h2 class="heading" id="payment-heading">Make a payment</h2>
      <button type="button" class="close" aria-label="Close" data-closes>×</button>
    </div>
    <div class="status" role="status"></div>
    <div class="body"></div>
  </dialog>`,
);
const dialog = required(document, '#payment', HTMLDialogElement);
required(dialog, '.body', HTMLElement).append(form);
const cardNumber = required(dialog, '#card-number', HTMLInputElement);
const brand = required(dialog, '#card-brand', HTMLElement);
const chosen = (name: string) => required(dialog, `[name="${name}"]:checked`, HTMLInputElement);

dialog.querySelectorAll('[data-closes]').forEach((button) => button.addEventListener('click', () => dialog.close()));

/** The reference: a native dialog, and an input that does the same by hand. */
ownDialog({
  dialog,
  show: () => dialog.showModal(),
  focusFirst: () => chosen('amountChoice').focus(),
  chosen: (name) => chosen(name).value,
  cardNumber: () => cardNumber,
  async close() {
    await closed(dialog, 'close', () => required(dialog, '.close', HTMLElement).click());
    brand.textContent = '';
  },
});

// Checks the number with the library's check, groups its digits, keeps the caret, and shows the brand.
cardNumber.addEventListener('input', () => {
  const { value, selectionStart } = cardNumber;
  const digits = value.replaceAll(/\D/g, '');
  const digitsBefore = value.slice(0, selectionStart ?? value.length).replaceAll(/\D/g, '').length;
  const gaps = cardNumberGaps(digits);
  let grouped = '';
  let caret = 0;
  for (const [index, digit] of Array.from(digits).entries()) {
    if (gaps.includes(index)) grouped += ' ';
    grouped += digit;
    if (index < digitsBefore) caret = grouped.length;
  }
  if (grouped !== value) {
    cardNumber.value = grouped;
    cardNumber.setSelectionRange(caret, caret);
  }
  brand.textContent = cardBrand(digits)?.name ?? '';
  if (checkCardNumber(digits).state === 'invalid') cardNumber.setAttribute('aria-invalid', 'true');
  else cardNumber.removeAttribute('aria-invalid');
});
