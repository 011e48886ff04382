import { takeCardNumber, type WrappedInput } from './card-number-by-packages.ts';
import { closed, make, required } from './dom.ts';
import './form.css';
import { paymentForm } from './form.ts';
import { ownDialog } from './own-dialog.ts';

/** A component library for the form. Web Awesome has most of Shoelace's interface. */
export interface Peer {
  readonly prefix: string;
  readonly dialog: new () => HTMLElement & { open: boolean };
  readonly radioGroup: new () => HTMLElement & { value: string | number | null };
  readonly input: new () => WrappedInput;
  /** The attribute of an input that has its hint, and the slot at its end. */
  readonly hint: string;
  readonly end: string;
  readonly quiet: Readonly<Record<string, string>>;
  readonly primary: Readonly<Record<string, string>>;
}

export function peerDialog({ prefix, hint: hintAttribute, end, quiet, primary, ...classes }: Peer): void {
  const part = (name: string, ...more: [Readonly<Record<string, string>>, ...(Node | string)[]]) =>
    make(`${prefix}-${name}`, ...more);
  const form = paymentForm({
    choices(name, label, [first, ...others]) {
      const attributes = { id: name, name, label, value: first?.value ?? '' };
      const radios = [first, ...others].map((choice) => {
        const text = choice?.text ? [make('span', { 'data-text': choice.text })] : [];
        return part('radio', { value: choice?.value ?? '' }, `${choice?.label ?? ''} `, ...text);
      });
      return part('radio-group', name === 'amountChoice' ? { ...attributes, autofocus: '' } : attributes, ...radios);
    },
    field({ id, label, autocomplete, hint, isHalf, isNumeric, isOptional }) {
      const attributes = {
        ...{ id, label, autocomplete, class: isHalf ? 'half field' : 'field' },
        ...(hint ? { [hintAttribute]: hint } : {}),
        ...(isNumeric ? { inputmode: 'numeric' } : {}),
        ...(isOptional ? {} : { required: '' }),
      };
      return part('input', attributes, ...(hint ? [] : [make('span', { id: 'card-brand', slot: end })]));
    },
  });
  document.body.append(
    part(
      'dialog',
      { id: 'payment', label: 'Make a payment' },
      make('p', { class: 'hint', 'data-text': 'merchant' }),
      make('div', { class: 'status', role: 'status' }),
      form,
      part('button', { slot: 'footer', 'data-closes': '', ...quiet }, 'Cancel'),
      part('button', { slot: 'footer', ...primary }, 'Review payment'),
    ),
  );

  const dialog = required(document, '#payment', classes.dialog);
  const cardNumber = required(dialog, '#card-number', classes.input);
  const brand = required(dialog, '#card-brand', HTMLElement);
  const cancel = required(dialog, '[data-closes]', HTMLElement);
  cancel.addEventListener('click', () => (dialog.open = false));
  void takeCardNumber(cardNumber, brand);
  ownDialog({
    dialog,
    show: () => (dialog.open = true),
    chosen: (name) => String(required(dialog, `#${name}`, classes.radioGroup).value),
    cardNumber: () => cardNumber,
    async close() {
      await closed(dialog, `${prefix}-after-hide`, () => cancel.click());
      brand.textContent = '';
    },
  });
}
