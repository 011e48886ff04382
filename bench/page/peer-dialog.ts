import { takeCardNumber, type WrappedInput } from './card-number-by-packages.ts';
import { closed, required } from './dom.ts';
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
  /** The attribute of a quiet button, and of the primary one. */
  readonly quiet: string;
  readonly primary: string;
}

export function peerDialog({ prefix, hint: hintAttribute, end, quiet, primary, ...classes }: Peer): void {
  const form = paymentForm({
    choices(name, label, all) {
      const radios = all.map(({ value, label: text, text: named }) => {
        return `<${prefix}-radio value="${value}">${text} ${named ? `<span data-text="${named}"></span>` : ''}</${prefix}-radio>`;
      });
      const first = `value="${all[0]?.value ?? ''}" ${name === 'amountChoice' ? 'autofocus' : ''}`;
      return `<${prefix}-radio-group id="${name}" name="${name}" label="${label}" ${first}>${radios.join('')}</${prefix}-radio-group>`;
    },
    field: ({ id, label, autocomplete, hint, isHalf, isNumeric, isOptional }) =>
      `<${prefix}-input id="${id}" label="${label}" autocomplete="${autocomplete}" class="field ${isHalf ? 'half' : ''}"
        ${hint ? `${hintAttribute}="${hint}"` : ''} ${isNumeric ? 'inputmode="numeric"' : ''} ${isOptional ? '' : 'required'}>
        ${hint ? '' : `<span id="card-brand" slot="${end}"></span>`}
      </${prefix}-input>`,
  });
  document.body.insertAdjacentHTML(
    'beforeend',
    `<${prefix}-dialog id="payment" label="Make a payment">
      <p class="hint" data-text="merchant"></p>
      <div class="status" role="status"></div>
      ${form}
      <${prefix}-button slot="footer" data-closes ${quiet}>Cancel</${prefix}-button>
      <${prefix}-button slot="footer" ${primary}>Review payment</${prefix}-button>
    </${prefix}-dialog>`,
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
