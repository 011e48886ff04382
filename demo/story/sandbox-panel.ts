import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { announce } from '../parts/announce.ts';
import { PageElement } from '../parts/page-element.ts';
import { panel } from '../parts/panel.ts';

/**
 * A panel of something in the sandbox. It is read again whenever `revision` changes.
 *
 * @fires demo-moved - The panel has changed something in the sandbox.
 */
export abstract class SandboxPanel<Item> extends PageElement {
  @property({ type: Number }) revision = 0;

  @state() protected items: readonly Item[] = [];

  @state() private problem = '';

  protected abstract readonly heading: string;
  /** Replaces the items if there are none. */
  protected abstract readonly empty: string;

  /** Reads the items, oldest first. */
  protected abstract readItems(): Promise<readonly Item[]>;

  protected abstract renderItems(): TemplateResult;

  protected renderActions(): unknown {
    return nothing;
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('revision')) void this.read();
  }

  protected override render(): TemplateResult {
    const refresh = html`<button type="button" class="quiet" @click=${() => void this.#refresh()}>Refresh</button>`;
    return panel(this.heading, html`${this.renderActions()} ${refresh}`, this.#renderContent());
  }

  #renderContent(): TemplateResult {
    if (this.problem) return html`<p class="empty problem">${this.problem}</p>`;
    return this.items.length === 0 ? html`<p class="empty">${this.empty}</p>` : this.renderItems();
  }

  protected async read(): Promise<void> {
    try {
      this.items = (await this.readItems()).toReversed();
      this.problem = '';
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  /** Reads the panel after its own change, and tells the page and screen readers. */
  protected async moved(text: () => string): Promise<void> {
    await this.read();
    announce(text());
    this.dispatchEvent(new Event('demo-moved'));
  }

  async #refresh(): Promise<void> {
    await this.read();
    announce(`${this.heading}: ${this.items.length}.`);
  }
}
