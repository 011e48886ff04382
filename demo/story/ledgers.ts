import { html } from 'lit';
import type { ClaimEntry, ClaimMethod } from '../../mock-server/simulator/claims/claims-ledger.ts';
import type { LedgerEntry } from '../../mock-server/simulator/payment/ledger.ts';
import { formatMoney } from '../../src/money.ts';
import { keptMethod } from '../../src/payment/methods/payment-methods.ts';
import type { MaskedMethod } from '../../src/payment/wire.ts';
import type { DataTable } from '../parts/data-table.ts';

/** The columns of a ledger, by their headings. An absent value is shown as a dash. */
type Columns<Entry> = Readonly<Record<string, (entry: Entry) => unknown>>;

interface Transacted {
  readonly responseCode: string;
  readonly transactedAt: string;
  readonly timeZone: string;
}

const kinds = { payment: 'Payment', save: 'Saved', ePayRequest: 'E-mail request', void: 'Void', refund: 'Refund' };

const kindOf = ({ kind }: { readonly kind: keyof typeof kinds }) => kinds[kind];
const resultOf = ({ responseCode }: Transacted) =>
  html`<span class="tag tone-${responseCode === 'Success' ? 'good' : 'bad'}">${responseCode}</span>`;
const momentOf = ({ transactedAt, timeZone }: Transacted) => `${transactedAt.replace('T', ' ')} ${timeZone}`;
const money = (cents: number | null | undefined) => (typeof cents === 'number' ? formatMoney(cents) : undefined);

/** The columns with amounts, by their headings. */
const amounts: readonly string[] = ['Amount', 'Fee', 'Total'];

const paymentColumns: Columns<LedgerEntry> = {
  '#': ({ number }) => number,
  What: kindOf,
  Result: resultOf,
  Amount: (entry) => money(quoteOf(entry)?.amount),
  Fee: (entry) => money(quoteOf(entry)?.fee),
  Total: (entry) => money(quoteOf(entry)?.total),
  Method: ({ method }) => paymentMethod(method),
  Transaction: (entry) => ('transactionId' in entry ? entry.transactionId : undefined),
  Acknowledged: (entry) => {
    if (entry.kind !== 'payment' || entry.acknowledged === 'notRequired') return undefined;
    return entry.acknowledged ? 'yes' : 'not yet';
  },
  References: ({ references }) => {
    const given = Object.values(references);
    return given.length > 0 ? given.join(' · ') : undefined;
  },
  'Account group': ({ accountGroup }) => accountGroup,
  Token: (entry) => ('tokenId' in entry ? entry.tokenId : undefined),
  At: momentOf,
};

const claimColumns: Columns<ClaimEntry> = {
  '#': ({ number }) => number,
  What: kindOf,
  Result: resultOf,
  Amount: (entry) => ('amount' in entry ? money(entry.amount) : undefined),
  Payee: ({ payeeName }) => payeeName,
  Method: ({ method }) => claimMethod(method),
  Claim: ({ claimNumber }) => claimNumber,
  Transaction: (entry) => ('transactionId' in entry ? entry.transactionId : undefined),
  Account: ({ accountId }) => accountId,
  Contact: ({ contactId }) => contactId,
  Request: ({ requestId }) => requestId,
  'Account group': ({ accountGroup }) => accountGroup,
  'Source user': ({ sourceUser }) => sourceUser,
  Token: (entry) => ('tokenId' in entry ? entry.tokenId : undefined),
  At: momentOf,
};

export const paymentLedger = (entries: readonly LedgerEntry[]): DataTable => table(paymentColumns, entries);
export const claimsLedger = (entries: readonly ClaimEntry[]): DataTable => table(claimColumns, entries);

function table<Entry>(columns: Columns<Entry>, entries: readonly Entry[]): DataTable {
  const head = Object.keys(columns);
  return {
    title: 'Ledger of the sandbox',
    head,
    numeric: amounts.map((name) => head.indexOf(name)),
    rows: entries.map((entry) => Object.values(columns).map((cell) => cell(entry) ?? '–')),
  };
}

function quoteOf(entry: LedgerEntry) {
  if (entry.kind === 'save') return undefined;
  return entry.kind === 'payment' ? entry.quote : { amount: entry.amount, fee: 0, total: entry.amount };
}

/** `Visa •••• 1111` */
function paymentMethod(method: MaskedMethod): string {
  const { name, lastFourDigits } = keptMethod(method);
  const type = 'accountType' in method ? `, ${method.accountType}` : '';
  return `${name ?? 'Unknown bank'}${type} •••• ${lastFourDigits}`;
}

/** `Wells Fargo Bank, Savings •••• 0000` */
function claimMethod(method: ClaimMethod): string {
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
