import { fakePaymentService } from '../../adapters/testing/fake-payment-service.ts';
import { convenienceFee } from '../../src/payment/fees.ts';
import type { PaymentSession } from '../../src/payment/wire.ts';
import { benchPage, payment, type BenchModal } from './bench-page.ts';
import { required } from './dom.ts';

export interface OwnDialog extends Pick<BenchModal, 'cardNumber' | 'close'> {
  readonly dialog: HTMLElement;
  show(): void;
  focusFirst?(): void;
  chosen(name: 'amountChoice' | 'method'): string;
}

const service = fakePaymentService();

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The script of a page with its own dialog. It does only what a person sees on the first screen. */
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
    session = await service.open({ sessionKey: 'bench', operationKey: 'bench' }, { operation: 'makePayment' });
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

  // Shoelace's name.
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
