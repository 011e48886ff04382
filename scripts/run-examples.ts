// Makes one payment with each example in a browser, as users get it: packs the built library and sandbox, installs them in
// copies of the examples, builds these, and pays. Writes the results into the table of examples/README.md. With `--check` it
// installs the versions of that table, several examples together, and fails if a result differs. Arguments name the examples to
// run; with `--except`, those to leave out.
import { appendFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { PaymentPerson, withPlaywright } from '../adapters/testing/index.ts';
import { findHeadlessChrome } from '../config/find-chrome.js';
import type { RunningSandbox, startSandbox as start } from '../mock-server/index.ts';
import {
  bundlerOf,
  copyExamples,
  groupsOf,
  installCopies,
  installedVersions,
  portalAuthenticationKey,
  readPackage,
  startPage,
} from './example-pages.ts';
import { exampleServers, runtimeOf, startExample, type ExampleServer, type RunningExample } from './example-servers.ts';
import { cellsOf, knownRows, knownVersions, lastDay, steps, writeRow, type ExampleResult } from './example-table.ts';
import { install, pack } from './packed.ts';

const { positionals, values } = parseArgs({
  options: { check: { type: 'boolean' }, except: { type: 'boolean' } },
  allowPositionals: true,
});
const pages = globSync('examples/*/package.json').map((path) => basename(dirname(path)));
const all = [...pages, ...exampleServers.map(({ name }) => name)].toSorted();
const unknown = positionals.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no example ${unknown.join(', ')}. There are ${all.join(', ')}.`);
const isChosen = (name: string) => positionals.length === 0 || positionals.includes(name) !== (values.except ?? false);

const work = mkdtempSync(join(tmpdir(), 'payment-modals-examples-'));
try {
  const packed = pack('.', work);
  const sandbox = await startPackedSandbox();
  const browser = await chromium.launch(await findHeadlessChrome());
  try {
    await runAll(packed, browser, sandbox.url);
  } finally {
    await browser.close();
    await sandbox.close();
  }
} finally {
  rmSync(work, { recursive: true });
}
const left = all.filter((name) => !isChosen(name));
if (process.env.NOT_RUN_FILE && left.length > 0) {
  const note = `Not paid with, for time: ${left.join(', ')} of the examples (npm run examples).\n`;
  appendFileSync(process.env.NOT_RUN_FILE, note);
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

async function runAll(packed: string, browser: Browser, service: string): Promise<void> {
  const versionsOf = (name: string) => (values.check ? knownVersions(name) : {});
  const chosen = pages.filter(isChosen).toSorted();
  const groups = values.check ? groupsOf(chosen, versionsOf) : chosen.map((name) => [name]);
  // One installation at a time, and the servers are tried meanwhile.
  let before = Promise.resolve();
  const installed = groups.map((names, index) => {
    const folder = join(work, `pages-${index}`);
    copyExamples(names, folder, service);
    const install = () => installCopies(names, folder, packed, versionsOf, values.check ? lastDay() : undefined);
    // An installation that fails is reported by each of its examples.
    const ready = before.then(install);
    before = ready.catch(() => undefined);
    return { names, folder, ready };
  });
  const servers = join(work, 'servers');
  copyExamples([...exampleServers.map(({ name }) => name), 'plain-html'], servers, service);
  for (const server of exampleServers.filter(({ name }) => isChosen(name)))
    await report(server.name, () => tryServer(server, servers, browser, service));
  for (const { names, folder, ready } of installed)
    for (const name of names)
      await report(name, async () => {
        await ready;
        return tryPage(name, join(folder, name), browser, service);
      });
}

async function tryPage(name: string, folder: string, browser: Browser, service: string): Promise<ExampleResult> {
  const { description } = readPackage(join('examples', name));
  const taken = await pay(browser, await startPage(folder, service));
  return { name, description, bundler: bundlerOf(name), versions: installedVersions(folder), taken };
}

async function tryServer(
  server: ExampleServer,
  examples: string,
  browser: Browser,
  serviceUrl: string,
): Promise<ExampleResult> {
  const { name, unavailable = '' } = server;
  const [, description = ''] = /^# (.*)$/m.exec(readFileSync(`examples/${name}/README.md`, 'utf8')) ?? [];
  const versions = runtimeOf(server);
  if (versions === undefined) return { name, description, bundler: '', versions: unavailable, taken: undefined };
  const settings = { serviceUrl, authenticationKey: portalAuthenticationKey, examples };
  const taken = await pay(browser, await startExample(server, settings));
  return { name, description, bundler: '', versions, taken };
}

/** Pays on the page of an example, stops it, and returns the number of steps taken. */
async function pay(browser: Browser, { url, stop }: RunningExample): Promise<number> {
  const page = await browser.newPage();
  let taken = 0;
  try {
    await page.goto(url);
    await page.getByRole('button', { name: 'Pay my bill' }).click();
    const payer = new PaymentPerson(withPlaywright(page));
    await payer.typeCard();
    taken = 1;
    await payer.review();
    await payer.pay();
    await page.getByRole('heading', { name: 'Payment complete' }).waitFor();
    taken = 2;
    await payer.close();
    await page.getByText('Paid $110.48').waitFor();
    taken = 3;
  } catch (error) {
    console.error(error);
  } finally {
    await page.close();
    await stop();
  }
  return taken;
}

/** Prints the result of an example and its time, and writes or checks its row. */
async function report(name: string, attempt: () => Promise<ExampleResult>): Promise<void> {
  const begun = performance.now();
  try {
    const result = await attempt();
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    console.log(`${cellsOf(result).slice(2).join(' | ')} (${name}, ${seconds} s)`);
    if (values.check) checkRow(result);
    else await writeRow(result);
    if (result.taken !== undefined && result.taken < steps.length) process.exitCode = 1;
  } catch (error) {
    console.error(name, error);
    process.exitCode = 1;
  }
}

/** Compares a result with its row. The runtime of a server differs between machines, and may be missing. */
function checkRow(result: ExampleResult): void {
  const isServer = exampleServers.some(({ name }) => name === result.name);
  const [found, known = []] = [cellsOf(result), knownRows().get(result.name)];
  const isUnknown = isServer && (result.taken === undefined || known[4] === 'not run');
  const isSame = (cell: string, index: number) => isUnknown || (isServer && index === 2) || cell === known[index];
  if (found.every(isSame)) return;
  console.error(`In examples/README.md:  ${known.join(' | ') || 'nothing'}\nNow:  ${found.join(' | ')}`);
  console.error(`If that is right: npm run examples -- ${result.name}`);
  process.exitCode = 1;
}
