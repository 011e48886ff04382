import { html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { codeBlock } from '../parts/code-block.ts';
import '../parts/demo-tabs.ts';
import type { Tab } from '../parts/demo-tabs.ts';
import { PageElement } from '../parts/page-element.ts';
import { buttonSnippet, fitsAttributes } from '../snippets/button-snippet.ts';
import { elementSnippet } from '../snippets/element-snippet.ts';
import { jquerySnippet } from '../snippets/jquery-snippet.ts';
import { serverSnippet } from '../snippets/server-snippet.ts';
import type { ModalKind } from '../stories/modal-kind.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { cssOf } from '../themes/themes.ts';

/** The code that does on a page what the story does here. */
export class DemoCode extends PageElement {
  @property({ attribute: false }) modal: ModalKind | undefined;

  @property({ attribute: false }) values: StoryValues | undefined;

  /** The tab that is shown first. */
  @property() first = 'element';

  protected override render(): TemplateResult {
    return html`<section class="panel" aria-labelledby="code-heading">
      <div class="panel-head"><h2 id="code-heading">Code</h2></div>
      <demo-tabs label="Kinds of pages" chosen=${this.first} .tabs=${this.#tabs}></demo-tabs>
    </section>`;
  }

  get #tabs(): readonly Tab[] {
    const { modal, values } = this;
    if (!modal || !values) return [];
    const css = cssOf(values.theme, modal.tag);
    const server = serverSnippet(modal, values);
    return [
      tab('element', 'Element', elementSnippet(modal, values)),
      tab('jquery', 'jQuery', jquerySnippet(modal, values)),
      fitsAttributes(modal, values) ? tab('button', 'HTML button', buttonSnippet(modal, values)) : noButton,
      ...(server ? [tab('server', 'Server', server)] : []),
      ...(css ? [tab('css', 'CSS', css)] : []),
    ];
  }
}

function tab(id: string, label: string, code: string): Tab {
  return { id, label, content: codeBlock(code, `Code for ${label}`) };
}

const noButton: Tab = {
  id: 'button',
  label: 'HTML button',
  content: html`<p class="empty">
    Attributes hold text and no objects, so the details of a payee cannot stand in them. A button can name a stored
    account: see the story “HTML button”.
  </p>`,
};

customElements.define('demo-code', DemoCode);

declare global {
  interface HTMLElementTagNameMap {
    'demo-code': DemoCode;
  }
}
