import { html, type TemplateResult } from 'lit';

export interface DataTable {
  readonly title: string;
  readonly head: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly unknown[])[];
  readonly numeric?: readonly string[];
}

/** A table. On a narrow page each row is a list with labels; the roles keep it a table for screen readers. */
export function dataTable({ title, head, rows, numeric = [] }: DataTable): TemplateResult {
  const classOf = (column: number) => (numeric.includes(head[column] ?? '') ? 'numeric' : '');
  const cell = (content: unknown, column: number) =>
    column === 0
      ? html`<th role="rowheader" scope="row">${content}</th>`
      : html`<td role="cell" class=${classOf(column)} data-label=${head[column] ?? ''}>${content}</td>`;
  return html`<div class="table-scroll ${head.length > 2 ? 'many' : ''}" role="region" aria-label=${title} tabindex="0">
    <table role="table">
      <thead>
        <tr role="row">
          ${head.map((text, column) => html`<th role="columnheader" scope="col" class=${classOf(column)}>${text}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr role="row">
              ${row.map(cell)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
