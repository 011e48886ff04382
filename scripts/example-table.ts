import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';

/** The steps of a payment with an example, in order. */
export const steps = ['rendered', 'paid', 'event heard'] as const;

/** How an example did. */
export interface ExampleResult {
  readonly name: string;
  readonly description: string;
  /** Its packages or its runtime: `vue 3.5.45, vite 8.3.8`. */
  readonly versions: string;
  /** The package that builds its page; empty without a build. */
  readonly bundler: string;
  /** How many steps it came; undefined if it was not run here. */
  readonly taken: number | undefined;
}

const file = 'examples/README.md';
const head = ['example', 'what it is', 'with', 'built by', ...steps, 'on'];

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The row of an example without its day. */
export function cellsOf({ name, description, versions, bundler, taken }: ExampleResult): string[] {
  const done = steps.map((_, index) => (taken === undefined ? 'not run' : index < taken ? 'yes' : '**no**'));
  return [`[${name}](${name})`, description, versions, bundler, ...done];
}

/** The rows of the table, by the name of the example. */
export function knownRows(): ReadonlyMap<string, readonly string[]> {
  const rows = readFileSync(file, 'utf8').matchAll(/^\| \[([\w-]+)\].*$/gm);
  const cells = (line: string) => line.split('|').slice(1, -1);
  return new Map(Array.from(rows, ([line, name = '']) => [name, cells(line).map((cell) => cell.trim())]));
}

/** The last day in the table. */
export function lastDay(): string {
  const days = Array.from(knownRows().values(), (cells) => cells.at(-1) ?? '');
  return days.toSorted().at(-1) ?? '';
}

/** The version of each package in the row of an example: `{ vue: '3.5.45' }`. */
export function knownVersions(name: string): Readonly<Record<string, string>> {
  const packages = (knownRows().get(name)?.[2] ?? '').matchAll(/(\S+) (\d[^\s,]*)(?:,|$)/g);
  return Object.fromEntries(Array.from(packages, ([, packageName = '', version = '']) => [packageName, version]));
}

/** Writes the row of an example into the table. */
export async function writeRow(result: ExampleResult): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const rows = new Map(knownRows()).set(result.name, [...cellsOf(result), result.taken === undefined ? '' : today]);
  const table = [row(head), row(head.map(() => '---')), ...Array.from(rows.values(), row).toSorted()].join('\n');
  const text = readFileSync(file, 'utf8').replace(
    /(<!-- results -->\n)[^]*(<!-- \/results -->)/,
    (_, start: string, end: string) => `${start}\n${table}\n\n${end}`,
  );
  writeFileSync(file, await format(text, { parser: 'markdown', printWidth: 120 }));
}
