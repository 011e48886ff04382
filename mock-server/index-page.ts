import { endpoints } from './endpoints.ts';
import { testNumberTables, type Table } from './test-number-tables.ts';
import type { Simulator } from './simulator/simulator.ts';

/** The sandbox's front page: what it has, whom it knows and which numbers to try. Plain markup, no style, no script. */
export function indexPage(simulator: Simulator): string {
  const tables: readonly Table[] = [
    {
      title: 'Merchants',
      head: ['Authentication key', 'Name', 'Methods', 'Processor keys', 'Account groups'],
      rows: simulator.merchants
        .list()
        .map(({ key, name, methods, processors, accountGroups }) => [
          key,
          name,
          methods.join(', '),
          processors.map((processor) => processor.key).join(', '),
          accountGroups.join(', '),
        ]),
    },
    {
      title: 'Endpoints',
      head: ['Method', 'Path', 'Called by'],
      rows: Object.values(endpoints).map(({ method, path, caller }) => [method, path, caller]),
    },
    ...testNumberTables(simulator.demoMethods),
  ];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Payment sandbox</title>',
    '<meta name="viewport" content="width=device-width"></head><body><main><h1>Payment sandbox</h1>',
    '<p>No money moves here. All keys and numbers below are public.</p>',
    '<p><a href="/openapi.yaml">OpenAPI description</a> · <a href="/sandbox/ledger">Ledger</a></p>',
    ...tables.map(tableMarkup),
    '</main></body></html>',
  ].join('\n');
}

function tableMarkup({ title, head, rows }: Table): string {
  const cells = (tag: string, texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => cells('td', row)).join('\n');
  return `<h2>${escaped(title)}</h2>\n<table><thead>${cells('th', head)}</thead><tbody>\n${body}\n</tbody></table>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
