import type { EPayView } from '../simulator/account/e-pay-requests.ts';
import type { ChoiceProblem } from './claim-link-client.ts';
import { linkEn, type LinkMessageKey } from './link.en.ts';
import type { Fact } from './link-parts.ts';
import type { LinkTexts } from './link-texts.ts';

/* The words of an e-mail payment request, and those that all links share. */

type SavedBankAccount = Pick<EPayView['bankAccounts'][number], 'bankName' | 'accountType' | 'lastFourDigits'>;

export function headingOf({ t, money }: LinkTexts, { amount, status }: EPayView): string {
  if (status === 'done') return amount === null ? t('heading.saved') : t('heading.paid', { amount: money(amount) });
  return amount === null ? t('heading.save') : t('heading.choose', { amount: money(amount) });
}

/** What happens next. */
export function nextOf({ t }: LinkTexts, { amount, receipt }: EPayView): string {
  if (!receipt) return t(amount === null ? 'next.save' : 'next.pay');
  if (amount === null) return t('next.saved');
  return t(receipt.method.type === 'PrepaidAccount' ? 'next.PrepaidAccount' : 'next.BankAccount');
}

/** `JPMorgan Chase Bank, Checking •••• 6789` */
export function bankAccountText({ t }: LinkTexts, { bankName, accountType, lastFourDigits }: SavedBankAccount): string {
  const bank = bankName ?? t('method.unknownBank');
  return t(`method.${accountType}`, { bank, digits: lastFourDigits });
}

export function prepaidText({ t, money }: LinkTexts, { prepaidAccount }: EPayView): string {
  return prepaidAccount
    ? t('method.prepaidBalance', { balance: money(prepaidAccount.balance) })
    : t('method.PrepaidAccount');
}

export function submitText({ t, money }: LinkTexts, { amount }: EPayView): string {
  return amount === null ? t('submit.save') : t('submit.receive', { amount: money(amount) });
}

/** The payment before and after it. */
export function facts(texts: LinkTexts, { payeeName, claimNumber, receipt }: EPayView): readonly Fact[] {
  const { t, money, date } = texts;
  const method = receipt?.method;
  const transaction = receipt?.transaction;
  return [
    ...(transaction ? [{ term: t('fact.number'), text: transaction.transactionId, isMain: true }] : []),
    { term: t('fact.payee'), text: payeeName },
    ...(claimNumber === null ? [] : [{ term: t('fact.claim'), text: claimNumber }]),
    ...(transaction ? [{ term: t('fact.amount'), text: money(transaction.amount) }] : []),
    ...(method?.type === 'ECheck'
      ? [{ term: t('fact.method'), text: `${bankAccountText(texts, method.bankAccount)}, ${method.nameOnAccount}` }]
      : []),
    ...(method?.type === 'PrepaidAccount' ? [{ term: t('fact.balance'), text: money(method.balance) }] : []),
    ...(transaction
      ? [{ term: t('fact.paidOn'), text: `${date(transaction.transactedAt)} ${transaction.zoneCode}` }]
      : []),
  ];
}

/** What keeps a person from what they wanted, in their language: the service's own words are for developers. */
export function problemText({ t }: LinkTexts, { kind, code }: ChoiceProblem, isSave = false): string {
  const key = `${kind}.${code}`;
  const known = isKey(key) ? key : (`${kind}.other` as const);
  if (kind === 'refusal') return t(alreadyAnswered.has(code) ? 'refusal.done' : known);
  return `${t(known)} ${t(isSave ? 'decline.nextSave' : 'decline.next')}`;
}

const alreadyAnswered: ReadonlySet<string> = new Set(['AlreadyApproved', 'AlreadyPaid', 'PaymentInFlight']);

function isKey(key: string): key is LinkMessageKey {
  return Object.hasOwn(linkEn, key);
}
