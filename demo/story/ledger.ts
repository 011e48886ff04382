import { html, type TemplateResult } from 'lit';
import type { ClaimEntry, ClaimMethod } from '../../mock-server/simulator/claims/claims-ledger.ts';
import type { LedgerEntry } from '../../mock-server/simulator/payment/ledger.ts';
import { formatMoney } from '../../src/money.ts';
import { keptMethod } from '../../src/payment/methods/payment-methods.ts';
import { dataTable } from '../parts/data-table.ts';
import { toneClass } from '../parts/panel.ts';

/** The columns of a ledger, by their headings. An absent value is shown as a dash. */
type Columns<Entry> = Readonly<Record<string, (entry: Entry) => unknown>>;
type AnyEntry = LedgerEntry | ClaimEntry;

const kinds = { payment: 'Payment', save: 'Saved', ePayRequest: 'Email request', void: 'Void', refund: 'Refund' };
const money = (cents: number | null | undefined) => (typeof cents === 'number' ? formatMoney(cents) : undefined);

const firstColumns: Columns<AnyEntry> = {
  '#': ({ number }) => number,
  Operation: ({ kind }) => kinds[kind],
  Result: ({ responseCode }) => {
    const isGood = responseCode === 'Success';
    return html`<span class="tag ${toneClass(isGood, !isGood)}">${responseCode}</span>`;
  },
};

const lastColumns: Columns<AnyEntry> = {
  Transaction: (entry) => ('transactionId' in entry ? entry.transactionId : undefined),
  'Account group': ({ accountGroup }) => accountGroup,
  Token: (entry) => ('tokenId' in entry ? entry.tokenId : undefined),
  Time: ({ transactedAt, timeZone }) => `${transactedAt.replace('T', ' ')} ${timeZone}`,
};

const paymentColumns: Columns<LedgerEntry> = {
  ...firstColumns,
  Amount: (entry) => money(quoteOf(entry)?.amount),
  Fee: (entry) => money(quoteOf(entry)?.fee),
  Total: (entry) => money(quoteOf(entry)?.total),
  Method: ({ method }) => {
    const { name, lastFourDigits } = keptMethod(method);
    return masked(name, 'accountType' in method ? method.accountType : undefined, lastFourDigits);
  },
  Acknowledged: (entry) => {
    if (entry.kind !== 'payment' || entry.acknowledged === 'notRequired') return undefined;
    return entry.acknowledged ? 'yes' : 'not yet';
  },
  References: ({ references }) => Object.values(references).join(' · ') || undefined,
  ...lastColumns,
};

const claimColumns: Columns<ClaimEntry> = {
  ...firstColumns,
  Amount: (entry) => ('amount' in entry ? money(entry.amount) : undefined),
  Payee: ({ payeeName }) => payeeName,
  Method: ({ method }) => claimMethod(method),
  Claim: ({ claimNumber }) => claimNumber,
  Account: ({ accountId }) => accountId,
  Contact: ({ contactId }) => contactId,
  Request: ({ requestId }) => requestId,
  'Source user': ({ sourceUser }) => sourceUser,
  ...lastColumns,
};

export const paymentLedger = (entries: readonly LedgerEntry[]) => ledger(paymentColumns, entries);
export const claimsLedger = (entries: readonly ClaimEntry[]) => ledger(claimColumns, entries);

/** The newest entry is first. */
function ledger<Entry>(columns: Columns<Entry>, entries: readonly Entry[]): TemplateResult {
  if (entries.length === 0) return html`<p class="empty">Payments, saved methods and declines appear here.</p>`;
  return dataTable({
    title: 'Entries of the ledger',
    head: Object.keys(columns),
    numeric: ['Amount', 'Fee', 'Total'],
    rows: entries.toReversed().map((entry) => Object.values(columns).map((cell) => cell(entry) ?? '–')),
  });
}

function quoteOf(entry: LedgerEntry) {
  if (entry.kind === 'save') return undefined;
  return entry.kind === 'payment' ? entry.quote : { amount: entry.amount, fee: 0, total: entry.amount };
}

/** `Wells Fargo Bank, Savings •••• 0000` */
function masked(name: string | null, type: string | undefined, lastFourDigits: string): string {
  return `${name ?? 'Unknown bank'}${type ? `, ${type}` : ''} •••• ${lastFourDigits}`;
}

function claimMethod(method: ClaimMethod): string {
  switch (method.category) {
    case 'ECheck':
      return masked(method.bankName, method.accountType, method.lastFourDigits);
    case 'PrepaidAccount':
      return 'Prepaid account';
    case 'EPay':
      return `Email to ${method.email}`;
    case 'Check':
      return `Check to ${method.address.address}, ${method.address.city}`;
    case 'VirtualCard':
      return 'Virtual card';
    case 'PushToCard':
      return masked(method.cardType, undefined, method.lastFourDigits);
  }
}
