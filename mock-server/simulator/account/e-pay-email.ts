import { payeeName } from '../../../src/claims/payee.ts';
import { formatMoney } from '../../../src/money.ts';
import { maskedName } from '../shared/masked-name.ts';
import type { PayeeOrder } from './payee-order.ts';

/** The e-mail of a payment request. */
export function ePayEmail({ merchant, payee, amount, subject: { claimNumber } }: PayeeOrder, link: string) {
  const claim = claimNumber === null ? '' : ` for claim ${claimNumber}`;
  const what =
    amount === undefined
      ? `would like to know how to pay you${claim}.`
      : `would like to pay you ${formatMoney(amount, 'en-US')}${claim}.`;
  return {
    subject: amount === undefined ? 'Tell us how to pay you' : 'Choose how you are paid',
    text: [
      `Dear ${maskedName(payeeName(payee))},`,
      `${merchant.name} ${what} Please choose a method here:`,
      link,
      `If you did not expect this e-mail, call ${merchant.phone}.`,
    ].join('\n\n'),
  };
}
