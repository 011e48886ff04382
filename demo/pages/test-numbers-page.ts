import { html, type TemplateResult } from 'lit';
import { claimsMerchants } from '../../mock-server/simulator/claims/claims-merchants.ts';
import { sandboxMerchants } from '../../mock-server/simulator/payment/merchants.ts';
import { demoMethods } from '../../mock-server/simulator/payment/vault.ts';
import { testNumberTables } from '../../mock-server/test-number-tables.ts';
import '../parts/demo-copy.ts';
import { dataTable } from '../parts/data-table.ts';

const merchants = [...sandboxMerchants, ...claimsMerchants];
const merchantTable = {
  title: 'Merchants',
  head: ['Merchant', 'Authentication key', 'Account groups'],
  rows: merchants.map(({ name, key, accountGroups }) => [name, key, accountGroups.join(', ')]),
};

export function testNumbersPage(): TemplateResult {
  const tables = [...testNumberTables(demoMethods(new Date().getFullYear())), merchantTable];
  return html`<div class="page">
    <header class="intro">
      <h1 tabindex="-1">Test numbers</h1>
      <p class="lead">
        Public test numbers and the response code that each gives. “By amount” means that the amount without the fee
        decides. All other numbers and amounts succeed. Bank accounts are the same in all modals.
      </p>
      <p class="hint">Use any future date, any security code of the right length and any ZIP code.</p>
    </header>
    ${tables.map(
      ({ title, head, rows }) =>
        html`<section>
          <h2>${title}</h2>
          ${dataTable({ title, head, rows: rows.map((row) => row.map(copyable)) })}
        </section>`,
    )}
  </div>`;
}

/** Numbers, keys and tokens get a copy button. */
function copyable(text: string): unknown {
  if (!/^(\d{4,}|[\da-f]{8}-[\da-f-]{27}|demo-[a-z-]+)$/.test(text)) return text;
  return html`<span class="copyable"
    ><span class="number">${text}</span> <demo-copy text=${text} what=${text}></demo-copy
  ></span>`;
}
