import { html } from 'lit';
import type { RadioOption } from '../../components/shared/radio-group.ts';
import type { SummaryLine } from '../../components/shared/later/summary-lines.ts';
import type { PostalAddress } from '../../src/claims/wire.ts';
import type { EPayView } from '../simulator/account/e-pay-requests.ts';
import type { ApprovalView } from '../simulator/adjuster/party-links.ts';
import type { LinkView } from '../simulator/link-operations.ts';
import type { LinkProblem } from './link-client.ts';
import { savedBankAccountPrefix, savedCardPrefix } from './link-entry.ts';
import { knownKey, type LinkMessageKey, type LinkTexts } from './link-texts.ts';

export interface LinkContent {
  readonly heading: string;
  readonly next: string;
  /** The icon beside it; undefined while an answer is expected. */
  readonly sign: 'done' | 'over' | undefined;
  readonly facts: readonly SummaryLine[];
  readonly method: SummaryLine | undefined;
  readonly form: LinkForm | undefined;
}

export interface LinkForm {
  readonly legend: LinkMessageKey;
  readonly choices: readonly RadioOption<string>[];
  readonly submit: string;
  readonly canReject: boolean;
  /** True if a method is chosen, so that the form is shown on request only. */
  readonly isChange: boolean;
}

export function contentOf(texts: LinkTexts, view: LinkView): LinkContent {
  const content = view.kind === 'ePay' ? ofPayee(texts, view) : ofParty(texts, view);
  const { t, money } = texts;
  if (view.returned === 0) return content;
  const heading = t('heading.returned', { amount: money(view.returned) });
  return { ...content, heading, next: t('next.returned', { merchant: view.merchant.name }), sign: 'over' };
}

function ofPayee(texts: LinkTexts, view: EPayView): LinkContent {
  const { t, money } = texts;
  const { amount, bankAccounts, prepaidAccount, receipt } = view;
  const isSave = amount === null;
  const values = { amount: money(amount ?? 0) };
  const method = receipt?.method;
  const paid = receipt?.transaction;
  const prepaid = prepaidAccount
    ? t('method.prepaidBalance', { balance: money(prepaidAccount.balance) })
    : t('method.PrepaidAccount');
  const isPrepaid = method?.type === 'PrepaidAccount';
  const before = isSave ? (['heading.save', 'next.save'] as const) : (['heading.choose', 'next.pay'] as const);
  const sent = isPrepaid
    ? (['heading.paid', 'next.PrepaidAccount'] as const)
    : (['heading.onItsWay', 'next.BankAccount'] as const);
  const after = isSave ? (['heading.saved', 'next.saved'] as const) : sent;
  const [heading, next] = receipt ? after : before;
  return {
    heading: t(heading, values),
    next: t(next),
    sign: receipt ? 'done' : undefined,
    facts: [
      ...namesOf(texts, view, paid),
      ...(isSave ? [] : [{ term: t('fact.amount'), description: money(paid?.amount ?? amount) }]),
      ...(isPrepaid ? [{ term: t('fact.balance'), description: money(method.balance) }] : []),
      ...paidOn(texts, paid),
    ],
    method:
      method?.type === 'ECheck'
        ? { term: t('fact.method'), description: `${accountText(texts, method.bankAccount)}, ${method.nameOnAccount}` }
        : undefined,
    form: receipt
      ? undefined
      : {
          legend: 'method.label',
          choices: [...bankAccountChoices(texts, bankAccounts), { value: 'prepaidAccount', label: prepaid }],
          submit: isSave ? t('submit.save') : t('submit.receive', values),
          canReject: false,
          isChange: false,
        },
  };
}

function ofParty(texts: LinkTexts, view: ApprovalView): LinkContent {
  const { t, money, date } = texts;
  const { status, partyStatus, canDecide, canChoose, method, chosen, amount, payment, totalAmount } = view;
  // A method can be changed without being asked for.
  const isAsked = canDecide || (canChoose && method === null);
  const isDone = partyStatus === 'Paid' || status === 'Completed' || (status === 'Initiated' && !isAsked);
  return {
    heading: partyHeading(texts, view),
    next: partyNext(texts, view),
    sign: isDone ? 'done' : status === 'Initiated' ? undefined : 'over',
    facts: [
      ...namesOf(texts, view, payment),
      ...(view.claimDetails.length === 0 ? [] : [{ term: t('fact.details'), description: lines(view.claimDetails) }]),
      ...(amount === totalAmount ? [] : [{ term: t('fact.total'), description: money(totalAmount) }]),
      ...(amount === null ? [] : [{ term: t('fact.amount'), description: money(amount) }]),
      ...(isAsked ? [{ term: t('fact.answerBy'), description: `${date(view.expirationDate)} ${view.timeZone}` }] : []),
      ...paidOn(texts, payment),
    ],
    method: chosen ? { term: t('fact.method'), description: chosenText(texts, chosen) } : undefined,
    form:
      canDecide || canChoose
        ? {
            legend: method === null ? 'method.label' : 'method.legendAgain',
            choices: canChoose ? partyChoices(texts, view) : [],
            submit: partySubmit(texts, view),
            canReject: canDecide,
            isChange: method !== null && !canDecide,
          }
        : undefined,
  };
}

