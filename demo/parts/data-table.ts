import { html, type TemplateResult } from 'lit';

export interface DataTable {
  /** Names the table and the region that it scrolls in. */
  readonly title: string;
  readonly head: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly unknown[])[];
  /** The columns with numbers, counted from 0. */
  readonly numeric?: readonly number[];
}

/** A table. On a narrow page each row is a list with labels; the roles keep it a table for screen readers. */
export function dataTable({ title, head, rows, numeric = [] }: DataTable): TemplateResult {
  const kind = (column: number) => (numeric.includes(column) ? 'numeric' : '');
  return html`<div class="table-scroll ${head.length > 2 ? 'many' : ''}" role="region" aria-label=${title} tabindex="0">
    <table role="table">
      <thead>
        <tr role="row">
          ${head.map((text, column) => html`<th role="columnheader" scope="col" class=${kind(column)}>${text}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...others]) =>
            html`<tr role="row">
              <th role="rowheader" scope="row" class=${kind(0)}>${first}</th>
              ${others.map(
                (cell, index) =>
                  html`<td role="cell" class=${kind(index + 1)} data-label=${head[index + 1] ?? ''}>${cell}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
