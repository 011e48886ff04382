import { html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { ClaimEntry } from '../../mock-server/simulator/claims/claims-ledger.ts';
import type { LedgerEntry } from '../../mock-server/simulator/payment/ledger.ts';
import { dataTable } from '../parts/data-table.ts';
import { readLedgers, resetSandbox } from '../sandbox/sandbox-client.ts';
import type { SandboxSide } from '../stories/modal-kind.ts';
import { claimsLedger, paymentLedger } from './ledgers.ts';
import { SandboxPanel } from './sandbox-panel.ts';

/** The sandbox's ledger: what moved, and what was declined. */
export class DemoLedger extends SandboxPanel<LedgerEntry | ClaimEntry> {
  @property() which: SandboxSide['ledger'] = 'payments';

  protected readonly heading = 'Ledger';
  protected readonly empty = 'Nothing has moved. What is paid, saved or declined appears here, newest first.';

  protected async readItems(): Promise<readonly (LedgerEntry | ClaimEntry)[]> {
    const { entries, claims } = await readLedgers();
    return this.which === 'payments' ? entries : claims;
  }

  protected override renderActions(): TemplateResult {
    return html`<button type="button" class="quiet" @click=${() => void this.#startOver()}>Start over</button>`;
  }

  protected renderItems(): TemplateResult {
    return dataTable(
      this.which === 'payments'
        ? paymentLedger(this.items as readonly LedgerEntry[])
        : claimsLedger(this.items as readonly ClaimEntry[]),
    );
  }

  async #startOver(): Promise<void> {
    await resetSandbox().catch(() => undefined);
    await this.moved(() => 'The sandbox has started over.');
  }
}

customElements.define('demo-ledger', DemoLedger);
