import { svg, type TemplateResult } from 'lit';

/** Line icons of 20 px. Each stands beside its word and is not read. */
function icon(paths: string): TemplateResult {
  return svg`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path d=${paths} /></svg>`;
}

export const lock = icon('M5 9h10v8H5zM7 9V6a3 3 0 0 1 6 0v3');
