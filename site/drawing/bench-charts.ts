/** One bar: a cell of the bench's results, by the words of its row. */
interface Bar {
  readonly label: string;
  readonly row: string;
  readonly side: 'ours' | 'reference';
}

interface Chart {
  readonly title: string;
  readonly note: string;
  readonly bars: readonly Bar[];
  /** The rows that have a figure to hold. */
  readonly held: readonly string[];
}

const ours = (label: string, row: string): Bar => ({ label, row, side: 'ours' });
const reference = (label: string, row: string): Bar => ({ label, row, side: 'reference' });

function opening(title: string, row: string, after: (peer: string) => string): Chart {
  return {
    title,
    note: 'Processor time of the main thread, less that of an idle page. Less is better.',
    bars: [
      ours('<portal-payment>', row),
      reference('The same form, written by hand', row),
      reference('The same form in Web Awesome', after('Web Awesome')),
      reference('The same form in Shoelace', after('Shoelace')),
    ],
    held: [row, after('Web Awesome'), after('Shoelace')],
  };
}

/** A row below another one of the same name is told by what stands above it. */
const below = (above: string, row: string) => `${above} / ${row}`;

const keystroke = 'One keystroke in the card number, script';
const restricted = (peer: string) => below(keystroke, `… against ${peer} with restricted-input and card-validator`);
const element = '`<portal-payment>` as a script, in English';

const charts: readonly Chart[] = [
  {
    title: 'What a page loads',
    note: 'Minified and gzip, in KB. The loader alone is there from the start; the rest comes when somebody is about to pay.',
    bars: [
      reference('Adyen Drop-in, card and ACH', element),
      ours('<portal-payment>', element),
      ours('<claims-account>', '`<claims-account>` as a script, in English'),
      ours('<claims-adjuster>', '`<claims-adjuster>` as a script, in English'),
      ours('Portal.js, before its first use', 'Portal.js, the loader'),
    ],
    held: [element, 'Portal.js, the loader'],
  },
  opening('Opening for the first time', 'First opening, main thread', (peer) =>
    below('First opening, main thread', `… against ${peer}`),
  ),
  opening('Opening again', 'Repeated opening, main thread', (peer) =>
    below('Repeated opening, main thread', `… against ${peer}`),
  ),
  {
    title: 'One keystroke in the card number',
    note: 'Script time: checks, groups, and shows the brand. Less is better.',
    bars: [
      ours('<portal-payment>', keystroke),
      reference('An input that does the same, by hand', keystroke),
      reference('Web Awesome with restricted-input and card-validator', restricted('Web Awesome')),
      reference('Shoelace with restricted-input and card-validator', restricted('Shoelace')),
    ],
    held: [keystroke, restricted('Web Awesome')],
  },
  {
    title: '2,000 payments over random faults',
    note: 'The reference is a page that simply tries again.',
    bars: [
      ours('Charged twice', '2,000 payments over random faults: charged twice'),
      reference('Charged twice, by trying again', '2,000 payments over random faults: charged twice'),
      ours('Page told something untrue', '2,000 payments over random faults: page told something untrue'),
      reference(
        'Page told something untrue, by trying again',
        '2,000 payments over random faults: page told something untrue',
      ),
    ],
    held: ['2,000 payments over random faults: charged twice'],
  },
];

interface Result {
  readonly ours: string;
  readonly reference: string;
  readonly toHold: string;
  readonly holds: string;
}

/** The rows of the results, by their words. */
function readResults(markdown: string): ReadonlyMap<string, Result> {
  const results = new Map<string, Result>();
  let above = '';
  for (const line of markdown.split('\n').filter((text) => text.startsWith('| '))) {
    const [what = '', own = '', other = '', , toHold = '', holds = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    if (!what.startsWith('…')) above = what;
    results.set(what === above ? what : below(above, what), { ours: own, reference: other, toHold, holds });
  }
  return results;
}

/** The charts of the bench's results, each a table whose cells are drawn. */
export function benchCharts(markdown: string): string {
  const results = readResults(markdown);
  const [, machine = ''] = /^Measured on: (.*)$/m.exec(markdown) ?? [];
  const resultOf = (row: string) => {
    const result = results.get(row);
    if (!result) throw new Error(`bench/results.md has no row "${row}": site/drawing/bench-charts.ts`);
    return result;
  };
  return `${charts.map((chart) => drawn(chart, resultOf)).join('\n')}\n<p>Measured on: ${machine}</p>`;
}

function drawn({ title, note, bars, held }: Chart, resultOf: (row: string) => Result): string {
  const values = bars.map(({ row, side }) => {
    // What stands in brackets says what the reference is.
    const [shown = ''] = resultOf(row)[side].split(' (');
    return { shown, value: Number.parseFloat(shown.replaceAll(',', '')) };
  });
  const most = Math.max(...values.map(({ value }) => value));
  const rows = bars.map(({ label, side }, index) => {
    const { shown, value } = values[index] ?? { shown: '', value: Number.NaN };
    if (Number.isNaN(value)) throw new Error(`"${label}" is no number: ${shown}`);
    const bar = `<svg class="bar ${side}" aria-hidden="true"><rect width="${((value / most) * 100).toFixed(1)}%" height="100%" rx="3"/></svg>`;
    return `<tr><th scope="row">${escaped(label)}</th><td>${bar}</td><td class="value">${shown}</td></tr>`;
  });
  const verdicts = held
    .filter((row) => resultOf(row).toHold !== '')
    .map((row) => {
      const { toHold, holds } = resultOf(row);
      // What is held to a ratio is named after what it is compared with.
      const side = toHold.includes(' x ') ? 'reference' : 'ours';
      const bar = bars.find((one) => one.row === row && one.side === side);
      return `<li>${escaped(bar?.label ?? row)}: ${toHold}, ${holds === 'yes' ? 'which holds' : 'which does not hold'}</li>`;
    });
  const head = '<thead><tr><th>what</th><td></td><th class="value">measured</th></tr></thead>';
  return `<h2 id="${title.toLowerCase().replace(/\W+/g, '-')}">${title}</h2>
<p>${note}</p>
<div class="table"><table class="chart">${head}<tbody>${rows.join('')}</tbody></table></div>
<p>To hold:</p>
<ul>${verdicts.join('')}</ul>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
