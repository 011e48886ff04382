// Measures the project's figures, each against a reference in the same run:
//   npm run bench              prints the results
//   npm run bench -- --write   writes them to bench/results.md as well
// A missed limit is a result. Only a figure that cannot be measured is a failure.
import { rm, writeFile } from 'node:fs/promises';
import { keystroke } from './figures/keystroke.ts';
import { framedOpenAndClose, openAndClose } from './figures/left-behind.ts';
import { loading } from './figures/loading.ts';
import { framedOpening, opening, parties } from './figures/opening.ts';
import { sizes } from './figures/sizes.ts';
import { launchBrowser } from './measuring/bench-browser.ts';
import { buildAll } from './measuring/builds.ts';
import { machine, report, type Result } from './report.ts';

const figures = [sizes, loading, opening, parties, keystroke, openAndClose, framedOpening, framedOpenAndClose];

const built = await buildAll();
const browser = await launchBrowser(built);
const results: Result[] = [];
for (const figure of figures) {
  const begin = performance.now();
  try {
    results.push({ figure, rows: await figure.measure(browser) });
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    console.error(error);
    results.push({ figure, rows: [], failure: failure.split('\n')[0] ?? failure });
  }
  console.error(`${figure.name}: ${((performance.now() - begin) / 1_000).toFixed(1)} s`);
}
const text = report(results, machine(browser.browser.version(), new Date()));
await browser.close();
await rm(built.folder, { recursive: true });

console.log(`\n${text}`);
if (process.argv.includes('--write')) {
  await writeFile(new URL('results.md', import.meta.url), `# Benchmarks: size and speed\n\n${text}`);
}
process.exitCode = results.some(({ failure }) => failure !== undefined) ? 1 : 0;
