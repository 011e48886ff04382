import { cardBrand } from '../../src/fields/card-brand.ts';
import { cardNumberGaps, checkCardNumber } from '../../src/fields/card-number.ts';
import { modalStyles } from '../../components/shared/modal.styles.ts';
import { radioGroupStyles } from '../../components/shared/radio-group.styles.ts';
import { textFieldStyles } from '../../components/shared/text-field.styles.ts';
import { closed, required } from './dom.ts';
import { paymentForm, type Choice, type Field } from './form.ts';
import { ownDialog } from './own-dialog.ts';

function choices(name: string, label: string, all: readonly Choice[]): string {
  const radios = all.map(
    ({ value, label: text, text: named }, index) => `<label class="choice">
      <input type="radio" name="${name}" value="${value}" ${index === 0 ? 'checked' : ''} />
      <span class="text">
        <span>${text}</span>${named ? `<span class="value" data-text="${named}"></span>` : ''}
      </span>
    </label>`,
  );
  return `<fieldset class="choices"><legend>${label}</legend>${radios.join('')}</fieldset>`;
}

function field({ id, label, autocomplete, hint, isHalf, isNumeric, isOptional }: Field): string {
  const below = hint ? `${id}-hint` : 'card-brand';
  return `<div class="field ${isHalf ? 'half' : ''}">
    <label class="label" for="${id}">${label}</label>
    ${hint ? `<p class="hint" id="${below}">${hint}</p>` : `<span class="hint" id="${below}"></span>`}
    <input id="${id}" autocomplete="${autocomplete}" aria-describedby="${below}"
      ${isNumeric ? 'inputmode="numeric"' : ''} ${isOptional ? '' : 'required'} />
  </div>`;
}

// The library's styles for this form, so that the browser's work for layout and paint is the same.
const styles = [modalStyles, textFieldStyles, radioGroupStyles].join('').replaceAll(':host', ':root');
const sheet = new CSSStyleSheet();
sheet.replaceSync(`${styles} form[hidden] { display: none }`);
document.adoptedStyleSheets.push(sheet);

const actions = `<div class="actions">
  <button type="button" class="button quiet" data-closes>Cancel</button>
  <button type="submit" class="button primary">Review payment</button>
</div>`;
document.body.insertAdjacentHTML(
  'beforeend',
  `<dialog id="payment" class="modal" aria-labelledby="payment-heading">
    <div class="header">
      <p class="merchant" data-text="merchant"></p>
      <h2 class="heading" id="payment-heading">Make a payment</h2>
      <button type="button" class="close" aria-label="Close" data-closes>×</button>
    </div>
    <div class="status" role="status"></div>
    <div class="body">${paymentForm({ choices, field }, actions)}</div>
  </dialog>`,
);
const dialog = required(document, '#payment', HTMLDialogElement);
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
