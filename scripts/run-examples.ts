// Makes one payment with each example, in a browser and against the sandbox, all of them as users get them: packs what was
// built, installs the packed file in a copy of the example, builds that, and pays; with a server, on the page that it gives
// out. Writes what came of it into examples/README.md. With `--check` it installs what that table names, several examples in one
// go, and fails where anything else came of it. The names of examples, as arguments, have it run those alone, with `--except` all others.
import { appendFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { PaymentPerson, withPlaywright } from '../adapters/testing/index.ts';
import { exampleServers, type ExampleServer } from '../config/example-servers.ts';
import { findHeadlessChrome } from '../config/find-chrome.js';
import type { RunningSandbox, startSandbox as start } from '../mock-server/index.ts';
import {
  build,
  bundlerOf,
  copyExamples,
  descriptionOf,
  grouped,
  installCopies,
  installedVersions,
  portalAuthenticationKey,
  serve,
} from './example-pages.ts';
import { freePort, runtimeOf, startExample } from './example-server.ts';
import {
  cellsOf,
  isShortTableTrue,
  knownRows,
  knownVersions,
  lastDay,
  writeRow,
  type ExampleResult,
  type Step,
} from './example-table.ts';
import { install, pack } from './packed.ts';

const work = mkdtempSync(join(tmpdir(), 'payment-modals-examples-'));

/** Pays on the page at an address, and returns the steps that were taken. */
async function pay(browser: Browser, url: string): Promise<readonly Step[]> {
  const page = await browser.newPage();
  const taken: Step[] = [];
  try {
    await page.goto(url);
    await page.getByRole('button', { name: 'Pay my bill' }).click();
    const payer = new PaymentPerson(withPlaywright(page));
    await payer.typeCard();
    taken.push('rendered');
    await payer.review();
    await payer.pay();
    await page.getByRole('heading', { name: 'Payment complete' }).waitFor();
    taken.push('paid');
    await payer.close();
    await page.getByText('Paid $110.48').waitFor();
    taken.push('event heard');
  } catch (error) {
    console.error(error);
  } finally {
    await page.close();
  }
  return taken;
}

/** Tries an example that is a page, in its copy. */
async function tryPage(name: string, folder: string, browser: Browser, service: string): Promise<ExampleResult> {
  const known = { name, description: descriptionOf(name), bundler: bundlerOf(name) };
  const port = await freePort();
  const site = await serve(await build(folder), port, service);
  try {
    return { ...known, versions: installedVersions(folder), taken: await pay(browser, `http://localhost:${port}`) };
  } finally {
    await site.close();
  }
}

/** Tries an example that is a server. */
async function tryServer(
  server: ExampleServer,
  examples: string,
  browser: Browser,
  serviceUrl: string,
): Promise<ExampleResult> {
  const { name } = server;
  const [, description = ''] = /^# (.*)$/m.exec(readFileSync(`examples/${name}/README.md`, 'utf8')) ?? [];
  const runtime = runtimeOf(server);
  const result = { name, description, bundler: '' };
  if (runtime === undefined) return { ...result, versions: server.unavailable ?? '', taken: undefined };
  const running = await startExample(server, { serviceUrl, authenticationKey: portalAuthenticationKey, examples });
  try {
    return { ...result, versions: runtime, taken: await pay(browser, running.url) };
  } finally {
    await running.stop();
  }
}

const mend = (name: string) => `If that is right: npm run examples -- ${name}`;

/** Holds a row of the table to what came of its example. What a server runs on is this machine's matter, and so is whether it is there. */
function holdRow(result: ExampleResult): void {
  const isServer = exampleServers.some(({ name }) => name === result.name);
  const [came, known = []] = [cellsOf(result), knownRows().get(result.name)];
  const isUnknown = isServer && (!result.taken || known[4] === 'not run');
  const compared = came.map((cell, index) => (isUnknown || (isServer && index === 2) ? known[index] : cell));
  const hasFailed = result.taken && result.taken.length < 3;
  if (!hasFailed && compared.every((cell, index) => cell === known[index])) return;
  console.error(
    `examples/README.md says:  ${known.join(' | ') || 'nothing'}\nWhat came of it is:       ${came.join(' | ')}`,
  );
  console.error(mend(result.name));
  process.exitCode = 1;
}

/** The packed sandbox, installed apart from this repository. */
async function startPackedSandbox(): Promise<RunningSandbox> {
  const folder = join(work, 'sandbox');
  mkdirSync(folder);
  install('mock-server', folder);
  const entry = pathToFileURL(join(folder, 'node_modules/payment-modals-sandbox/dist/index.js')).href;
  const { startSandbox } = (await import(entry)) as { readonly startSandbox: typeof start };
  return startSandbox({ port: 0 });
}

const { positionals, values } = parseArgs({
  options: { check: { type: 'boolean' }, except: { type: 'boolean' } },
  allowPositionals: true,
});
const pages = globSync('examples/*/package.json').map((path) => basename(dirname(path)));
const all = [...pages, ...exampleServers.map(({ name }) => name)].toSorted();
const unknown = positionals.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no example ${unknown.join(', ')}. There are ${all.join(', ')}.`);
const isChosen = (name: string) => positionals.length === 0 || positionals.includes(name) !== (values.except ?? false);
const chosenPages = pages.filter(isChosen).toSorted();
const chosenServers = exampleServers.filter(({ name }) => isChosen(name));

/** Does something with an example, and says what came of it and how long it took. */
async function report(name: string, attempt: () => Promise<ExampleResult>): Promise<void> {
  const begun = performance.now();
  try {
    const result = await attempt();
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    console.log(`${cellsOf(result).slice(2).join(' | ')} (${name}, ${seconds} s)`);
    if (values.check) holdRow(result);
    else await writeRow(result);
    if (result.taken && result.taken.length < 3) process.exitCode = 1;
  } catch (error) {
    console.error(name, error);
    process.exitCode = 1;
  }
}

try {
  const packed = pack('.', work);
  const sandbox = await startPackedSandbox();
  const browser = await chromium.launch(await findHeadlessChrome());
  const versionsOf = (name: string) => (values.check ? knownVersions(name) : {});
  const day = values.check ? lastDay() : undefined;
  const groups = values.check ? grouped(chosenPages, versionsOf) : chosenPages.map((name) => [name]);
  try {
    const servers = join(work, 'servers');
    copyExamples([...exampleServers.map(({ name }) => name), 'plain-html'], servers, sandbox.url);
    const folders = groups.map((names, index) => {
      const folder = join(work, `pages-${index}`);
      copyExamples(names, folder, sandbox.url);
      return { names, folder };
    });
    let before = Promise.resolve();
    const installed = folders.map(({ names, folder }) => {
      // What went wrong with one group is told by each of its examples, and is nothing to the next.
      before = before.catch(() => undefined).then(() => installCopies(names, folder, packed, versionsOf, day));
      before.catch(() => undefined);
      return before;
    });
    // While the network is waited for.
    for (const server of chosenServers)
      await report(server.name, () => tryServer(server, servers, browser, sandbox.url));
    for (const [index, { names, folder }] of folders.entries())
      for (const name of names)
        await report(name, async () => {
          await installed[index];
          return tryPage(name, join(folder, name), browser, sandbox.url);
        });
    if (values.check && !isShortTableTrue()) {
      console.error(`README.md has another table than examples/README.md. ${mend('plain-html')}`);
      process.exitCode = 1;
    }
    const left = all.filter((name) => !isChosen(name));
    if (process.env.NOT_RUN_FILE && left.length > 0)
      appendFileSync(
        process.env.NOT_RUN_FILE,
        `Not paid with, for time: ${left.join(', ')} of the examples (npm run examples).\n`,
      );
  } finally {
    await browser.close();
    await sandbox.close();
  }
} finally {
  rmSync(work, { recursive: true });
}
