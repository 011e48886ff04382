import { html, type TemplateResult } from 'lit';

/** Line icons of 20 px. Each is beside words with the same meaning, and is hidden from screen readers. */
export function icon(paths: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d=${paths} /></svg>`;
}

export const check = icon('M2.5 10a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M6.5 10.5l2.5 2.5 4.5-5.5');
export const warning = icon('M10 3l7.5 13.5h-15zM10 8v4M10 14.25v.01');
