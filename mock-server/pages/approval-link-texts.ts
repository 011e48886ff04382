import type { PartyMethod } from '../../src/adjuster/enumerations.ts';
import { formatMoney } from '../../src/money.ts';
import type { DeclineCode } from '../../src/operation/response-codes.ts';
import { readableDate } from '../../src/wall-time.ts';
import type { ApprovalView } from '../simulator/adjuster/party-links.ts';

/* What the page of a party's link says. It is the sandbox's own page, in English only. */

const locale = 'en-US';

export function headingOf(view: ApprovalView): string {
  const { merchant, canDecide, canChoose, amount } = view;
  const money = formatMoney(amount ?? 0, locale);
  if (view.status !== 'Initiated') return endTexts[view.status];
  if (canDecide && canChoose) return `${merchant.name} asks you to approve, and how to pay you ${money}`;
  if (canDecide) return `${merchant.name} asks you to approve a claim payment`;
  if (canChoose && view.method === null) return `${merchant.name} pays you ${money}`;
  return view.partyStatus === 'Paid' ? 'You are paid' : 'Thank you. Nothing more is needed from you';
}

const endTexts = {
  Completed: 'This request is completed',
  Rejected: 'This request was rejected',
  Cancelled: 'This request was canceled',
  Expired: 'This request has expired, and nothing was paid',
  Incomplete: 'This request has expired, and not all were paid',
} as const;

const methodTexts: Readonly<Record<PartyMethod, string>> = {
  BankAccount: 'Bank account',
  Check: 'Mailed check',
  VirtualCard: 'Virtual card',
  PushToCard: 'Card',
};

/** The claim and the party's part in it, as terms and descriptions. */
export function facts(view: ApprovalView): readonly (readonly [string, string])[] {
  const { payment } = view;
  const expires = `${readableDate(view.expirationDate, locale)} ${view.timeZone}`;
  return [
    ['For', view.payeeName],
    ['E-mail address', view.email],
    ['Claim', view.claimNumber],
    ...view.claimDetails.map((line): [string, string] => ['Detail', line]),
    ['Total of the claim payment', formatMoney(view.totalAmount, locale)],
    ...(view.amount === null ? [] : ([['Your amount', formatMoney(view.amount, locale)]] as const)),
    ...(view.status === 'Initiated' ? ([['Please answer by', expires]] as const) : []),
    ...(view.method === null ? [] : ([['Your method', methodTexts[view.method]]] as const)),
    ...(payment
      ? ([
          ['Confirmation number', payment.transactionId],
          ['Paid', `${readableDate(payment.transactedAt, locale)} ${payment.zoneCode}`],
        ] as const)
      : []),
  ];
}

/** `Mailed check to 7 Orchard Lane, Albany, NY 12207` */
export function checkText({ address, city, state, zip }: NonNullable<ApprovalView['checkAddress']>): string {
  return `Mailed check to ${address}, ${city}, ${state} ${zip}`;
}

/** `Visa •••• 5556` */
export function cardText({ cardType, lastFourDigits }: ApprovalView['cards'][number]): string {
  return `${cardType} •••• ${lastFourDigits}`;
}

/** `JPMorgan Chase Bank, Checking •••• 6789` */
export function bankAccountText({
  bankName,
  accountType,
  lastFourDigits,
}: ApprovalView['bankAccounts'][number]): string {
  return `${bankName ?? 'Unknown bank'}, ${accountType} •••• ${lastFourDigits}`;
}

export function submitText({ canDecide, canChoose, amount, method }: ApprovalView): string {
  if (!canChoose) return 'Approve';
  const receive = `eceive ${formatMoney(amount ?? 0, locale)}`;
  if (canDecide) return `Approve and r${receive}`;
  return method === null ? `R${receive}` : 'Choose this method instead';
}

export function declineText(code: DeclineCode): string {
  return `You could not be paid that way, and nothing was paid. Check the numbers, or choose another method. (${code})`;
}
