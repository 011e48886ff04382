import { html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { PageElement } from './page-element.ts';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: TemplateResult;
}

/** Tabs: one stop in the tab order, arrow keys between them, the panel of the chosen one below. */
export class DemoTabs extends PageElement {
  /** Names the list of tabs. */
  @property() label = '';

  @property({ attribute: false }) tabs: readonly Tab[] = [];

  /** The id of the chosen tab; the first one where there is no such tab. */
  @property() chosen = '';

  protected override render(): TemplateResult {
    const current = this.tabs.find(({ id }) => id === this.chosen) ?? this.tabs[0];
    return html`<div class="tabs" role="tablist" aria-label=${this.label} @keydown=${this.#onKeydown}>
        ${this.tabs.map(
          ({ id, label }) =>
            html`<button
              type="button"
              role="tab"
              id="tab-${id}"
              aria-controls="panel-${id}"
              aria-selected=${id === current?.id ? 'true' : 'false'}
              tabindex=${id === current?.id ? 0 : -1}
              @click=${() => (this.chosen = id)}
            >
              ${label}
            </button>`,
        )}
      </div>
      <div role="tabpanel" id="panel-${current?.id ?? ''}" aria-labelledby="tab-${current?.id ?? ''}">
        ${current?.content}
      </div>`;
  }

  async #onKeydown(event: KeyboardEvent): Promise<void> {
    const buttons = Array.from(this.querySelectorAll<HTMLButtonElement>('[role="tab"]'));
    const index = buttons.findIndex((button) => button === document.activeElement);
    const next = target(event.key, index, buttons.length);
    if (index < 0 || next === undefined) return;
    event.preventDefault();
    this.chosen = this.tabs[next]?.id ?? '';
    await this.updateComplete;
    buttons[next]?.focus();
  }
}

function target(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

customElements.define('demo-tabs', DemoTabs);

declare global {
  interface HTMLElementTagNameMap {
    'demo-tabs': DemoTabs;
  }
}
