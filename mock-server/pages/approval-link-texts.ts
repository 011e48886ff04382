import type { ApprovalView } from '../simulator/adjuster/party-links.ts';
import type { Fact } from './link-parts.ts';
import type { LinkTexts } from './link-texts.ts';

/* The words of an approval request to one of its parties. */

export function headingOf({ t, money }: LinkTexts, view: ApprovalView): string {
  const { status, partyStatus, canDecide, canChoose, method } = view;
  const amount = money(view.amount ?? 0);
  if (partyStatus === 'Paid') return t('heading.paid', { amount });
  if (status !== 'Initiated') return t(`heading.${status}`);
  if (canDecide && canChoose) return t('heading.approveAndChoose', { amount });
  if (canDecide) return t('heading.approve', { amount: money(view.totalAmount) });
  return canChoose && method === null ? t('heading.choose', { amount }) : t('heading.thanks');
}

/** What happens next. */
export function nextOf({ t }: LinkTexts, view: ApprovalView): string {
  const { status, partyStatus, canDecide, canChoose, method, email } = view;
  const values = { merchant: view.merchant.name, email };
  if (partyStatus === 'Paid' && method !== null) return t(`next.${method}`, values);
  if (partyStatus === 'Rejected') return t('next.rejectedByYou', values);
  if (status !== 'Initiated') return t(`next.${status}`, values);
  if (canChoose) return t(method === null ? 'next.choose' : 'next.chosen');
  return t(canDecide ? 'next.approve' : 'next.approved');
}

/** The sign of what is done or over; none while an answer is waited for. */
export function signOf(view: ApprovalView) {
  const { status, partyStatus } = view;
  if (partyStatus === 'Paid' || status === 'Completed') return 'done';
  if (status !== 'Initiated') return 'over';
  return isAsked(view) ? undefined : 'done';
}

/** True while an answer is waited for; a method can be changed without being asked for. */
function isAsked({ canDecide, canChoose, method }: ApprovalView): boolean {
  return canDecide || (canChoose && method === null);
}

/** The claim and the party's part in it. */
export function facts({ t, money, date }: LinkTexts, view: ApprovalView): readonly Fact[] {
  const { payment, amount, method } = view;
  return [
    ...(payment ? [{ term: t('fact.number'), text: payment.transactionId, isMain: true }] : []),
    { term: t('fact.payee'), text: view.payeeName },
    { term: t('fact.claim'), text: view.claimNumber },
    ...(view.claimDetails.length === 0 ? [] : [{ term: t('fact.details'), text: view.claimDetails }]),
    ...(amount === view.totalAmount ? [] : [{ term: t('fact.total'), text: money(view.totalAmount) }]),
    ...(amount === null ? [] : [{ term: t('fact.amount'), text: money(amount) }]),
    ...(method === null ? [] : [{ term: t('fact.method'), text: t(`method.${method}`) }]),
    ...(isAsked(view) ? [{ term: t('fact.answerBy'), text: `${date(view.expirationDate)} ${view.timeZone}` }] : []),
    ...(payment ? [{ term: t('fact.paidOn'), text: `${date(payment.transactedAt)} ${payment.zoneCode}` }] : []),
  ];
}

/** `Mailed check to 7 Orchard Lane, Albany, NY 12207` */
export function checkText({ t }: LinkTexts, to: NonNullable<ApprovalView['checkAddress']>): string {
  return t('method.checkTo', { address: `${to.address}, ${to.city}, ${to.state} ${to.zip}` });
}

/** `Visa •••• 5556` */
export function cardText({ t }: LinkTexts, { cardType, lastFourDigits }: ApprovalView['cards'][number]): string {
  return t('method.card', { brand: cardType, digits: lastFourDigits });
}

export function submitText({ t, money }: LinkTexts, { canDecide, canChoose, amount, method }: ApprovalView): string {
  if (!canChoose) return t('submit.approve');
  const values = { amount: money(amount ?? 0) };
  if (canDecide) return t('submit.approveAndReceive', values);
  return method === null ? t('submit.receive', values) : t('submit.change');
}
