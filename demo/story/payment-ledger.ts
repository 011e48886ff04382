import type { LedgerEntry } from '../../mock-server/simulator/payment/ledger.ts';
import { formatMoney } from '../../src/money.ts';
import { keptMethod } from '../../src/payment/methods/payment-methods.ts';
import type { MaskedMethod } from '../../src/payment/wire.ts';
import { momentText, none, resultTag, type LedgerView } from './ledger-view.ts';

const kinds: Readonly<Record<LedgerEntry['kind'], string>> = {
  payment: 'Payment',
  save: 'Saved',
  void: 'Void',
  refund: 'Refund',
};

/** The ledger of the payment modal. */
export const paymentLedger: LedgerView<LedgerEntry> = {
  head: [
    '#',
    'What',
    'Result',
    'Amount',
    'Fee',
    'Total',
    'Method',
    'Transaction',
    'Acknowledged',
    'References',
    'Account group',
    'Token',
    'At',
  ],
  numeric: [3, 4, 5],
  row,
};

function row(entry: LedgerEntry): readonly unknown[] {
  const references = Object.values(entry.references);
  return [
    entry.number,
    kinds[entry.kind],
    resultTag(entry.responseCode),
    ...moneyOf(entry),
    methodText(entry.method),
    'transactionId' in entry ? (entry.transactionId ?? none) : none,
    acknowledgedText(entry),
    references.length > 0 ? references.join(' · ') : none,
    entry.accountGroup,
    'tokenId' in entry ? (entry.tokenId ?? none) : none,
    momentText(entry),
  ];
}

function moneyOf(entry: LedgerEntry): readonly string[] {
  if (entry.kind === 'save') return [none, none, none];
  const { amount, fee, total } =
    entry.kind === 'payment' ? entry.quote : { amount: entry.amount, fee: 0, total: entry.amount };
  return [amount, fee, total].map((cents) => formatMoney(cents));
}

/** `Visa •••• 1111` */
function methodText(method: MaskedMethod): string {
  const { name, lastFourDigits } = keptMethod(method);
  const type = 'accountType' in method ? `, ${method.accountType}` : '';
  return `${name ?? 'Unknown bank'}${type} •••• ${lastFourDigits}`;
}

function acknowledgedText(entry: LedgerEntry): string {
  if (entry.kind !== 'payment' || entry.acknowledged === 'notRequired') return none;
  return entry.acknowledged ? 'yes' : 'not yet';
}
