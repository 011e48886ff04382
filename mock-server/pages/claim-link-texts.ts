import { formatMoney } from '../../src/money.ts';
import type { DeclineCode } from '../../src/operation/response-codes.ts';
import { readableDate } from '../../src/wall-time.ts';
import type { EPayView } from '../simulator/account/e-pay-requests.ts';

/* What the page of a link says. It is the sandbox's own page, in English only. */

type SavedBankAccount = EPayView['bankAccounts'][number];

const locale = 'en-US';

export function headingOf({ merchant, amount, status }: EPayView): string {
  if (status === 'done') return amount === null ? 'Your method is saved' : 'You are paid';
  return amount === null
    ? `${merchant.name} asks how to pay you`
    : `${merchant.name} pays you ${formatMoney(amount, locale)}`;
}

/** `JPMorgan Chase Bank, Checking •••• 6789, Sparrow Auto Body` */
export function savedMethodText({ bankName, accountType, lastFourDigits, nameOnAccount }: SavedBankAccount): string {
  return `${bankName ?? 'Unknown bank'}, ${accountType} •••• ${lastFourDigits}, ${nameOnAccount}`;
}

export function prepaidText({ prepaidAccount }: EPayView): string {
  return prepaidAccount ? `Prepaid account, balance ${formatMoney(prepaidAccount.balance, locale)}` : 'Prepaid account';
}

export function submitText({ amount }: EPayView): string {
  return amount === null ? 'Save this method' : `Receive ${formatMoney(amount, locale)}`;
}

/** The payment before and after it, as terms and descriptions. */
export function facts({ payeeName, email, claimNumber, receipt }: EPayView): readonly (readonly [string, string])[] {
  const method = receipt?.method;
  const transaction = receipt?.transaction;
  return [
    ['Payee', payeeName],
    ['E-mail address', email],
    ...(claimNumber === null ? [] : ([['Claim', claimNumber]] as const)),
    ...(method?.type === 'ECheck' ? ([['Paid to', receiptText(method)]] as const) : []),
    ...(method?.type === 'PrepaidAccount'
      ? ([['Balance of the prepaid account', formatMoney(method.balance, locale)]] as const)
      : []),
    ...(transaction
      ? ([
          ['Amount', formatMoney(transaction.amount, locale)],
          ['Confirmation number', transaction.transactionId],
          ['Date', `${readableDate(transaction.transactedAt, locale)} ${transaction.zoneCode}`],
        ] as const)
      : []),
  ];
}

function receiptText({
  bankAccount,
  nameOnAccount,
}: {
  readonly bankAccount: Omit<SavedBankAccount, 'nameOnAccount'>;
  readonly nameOnAccount: string;
}): string {
  return savedMethodText({ ...bankAccount, nameOnAccount });
}

const declines: Partial<Record<DeclineCode, string>> = {
  InvalidAccountNumber: 'The bank does not know this account number.',
  InvalidRoutingNumber: 'No bank can be reached under this routing number.',
  ACHTransactionFailed: 'The bank did not accept the payment.',
  NoProcessorResponse: 'The bank did not answer.',
};

export function declineText(code: DeclineCode): string {
  const what = declines[code] ?? 'The payment system has a problem.';
  return `${what} Nothing was paid or saved. Check the account, or choose another method. (${code})`;
}
