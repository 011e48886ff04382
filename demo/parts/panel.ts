import { html, type TemplateResult } from 'lit';

export function panel(title: string, actions: unknown, content: unknown): TemplateResult {
  const id = `${title.toLowerCase().replaceAll(' ', '-')}-heading`;
  return html`<section class="panel" aria-labelledby=${id}>
    <div class="panel-head">
      <h2 id=${id}>${title}</h2>
      ${actions}
    </div>
    ${content}
  </section>`;
}

export function panelList(title: string, rows: readonly TemplateResult[], empty: string): TemplateResult {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`;
  return html`<ol class="rows" tabindex="0" aria-label=${title}>
    ${rows}
  </ol>`;
}

export function toneClass(isGood: boolean, isBad: boolean): string {
  if (isBad) return 'tone-bad';
  return isGood ? 'tone-good' : '';
}
