import { html, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { LedgerEntry } from '../../mock-server/simulator/ledger.ts';
import { announce } from '../parts/announce.ts';
import { dataTable } from '../parts/data-table.ts';
import { PageElement } from '../parts/page-element.ts';
import { ledgerEntries, resetSandbox } from '../sandbox/sandbox-client.ts';
import { ledgerColumns, ledgerRow } from './ledger-row.ts';

/** What moved in the sandbox, and what was declined. It reads the ledger anew whenever `revision` changes. */
export class DemoLedger extends PageElement {
  @property({ type: Number }) revision = 0;

  @state() private entries: readonly LedgerEntry[] = [];

  @state() private problem = '';

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('revision')) void this.#read();
  }

  protected override render(): TemplateResult {
    return html`<section class="panel" aria-labelledby="ledger-heading">
      <div class="panel-head">
        <h2 id="ledger-heading">Ledger</h2>
        <button type="button" class="quiet" @click=${() => void this.#onRefresh()}>Refresh</button>
        <button type="button" class="quiet" @click=${() => void this.#onReset()}>Start over</button>
      </div>
      ${this.#renderEntries()}
    </section>`;
  }

  #renderEntries(): TemplateResult {
    if (this.problem) return html`<p class="empty problem">${this.problem}</p>`;
    if (this.entries.length === 0) {
      return html`<p class="empty">Nothing has moved. What is paid, saved or declined appears here, newest first.</p>`;
    }
    return dataTable({
      title: 'Ledger of the sandbox',
      head: ledgerColumns,
      rows: this.entries.map(ledgerRow).reverse(),
      numeric: [3, 4, 5],
    });
  }

  async #onRefresh(): Promise<void> {
    await this.#read();
    announce(`The ledger has ${this.entries.length} lines.`);
  }

  async #onReset(): Promise<void> {
    await resetSandbox().catch(() => undefined);
    await this.#read();
    announce('The sandbox is as it was in the beginning.');
  }

  async #read(): Promise<void> {
    try {
      this.entries = await ledgerEntries();
      this.problem = '';
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }
}

customElements.define('demo-ledger', DemoLedger);

declare global {
  interface HTMLElementTagNameMap {
    'demo-ledger': DemoLedger;
  }
}
