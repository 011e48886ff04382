import { convenienceFee } from '../../src/payment/fees.ts';
import type { PaymentSession } from '../../src/payment/wire.ts';
import { benchPage, payment, type BenchModal } from './bench-page.ts';
import { inMemoryService } from './in-memory-service.ts';
import { required } from './required.ts';

/** A page's own dialog: how it is shown, and what its fields say. */
export interface OwnDialog extends Pick<BenchModal, 'cardNumber' | 'close'> {
  readonly dialog: HTMLElement;
  show(): void;
  /** Moves the focus to the first field, where the dialog does not do so by itself. */
  focusFirst?(): void;
  chosen(name: 'amountChoice' | 'method'): string;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * The script that a page with a dialog of its own would have, for the form of hand-written.html.
 *
 * It does what a person sees of the first screen and no more: no options to check, no other languages, no state to
 * keep. Its number format is made when the page is loaded, which is not measured.
 */
export function ownDialog({ dialog, show, focusFirst, chosen, cardNumber, close }: OwnDialog): void {
  const form = required(dialog, 'form', HTMLFormElement);
  const status = required(dialog, '.status', HTMLElement);
  let session: PaymentSession | undefined;

  const write = (name: string, text: string) => {
    required(dialog, `[data-text="${name}"]`, HTMLElement).textContent = text;
  };

  function writeTotals({ merchant: { fees } }: PaymentSession): void {
    const amount = Number(chosen('amountChoice') === 'accountBalance' ? payment.accountBalance : payment.minAmountDue);
    const fee = convenienceFee(fees[chosen('method') === 'ECheck' ? 'ECheck' : 'CreditCard'], amount * 100) / 100;
    write('amount', dollars.format(amount));
    write('fee', dollars.format(fee));
    write('total', dollars.format(amount + fee));
  }

  async function open(): Promise<void> {
    status.textContent = 'Loading…';
    show();
    session = await inMemoryService.open({ sessionKey: 'bench', operationKey: 'bench' }, { operation: 'makePayment' });
    const { name, fees } = session.merchant;
    write('merchant', name);
    write('minAmountDue', dollars.format(Number(payment.minAmountDue)));
    write('accountBalance', dollars.format(Number(payment.accountBalance)));
    write('cardFee', `${dollars.format(convenienceFee(fees.CreditCard, 0) / 100)} convenience fee`);
    write('bankFee', `${dollars.format(convenienceFee(fees.ECheck, 0) / 100)} convenience fee`);
    writeTotals(session);
    status.textContent = '';
    form.hidden = false;
    focusFirst?.();
  }

  // The second is Shoelace's.
  for (const type of ['change', 'sl-change']) form.addEventListener(type, () => session && writeTotals(session));
  benchPage({
    open: () => void open(),
    cardNumber,
    async close() {
      await close();
      form.reset();
      form.hidden = true;
    },
  });
}
