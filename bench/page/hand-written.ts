import { cardBrand } from '../../src/fields/card-brand.ts';
import { cardNumberGaps, checkCardNumber } from '../../src/fields/card-number.ts';
import { ownDialog } from './own-dialog.ts';
import { required } from './required.ts';

const dialog = required(document, '#payment', HTMLDialogElement);
const cardNumber = required(dialog, '#card-number', HTMLInputElement);
const brand = required(dialog, '#card-brand', HTMLElement);
const chosen = (name: string) => required(dialog, `[name="${name}"]:checked`, HTMLInputElement);

dialog.querySelectorAll('[data-closes]').forEach((button) => button.addEventListener('click', () => dialog.close()));

/** The reference: the browser's own dialog, and an input that does by hand what the library's does. */
ownDialog({
  dialog,
  show: () => dialog.showModal(),
  focusFirst: () => chosen('amountChoice').focus(),
  chosen: (name) => chosen(name).value,
  cardNumber: () => cardNumber,
  async close() {
    const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
    required(dialog, '.close', HTMLElement).click();
    await closed;
    brand.textContent = '';
  },
});

// Checks with the library's own check, groups the digits with the caret behind the same digit, and shows the brand.
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
