import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';

/** How far one comes with an example, in order. */
export const steps = ['rendered', 'paid', 'event heard'] as const;
export type Step = (typeof steps)[number];

/** What came of an example. */
export interface ExampleResult {
  readonly name: string;
  readonly description: string;
  /** What it is made of, or runs on: `vue 3.5.45, vite 8.3.8`. */
  readonly versions: string;
  /** What builds its page; empty where nothing has to. */
  readonly bundler: string;
  /** The steps that were taken; undefined where it was not run here. */
  readonly taken: readonly Step[] | undefined;
}

const file = 'examples/README.md';
const overview = 'README.md';
const place = /(<!-- results -->\n)[^]*(<!-- \/results -->)/;
const head = ['example', 'what it is', 'with', 'built by', ...steps, 'on'];

const shortHead = ['example', 'with', 'built by', 'rendered, paid, event heard', 'on'];

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** What stands in the table of an example, but for the day. */
export function cellsOf({ name, description, versions, bundler, taken }: ExampleResult): string[] {
  const came = steps.map((step) => (taken ? (taken.includes(step) ? 'yes' : '**no**') : 'not run'));
  return [`[${name}](${name})`, description, versions, bundler, ...came];
}

/** The rows of the table as they are, by the name of the example. */
export function knownRows(): ReadonlyMap<string, readonly string[]> {
  const rows = Array.from(readFileSync(file, 'utf8').matchAll(/^\| \[([\w-]+)\].*$/gm));
  return new Map(
    rows.map(([line, name = '']) => [
      name,
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ]),
  );
}

/** The last day that the table tells of. */
export function lastDay(): string {
  const days = Array.from(knownRows().values(), (cells) => cells.at(-1) ?? '');
  return days.toSorted().at(-1) ?? '';
}

/** The version of each package in the table's row of an example: `{ vue: '3.5.45' }`. */
export function knownVersions(name: string): Readonly<Record<string, string>> {
  const packages = Array.from((knownRows().get(name)?.[2] ?? '').matchAll(/(\S+) (\d[^\s,]*)(?:,|$)/g));
  return Object.fromEntries(packages.map(([, packageName = '', version = '']) => [packageName, version]));
}

/** Puts the row of an example into the table, in the place of the one of before. */
export async function writeRow(result: ExampleResult): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const rows = new Map(knownRows()).set(result.name, [...cellsOf(result), result.taken ? today : '']);
  const sorted = Array.from(rows.values(), row).toSorted();
  const table = [row(head), row(head.map(() => '---')), ...sorted].join('\n');
  const text = readFileSync(file, 'utf8').replace(
    place,
    (_, start: string, end: string) => `${start}\n${table}\n\n${end}`,
  );
  writeFileSync(file, await format(text, { parser: 'markdown', printWidth: 120 }));
  writeFileSync(overview, withShortTable(readFileSync(overview, 'utf8')));
}

/** What a page is made of that people ask for, the first of which it has. */
const frameworks = ['react', 'vue', 'svelte', 'solid-js', '@angular/core', 'jquery', 'typescript'];

/** The table of README: the same, shorter. */
function withShortTable(text: string): string {
  const rows = Array.from(knownRows(), ([name, cells]) => {
    const packages = knownVersions(name);
    const named = (key = '') => (packages[key] ? `${key} ${packages[key]}` : '');
    const isPage = existsSync(`examples/${name}/package.json`);
    const what = isPage ? named(frameworks.find((key) => packages[key])) : (cells[2] ?? '');
    const [came = '', ...others] = new Set(cells.slice(4, 4 + steps.length));
    const [day = ''] = cells.slice(-1);
    return row([`[${name}](examples/${name})`, what, named(cells[3]), others.length === 0 ? came : '**no**', day]);
  });
  const table = [row(shortHead), row(shortHead.map(() => '---')), ...rows].join('\n');
  return text.replace(place, (_, start: string, end: string) => `${start}\n${table}\n\n${end}`);
}

/** Whether README says the same as the table of the examples. */
export function isShortTableTrue(): boolean {
  const text = readFileSync(overview, 'utf8');
  return withShortTable(text) === text;
}
