import { checkCardNumber } from '../../src/fields/card-number.ts';
import { convenienceFee } from '../../src/payment/fees.ts';
import type { PaymentService } from '../../src/payment/payment-service.ts';
import type { PaymentSession } from '../../src/payment/wire.ts';
import { payment, required, type BenchModal } from './bench-modal.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * The reference: the dialog of index.html with the script that such a page would have.
 *
 * It does what a person sees of the first screen and no more: no options to check, no other languages, no state to
 * keep. Its card number is checked on each keystroke by the library's own check, and marked where it is wrong.
 */
export function handWrittenDialog(service: PaymentService): BenchModal {
  const dialog = required(document, '#payment', HTMLDialogElement);
  const form = required(dialog, 'form', HTMLFormElement);
  const status = required(dialog, '.status', HTMLElement);
  const cardNumber = required(dialog, '#card-number', HTMLInputElement);
  let session: PaymentSession | undefined;

  const show = (name: string, text: string) => {
    required(dialog, `[data-text="${name}"]`, HTMLElement).textContent = text;
  };
  const chosen = (name: string) => required(form, `[name="${name}"]:checked`, HTMLInputElement);

  function showTotals({ merchant: { fees } }: PaymentSession): void {
    const choice = chosen('amountChoice').value;
    const amount = Number(choice === 'accountBalance' ? payment.accountBalance : payment.minAmountDue);
    const fee = convenienceFee(fees[chosen('method').value === 'ECheck' ? 'ECheck' : 'CreditCard'], amount * 100) / 100;
    show('amount', dollars.format(amount));
    show('fee', dollars.format(fee));
    show('total', dollars.format(amount + fee));
  }

  async function open(): Promise<void> {
    status.textContent = 'Loading…';
    dialog.showModal();
    session = await service.open({ sessionKey: 'bench', operationKey: 'bench' }, { operation: 'makePayment' });
    const { name, fees } = session.merchant;
    show('merchant', name);
    show('minAmountDue', dollars.format(Number(payment.minAmountDue)));
    show('accountBalance', dollars.format(Number(payment.accountBalance)));
    show('cardFee', `${dollars.format(convenienceFee(fees.CreditCard, 0) / 100)} convenience fee`);
    show('bankFee', `${dollars.format(convenienceFee(fees.ECheck, 0) / 100)} convenience fee`);
    showTotals(session);
    status.textContent = '';
    form.hidden = false;
    chosen('amountChoice').focus();
  }

  form.addEventListener('change', () => session && showTotals(session));
  cardNumber.addEventListener('input', () => {
    if (checkCardNumber(cardNumber.value).state === 'invalid') cardNumber.setAttribute('aria-invalid', 'true');
    else cardNumber.removeAttribute('aria-invalid');
  });
  dialog.querySelectorAll('[data-closes]').forEach((button) => button.addEventListener('click', () => dialog.close()));
  dialog.addEventListener('close', () => {
    form.reset();
    form.hidden = true;
  });

  return {
    open: () => void open(),
    cardNumber: () => cardNumber,
    async close() {
      const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
      required(dialog, '.close', HTMLElement).click();
      await closed;
    },
  };
}
