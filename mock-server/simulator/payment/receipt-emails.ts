import type { SendReceiptRequest } from '../../../src/payment/requests.ts';
import { inLanguage, type EmailTexts } from '../shared/email-texts.ts';
import type { Outbox } from '../shared/outbox.ts';
import { Refusal } from '../shared/refusal.ts';
import type { PaymentEntry, ReversalEntry } from './ledger.ts';

/** A receipt goes to so many addresses: to the payer and whoever keeps their books, and to nobody's list. */
const mostAddresses = 3;

/** What a receipt is of. */
interface Paid {
  readonly payment: PaymentEntry;
  /** Voids and refunds of it. */
  readonly takenBack: readonly ReversalEntry[];
  /** The merchant's. */
  readonly phone: string;
}

/** The e-mails of receipts. In them is what the payer sees on the last screen, and nothing secret. */
export class ReceiptEmails {
  readonly #outbox: Outbox;
  /** How much had been taken back when it was sent, by the payment and the address. */
  readonly #sent = new Map<string, Map<string, number>>();

  constructor(outbox: Outbox) {
    this.#outbox = outbox;
  }

  /** The same once more, such as after a lost answer, is no second e-mail; it is after a void or a refund. */
  send(paid: Paid, { transactionId, email, language }: SendReceiptRequest): void {
    const sent = this.#sent.get(transactionId) ?? new Map<string, number>();
    const address = email.toLowerCase();
    const takenBack = paid.takenBack.length;
    if (sent.get(address) === takenBack) return;
    if (sent.size >= mostAddresses && !sent.has(address))
      throw new Refusal('InvalidRequest', `A receipt is sent to ${mostAddresses} addresses at most.`, 'email');
    const words = inLanguage(language, (texts) => receiptWords(paid, texts));
    this.#outbox.send({ kind: 'receipt', to: email, link: '', ...words });
    this.#sent.set(transactionId, sent.set(address, takenBack));
  }
}

/** The page has written it: no line of its own, and no letter. */
function inOneLine(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, ' ').slice(0, 60);
}

function receiptWords({ payment, takenBack, phone }: Paid, { t, money, date }: EmailTexts) {
  const { merchant, quote, method, references, transactedAt, timeZone, transactionId } = payment;
  const { clientReferenceData1: reference } = references;
  const name = method.category === 'CreditCard' ? method.cardType : (method.bankName ?? t('receipt.bankAccount'));
  const lines = [
    t('receipt.number', { number: transactionId ?? '' }),
    t('receipt.amount', { amount: money(quote.amount) }),
    ...(quote.fee > 0 ? [t('receipt.fee', { fee: money(quote.fee) })] : []),
    t('receipt.total', { total: money(quote.total) }),
    ...takenBack.map(({ kind, amount }) => t(`receipt.${kind}`, { amount: money(amount) })),
    t('receipt.method', { name, digits: method.lastFourDigits }),
    t('receipt.date', { date: `${date(transactedAt)} ${timeZone}` }),
    ...(reference === undefined ? [] : [t('receipt.reference', { reference: inOneLine(reference) })]),
  ];
  const total = money(quote.total);
  return {
    subject: t('receipt.subject', { total, merchant }),
    paragraphs: [t('receipt.text', { total, merchant }), lines.join('\n'), t('help', { merchant, phone })],
  };
}
