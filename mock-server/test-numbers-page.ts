import { htmlPage, escaped, tableMarkup } from './page-markup.ts';
import { savedCards } from './simulator/adjuster/push-to-card-wallet.ts';
import type { Simulator } from './simulator/simulator.ts';
import { payeeTable, savedCardTable, testNumberTables } from './test-number-tables.ts';

/** Everything that can be typed into the modals, and what comes of it. */
export function testNumbersPage({ demoMethods, claims }: Simulator): string {
  const tables = [...testNumberTables(demoMethods), payeeTable(claims.demoAccounts), savedCardTable(savedCards)];
  return htmlPage({
    language: 'en',
    title: 'Test numbers · Payment sandbox',
    base: '',
    isWide: true,
    header: [
      '<div><h1>Test numbers</h1> <p>What to type, and what comes of it.</p></div>',
      '<nav aria-label="Sandbox"><a href="/">Payment sandbox</a></nav>',
    ],
    main: tables.map((table) =>
      ['<section class="card">', `<h2>${escaped(table.title)}</h2>`, tableMarkup(table), '</section>'].join('\n'),
    ),
  });
}
