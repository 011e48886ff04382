import { takeCardNumber, type WrappedInput } from './card-number-by-packages.ts';
import { ownDialog } from './own-dialog.ts';
import { required } from './required.ts';

/** The parts of a library of components that the form is made of. Web Awesome has kept the interface of Shoelace. */
export interface Peer {
  readonly dialog: new () => HTMLElement & { open: boolean };
  readonly radioGroup: new () => HTMLElement & { value: string | number | null };
  readonly input: new () => WrappedInput;
  /** Of the names of its events. */
  readonly prefix: string;
}

/** The same form in the dialog and the fields of a library of components. */
export function peerDialog({ dialog: Dialog, radioGroup, input, prefix }: Peer): void {
  const dialog = required(document, '#payment', Dialog);
  const cardNumber = required(dialog, '#card-number', input);
  const brand = required(dialog, '#card-brand', HTMLElement);
  const chosen = (name: string) => required(dialog, `#${name}`, radioGroup);
  dialog
    .querySelectorAll('[data-closes]')
    .forEach((button) => button.addEventListener('click', () => (dialog.open = false)));
  void takeCardNumber(cardNumber, brand);
  ownDialog({
    dialog,
    show: () => (dialog.open = true),
    chosen: (name) => String(chosen(name).value),
    cardNumber: () => cardNumber,
    async close() {
      const closed = new Promise((resolve) => dialog.addEventListener(`${prefix}-after-hide`, resolve, { once: true }));
      required(dialog, '[data-closes]', HTMLElement).click();
      await closed;
      brand.textContent = '';
    },
  });
}
