import { html, type TemplateResult } from 'lit';

/** Text in which words between backticks are code: `` 'Set `token`.' ``. */
export function prose(text: string): TemplateResult {
  return html`${text.split('`').map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : piece))}`;
}
