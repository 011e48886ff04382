import type { SendReceiptRequest } from '../../../src/payment/requests.ts';
import { inLanguage, type EmailTexts } from '../shared/email-texts.ts';
import { Newest } from '../shared/newest.ts';
import type { Outbox } from '../shared/outbox.ts';
import { Refusal } from '../shared/refusal.ts';
import type { PaymentEntry, ReversalEntry } from './ledger.ts';

/** The most addresses for one receipt: enough for the payer and an accountant, too few for a mailing list. */
const mostAddresses = 3;
/** The most e-mails of a session, which makes one payment. Each refund allows another e-mail to each address. */
const mostEmails = 10;

interface Paid {
  readonly payment: PaymentEntry;
  readonly takenBack: readonly ReversalEntry[];
  readonly phone: string;
}

export function receiptEmails(outbox: Outbox) {
  /** The number of voids and refunds at the time of the last e-mail to each address, by payment. */
  const sentOf = new Newest<string, { readonly byAddress: Map<string, number>; count: number }>();

  /** Sends a receipt once per address, even if a lost answer is repeated. Sends it again after a void or a refund. */
  return (paid: Paid, { transactionId, email, language }: SendReceiptRequest): void => {
    const sent = sentOf.get(transactionId) ?? { byAddress: new Map<string, number>(), count: 0 };
    const { byAddress } = sent;
    const address = email.toLowerCase();
    const takenBack = paid.takenBack.length;
    if (byAddress.get(address) === takenBack) return;
    if (byAddress.size >= mostAddresses && !byAddress.has(address))
      throw new Refusal('InvalidRequest', `A receipt is sent to ${mostAddresses} addresses at most.`, 'email');
    if (sent.count >= mostEmails)
      throw new Refusal('InvalidRequest', `A session may send ${mostEmails} e-mails.`, 'email');
    const words = inLanguage(language, (texts) => receiptWords(paid, texts));
    outbox.send({ kind: 'receipt', to: email, link: '', ...words });
    byAddress.set(address, takenBack);
    sentOf.set(transactionId, { byAddress, count: sent.count + 1 });
  };
}

/** What mail programs may turn into a link: `https://…`, `insurer.example`, `pat@example` or `tel:…`. */
const linkLike = /:\/|@|[.\u3002]\p{L}|\b(?:tel|sms|mailto):/iu;

/** Shortens text from the page to one line, so that the page cannot write a letter. Null if it may become a link. */
function inOneLine(text: string): string | null {
  const line = text
    .normalize('NFKC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .slice(0, 60);
  return linkLike.test(line) ? null : line;
}

function receiptWords({ payment, takenBack, phone }: Paid, { t, money, date, day }: EmailTexts) {
  const { merchant, quote, method, references, transactedAt, timeZone, transactionId } = payment;
  const reference = inOneLine(references.clientReferenceData1 ?? '');
  const name = method.category === 'CreditCard' ? method.cardType : method.bankName;
  const lines = [
    t('receipt.number', { number: transactionId ?? '' }),
    t('receipt.amount', { amount: money(quote.amount) }),
    ...(quote.fee > 0 ? [t('receipt.fee', { fee: money(quote.fee) })] : []),
    t('receipt.total', { total: money(quote.total) }),
    ...takenBack.map(({ kind, amount }) => t(`receipt.${kind}`, { amount: money(amount) })),
    t(name === null ? 'receipt.unknownBank' : `receipt.${method.category}`, {
      name: name ?? '',
      digits: method.lastFourDigits,
    }),
    t('receipt.date', { date: `${date(transactedAt)} ${timeZone}` }),
    ...(reference ? [t('receipt.reference', { reference })] : []),
  ];
  const total = money(quote.total);
  const isDebit = method.category === 'ECheck' && takenBack.length === 0;
  const text = t(isDebit ? 'receipt.submittedText' : 'receipt.text', { total, merchant, day: day(transactedAt) });
  return {
    subject: t('receipt.subject', { total, merchant }),
    paragraphs: [text, lines.join('\n'), t('help', { merchant, phone })],
  };
}