function partyHeading({ t, money }: LinkTexts, view: ApprovalView): string {
  const { status, partyStatus, canDecide, canChoose, method } = view;
  const amount = money(view.amount ?? 0);
  if (partyStatus === 'Paid') return t('heading.onItsWay', { amount });
  if (status !== 'Initiated') return t(`heading.${status}`);
  if (canDecide && canChoose) return t('heading.approveAndChoose', { amount });
  if (canDecide) return t('heading.approve', { amount: money(view.totalAmount) });
  return canChoose && method === null ? t('heading.choose', { amount }) : t('heading.thanks');
}

function partyNext({ t }: LinkTexts, view: ApprovalView): string {
  const { status, partyStatus, canDecide, canChoose, isLast, method, email } = view;
  const values = { merchant: view.merchant.name, email };
  if (partyStatus === 'Paid' && method !== null) return t(`next.${method}`, values);
  if (partyStatus === 'Rejected') return t('next.rejectedByYou', values);
  if (status !== 'Initiated') return t(`next.${status}`, values);
  if (canChoose) return t(method !== null ? 'next.chosen' : isLast ? 'next.pay' : 'next.choose');
  return t(canDecide ? 'next.approve' : 'next.approved');
}

function partySubmit({ t, money }: LinkTexts, { canDecide, canChoose, amount, method }: ApprovalView): string {
  if (!canChoose) return t('submit.approve');
  const values = { amount: money(amount ?? 0) };
  if (canDecide) return t('submit.approveAndReceive', values);
  return method === null ? t('submit.receive', values) : t('submit.change');
}

function partyChoices(texts: LinkTexts, { bankAccounts, cards, checkAddress: to }: ApprovalView) {
  const { t } = texts;
  return [
    ...bankAccountChoices(texts, bankAccounts),
    ...cards.map(({ token, cardType: brand, lastFourDigits: digits }) => ({
      value: savedCardPrefix + token,
      label: t('method.card', { brand, digits }),
    })),
    { value: 'pushToCard', label: t(cards.length > 0 ? 'method.anotherCard' : 'method.PushToCard') },
    { value: 'virtualCard', label: t('method.VirtualCard') },
    ...(to ? [{ value: 'check', label: t('method.checkTo', { address: addressText(to) }) }] : []),
  ];
}

const lines = (texts: readonly string[]) => texts.map((text) => html`<div>${text}</div>`);

type BankAccount = ApprovalView['bankAccounts'][number];

const addressText = ({ address, city, state, zip }: PostalAddress) => `${address}, ${city}, ${state}\u00a0${zip}`;

function chosenText(texts: LinkTexts, chosen: NonNullable<ApprovalView['chosen']>): string {
  const { t } = texts;
  switch (chosen.category) {
    case 'ECheck':
      return accountText(texts, chosen);
    case 'PushToCard':
      return t('method.card', { brand: chosen.cardType, digits: chosen.lastFourDigits });
    case 'Check':
      return t('method.checkTo', { address: addressText(chosen.address) });
    case 'VirtualCard':
      return t('method.VirtualCard');
  }
}

function bankAccountChoices(texts: LinkTexts, saved: readonly (BankAccount & { readonly nameOnAccount?: string })[]) {
  const another = saved.length > 0 ? 'method.anotherBankAccount' : 'method.BankAccount';
  return [
    ...saved.map((account) => ({
      value: savedBankAccountPrefix + account.token,
      label: accountText(texts, account),
      aside: account.nameOnAccount,
    })),
    { value: 'bankAccount', label: texts.t(another) },
  ];
}

/** `JPMorgan Chase Bank, Checking ending in 6789` */
function accountText({ t }: LinkTexts, account: Omit<BankAccount, 'token'>): string {
  const bank = account.bankName ?? t('method.unknownBank');
  return t(`method.${account.accountType}`, { bank, digits: account.lastFourDigits });
}

function namesOf({ t }: LinkTexts, { payeeName, claimNumber }: LinkView, paid: Paid): readonly SummaryLine[] {
  return [
    ...(paid ? [{ term: t('fact.number'), description: paid.transactionId }] : []),
    { term: t('fact.payee'), description: payeeName },
    ...(claimNumber === null ? [] : [{ term: t('fact.claim'), description: claimNumber }]),
  ];
}

type Paid = ApprovalView['payment'] | undefined;

function paidOn({ t, date }: LinkTexts, paid: Paid): readonly SummaryLine[] {
  return paid ? [{ term: t('fact.paidOn'), description: `${date(paid.transactedAt)} ${paid.zoneCode}` }] : [];
}

const alreadyAnswered: ReadonlySet<string> = new Set(['AlreadyApproved', 'AlreadyPaid', 'PaymentInFlight']);

/** The problem in the user's language. The service's message is for developers. */
export function problemText({ t }: LinkTexts, { kind, code }: LinkProblem, view: LinkView | undefined): string {
  if (kind === 'lost') {
    if (!view) return t('lost.view');
    return t(view.kind === 'ePay' ? 'lost.choice' : 'lost.answer');
  }
  const key = `${kind}.${code}`;
  const known = knownKey(key, `${kind}.other`);
  if (kind === 'refusal') return t(alreadyAnswered.has(code) ? 'refusal.done' : known);
  const isSave = view?.kind === 'ePay' && view.amount === null;
  return `${t(known)} ${t(isSave ? 'decline.nextSave' : 'decline.next')}`;
}
