import { html, type TemplateResult } from 'lit';

export interface DataTable {
  /** Names the table and the region that it scrolls in. */
  readonly title: string;
  readonly head: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly unknown[])[];
  /** The columns, counted from 0, that hold numbers. */
  readonly numeric?: readonly number[];
}

/** A table that scrolls on its own where the page is narrower. */
export function dataTable({ title, head, rows, numeric = [] }: DataTable): TemplateResult {
  const kind = (column: number) => (numeric.includes(column) ? 'numeric' : '');
  return html`<div class="table-scroll" role="region" aria-label=${title} tabindex="0">
    <table>
      <thead>
        <tr>
          ${head.map((text, column) => html`<th scope="col" class=${kind(column)}>${text}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...others]) =>
            html`<tr>
              <th scope="row" class=${kind(0)}>${first}</th>
              ${others.map((cell, index) => html`<td class=${kind(index + 1)}>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
