import { html, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { announce } from '../parts/announce.ts';
import { dataTable } from '../parts/data-table.ts';
import { PageElement } from '../parts/page-element.ts';
import { readLedgers, resetSandbox } from '../sandbox/sandbox-client.ts';
import type { SandboxSide } from '../stories/sandbox-side.ts';
import { claimsLedger } from './claims-ledger.ts';
import type { LedgerView } from './ledger-view.ts';
import { paymentLedger } from './payment-ledger.ts';

interface Lines {
  readonly head: readonly string[];
  readonly numeric: readonly number[];
  readonly rows: readonly (readonly unknown[])[];
}

/**
 * The sandbox's ledger: what moved, and what was declined. Read anew whenever `revision` changes.
 *
 * @fires demo-moved - The sandbox is as it was in the beginning.
 */
export class DemoLedger extends PageElement {
  @property({ type: Number }) revision = 0;

  @property() which: SandboxSide['ledger'] = 'payments';

  @state() private lines: Lines = { head: [], numeric: [], rows: [] };

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
      ${this.#renderLines()}
    </section>`;
  }

  #renderLines(): TemplateResult {
    if (this.problem) return html`<p class="empty problem">${this.problem}</p>`;
    if (this.lines.rows.length === 0) {
      return html`<p class="empty">Nothing has moved. What is paid, saved or declined appears here, newest first.</p>`;
    }
    return dataTable({ title: 'Ledger of the sandbox', ...this.lines });
  }

  async #onRefresh(): Promise<void> {
    await this.#read();
    announce(`The ledger has ${this.lines.rows.length} lines.`);
  }

  async #onReset(): Promise<void> {
    await resetSandbox().catch(() => undefined);
    await this.#read();
    this.dispatchEvent(new Event('demo-moved'));
    announce('The sandbox is as it was in the beginning.');
  }

  async #read(): Promise<void> {
    try {
      const { entries, claims } = await readLedgers();
      this.lines = this.which === 'payments' ? linesOf(paymentLedger, entries) : linesOf(claimsLedger, claims);
      this.problem = '';
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }
}

/** Newest first. */
function linesOf<Entry>({ head, numeric, row }: LedgerView<Entry>, entries: readonly Entry[]): Lines {
  return { head, numeric, rows: entries.map(row).reverse() };
}

customElements.define('demo-ledger', DemoLedger);

declare global {
  interface HTMLElementTagNameMap {
    'demo-ledger': DemoLedger;
  }
}
