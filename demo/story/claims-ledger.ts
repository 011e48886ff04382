import type { ClaimEntry, ClaimMethod } from '../../mock-server/simulator/claims/claims-ledger.ts';
import { formatMoney } from '../../src/money.ts';
import { momentText, none, resultTag, type LedgerView } from './ledger-view.ts';

/** The ledger of the claims modals. */
export const claimsLedger: LedgerView<ClaimEntry> = {
  head: [
    '#',
    'What',
    'Result',
    'Amount',
    'Payee',
    'Method',
    'Claim',
    'Transaction',
    'Account',
    'Contact',
    'Request',
    'Account group',
    'Source user',
    'Token',
    'At',
  ],
  numeric: [3],
  row,
};

const kinds: Readonly<Record<ClaimEntry['kind'], string>> = {
  payment: 'Payment',
  save: 'Saved',
  ePayRequest: 'E-mail request',
  void: 'Void',
  refund: 'Refund',
};

function row(entry: ClaimEntry): readonly unknown[] {
  return [
    entry.number,
    kinds[entry.kind],
    resultTag(entry.responseCode),
    'amount' in entry && entry.amount !== null ? formatMoney(entry.amount) : none,
    entry.payeeName,
    methodText(entry.method),
    entry.claimNumber ?? none,
    'transactionId' in entry ? (entry.transactionId ?? none) : none,
    entry.accountId ?? none,
    entry.contactId ?? none,
    entry.requestId ?? none,
    entry.accountGroup,
    entry.sourceUser ?? none,
    'tokenId' in entry ? (entry.tokenId ?? none) : none,
    momentText(entry),
  ];
}

/** `Wells Fargo Bank, Savings •••• 0000` */
function methodText(method: ClaimMethod): string {
  switch (method.category) {
    case 'ECheck':
      return `${method.bankName ?? 'Unknown bank'}, ${method.accountType} •••• ${method.lastFourDigits}`;
    case 'PrepaidAccount':
      return 'Prepaid account';
    case 'EPay':
      return `E-mail to ${method.email}`;
    case 'Check':
      return `Check to ${method.address.address}, ${method.address.city}`;
    case 'VirtualCard':
      return 'Virtual card';
    case 'PushToCard':
      return `${method.cardType} •••• ${method.lastFourDigits}`;
  }
}
