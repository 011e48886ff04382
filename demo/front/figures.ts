import { html, type TemplateResult } from 'lit';
import results from '../../bench/results.md?raw';
import { modals, mostKilobytesOfLoader } from '../../config/modals.ts';
import { dataTable } from '../parts/data-table.ts';

/** The cells of a line of a table in Markdown. */
const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll(/[`*]/g, ''));

/** What `npm run bench` has measured and a figure is held to. Sizes are weighed by every build, and are not from there. */
const measured = results
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map(cellsOf)
  .filter(([, , , , toHold = '']) => toHold !== '' && !toHold.includes('KB'));

const [, measuredOn = ''] = /^Measured on: (.*?)\.?$/m.exec(results) ?? [];

const sizes = [
  ...modals.map(
    ({ tag, mostKilobytes }) => [html`<code>&lt;${tag}&gt;</code> with all it needs`, mostKilobytes] as const,
  ),
  ['A script loader, before its first use', mostKilobytesOfLoader] as const,
].map(([what, kilobytes]) => [what, `${kilobytes} KB`]);

/** How large and how fast it is, as it was weighed and measured, with what does not hold. */
export function figures(): TemplateResult {
  return html`<section aria-labelledby="figures-heading">
    <h2 id="figures-heading">Figures</h2>
    <p>The most that a page loads, minified and gzipped. A build that is larger fails.</p>
    ${dataTable({ title: 'Sizes', head: ['What is loaded', 'At most'], rows: sizes, numeric: [1] })}
    <p>
      Measured against a reference in the same run, by <code>npm run bench</code>. Where a figure is missed, it says so.
    </p>
    ${dataTable({
      title: 'Measurements',
      head: ['What is measured', 'Ours', 'Reference', 'Ratio', 'To hold', 'Holds'],
      rows: measured,
      numeric: [1, 2, 3],
    })}
    <p class="hint">Measured on ${measuredOn}.</p>
  </section>`;
}
