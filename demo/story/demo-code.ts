import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { codeBlock } from '../parts/code-block.ts';
import { PageElement } from '../parts/page-element.ts';
import { panel } from '../parts/panel.ts';
import { fitsAttributes } from '../snippets/attributes.ts';
import { buttonSnippet, elementSnippet, jquerySnippet, serverSnippet } from '../snippets/snippets.ts';
import type { ModalKind } from '../stories/modal-kind.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { cssOf } from '../themes/themes.ts';

/** The page code of a story, by kind of page. Only one tab is a tab stop; arrow keys move between the tabs. */
export class DemoCode extends PageElement {
  @property({ attribute: false }) modal!: ModalKind;

  @property({ attribute: false }) values!: StoryValues;

  /** The tab that is shown first. */
  @property() first = 'Element';

  @state() private chosen = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('first')) this.chosen = this.first;
  }

  protected override render(): TemplateResult {
    const code = this.#code;
    const current = code[this.chosen] ? this.chosen : 'Element';
    const tab = (label: string) =>
      html`<button
        type="button"
        role="tab"
        aria-controls="code-panel"
        aria-selected=${label === current ? 'true' : 'false'}
        tabindex=${label === current ? 0 : -1}
        @click=${() => (this.chosen = label)}
      >
        ${label}
      </button>`;
    const tabs = Object.keys(code).filter((label) => code[label]);
    return panel(
      'Code',
      '',
      html`<div class="tabs" role="tablist" aria-label="Integration options" @keydown=${this.#onKeydown}>
          ${tabs.map(tab)}
        </div>
        <div role="tabpanel" id="code-panel" aria-label=${current}>
          ${codeBlock(code[current] ?? '', `Code for ${current}`)}
        </div>`,
    );
  }

  /** The code by label; undefined if there is none. */
  get #code(): Readonly<Record<string, string | undefined>> {
    const { modal, values } = this;
    return {
      Element: elementSnippet(modal, values),
      jQuery: jquerySnippet(modal, values),
      'HTML button': fitsAttributes(modal, values) ? buttonSnippet(modal, values) : noButton,
      Server: serverSnippet(modal, values),
      CSS: cssOf(values.theme, modal.tag),
    };
  }

  async #onKeydown(event: KeyboardEvent): Promise<void> {
    const tabs = Array.from(this.querySelectorAll<HTMLButtonElement>('[role="tab"]'));
    const index = tabs.findIndex((tab) => tab === document.activeElement);
    const targets: Readonly<Record<string, number>> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = tabs.at(target % tabs.length);
    next?.click();
    await this.updateComplete;
    next?.focus();
  }
}

const noButton = `<!-- Attributes cannot hold objects, such as the details of a payee.
     A button can name a stored account: see the example “HTML button”. -->
`;

customElements.define('demo-code', DemoCode);
