import { html, type TemplateResult } from 'lit';
import { formatMoney } from '../../src/money.ts';
import { dataTable } from '../parts/data-table.ts';
import { toneClass } from '../parts/panel.ts';
import type { Books } from '../sandbox/sandbox-client.ts';

const amounts = ['amount', 'fee', 'total'];
const first = ['number', 'kind', 'responseCode', ...amounts, 'method'];
const last = ['transactionId', 'accountGroup', 'tokenId', 'transactedAt'];

const paymentColumns = [...first, 'acknowledged', 'references', ...last];
const payeeColumns = ['payeeName', 'claimNumber', 'accountId', 'contactId', 'requestId', 'sourceUser'];
const claimColumns = [...first, ...payeeColumns, ...last];

export function ledger({ entries, claims }: Books, isPayment: boolean): TemplateResult {
  const shown = (isPayment ? entries : claims).toReversed();
  if (shown.length === 0) return html`<p class="empty">Payments, saved methods and declines appear here.</p>`;
  const columns = isPayment ? paymentColumns : claimColumns.filter((name) => name !== 'fee' && name !== 'total');
  return dataTable({
    title: 'Entries of the ledger',
    head: columns.map(headingOf),
    numeric: amounts.map(headingOf),
    rows: shown.map((entry) => {
      const fields: Readonly<Record<string, unknown>> = { ...entry, ...('quote' in entry && entry.quote) };
      return columns.map((name) => cell(name, fields[name]));
    }),
  });
}

function cell(name: string, value: unknown): unknown {
  if (name === 'responseCode') {
    const isGood = value === 'Success';
    return html`<span class="tag ${toneClass(isGood, !isGood)}">${value}</span>`;
  }
  if (typeof value === 'number' && amounts.includes(name)) return formatMoney(value);
  const text = typeof value === 'object' && value ? Object.values(value).join(' · ') : String(value ?? '');
  return text || '–';
}

/** `'responseCode' => 'Response code'` */
function headingOf(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
