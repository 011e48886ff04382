import { html, type TemplateResult } from 'lit';
import '../parts/demo-copy.ts';
import { panel } from '../parts/panel.ts';
import { fitsAttributes } from '../snippets/attributes.ts';
import { buttonSnippet, elementSnippet, jquerySnippet, serverSnippet } from '../snippets/snippets.ts';
import type { ModalKind } from '../stories/modal-kind.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { cssOf } from '../themes/themes.ts';

const noButton = `<!-- Attributes cannot hold objects, such as the details of a payee.
     A button can name a stored account: see the example “HTML button”. -->`;

export function codePanel(modal: ModalKind, values: StoryValues, first: string): TemplateResult {
  const code: Readonly<Record<string, string | undefined>> = {
    Element: elementSnippet(modal, values),
    jQuery: jquerySnippet(modal, values),
    'HTML button': fitsAttributes(modal, values) ? buttonSnippet(modal, values) : noButton,
    Server: serverSnippet(modal, values),
    CSS: cssOf(values.theme, modal.tag),
  };
  const blocks = Object.entries(code).map(([label, text]) =>
    text === undefined
      ? ''
      : html`<details name="code" class="code" ?open=${label === first}>
          <summary>${label}</summary>
          <demo-copy text=${text} what="Code for ${label}"></demo-copy>
          <pre tabindex="0" role="region" aria-label="Code for ${label}"><code>${text}</code></pre>
        </details>`,
  );
  return panel('Code', '', blocks);
}
