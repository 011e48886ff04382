import { cpus } from 'node:os';
import type { Figure, Row } from './figure.ts';

export interface Result {
  readonly figure: Figure;
  readonly rows: readonly Row[];
  readonly failure?: string;
}

export function machine(chromiumVersion: string, now: Date): string {
  const [first, ...others] = cpus();
  const processor = `${others.length + 1} cores, ${first?.model.trim() ?? 'unknown processor'}`;
  return `${processor}, Node ${process.versions.node}, Chromium ${chromiumVersion}, ${now.toISOString().slice(0, 10)}`;
}

export function report(results: readonly Result[], measuredOn: string): string {
  const rows = results.flatMap(({ figure, rows: measured, failure }) =>
    failure === undefined ? measured.map(line) : [cells([figure.name, '', '', '', '', `not measured: ${failure}`])],
  );
  return `${[
    cells(['what', 'ours', 'reference', 'ratio', 'target', 'met?']),
    cells(['---', '---:', '---:', '---:', '---', '---']),
    ...rows,
    '',
    `Measured on: ${measuredOn}.`,
    '',
    ...results.map(({ figure }) => `- ${figure.how}`),
  ].join('\n')}\n`;
}

function line({ what, ours, reference, ratio, toHold = '', holds }: Row): string {
  const verdict = holds === undefined ? '' : holds ? 'yes' : '**no**';
  return cells([what, ours, reference, ratio?.toFixed(2) ?? '', toHold, verdict]);
}

function cells(texts: readonly string[]): string {
  return `| ${texts.join(' | ')} |`;
}
