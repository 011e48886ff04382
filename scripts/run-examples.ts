// Makes one payment with each example in a browser, as users get it: installs the packed library in copies of the examples,
// builds these, and pays; the same with the recipes in the documents. With `--check` it runs one recipe, and installs packages
// no newer than the day that examples/README.md names. Arguments name the examples to run; with `--except`, those to leave out.
import { appendFileSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { PaymentPerson, withPlaywright } from '../adapters/testing/index.ts';
import { findHeadlessChrome } from '../config/find-chrome.js';
import { startSandbox } from '../mock-server/index.ts';
import { copyExamples, installCopies, portalAuthenticationKey, startPage } from './example-pages.ts';
import { exampleServers, hasRuntime, startExample, type RunningExample } from './example-servers.ts';
import { pack } from './packed.ts';
import { recipeOfToday, recipes, startRecipe } from './recipes.ts';

const { positionals, values } = parseArgs({
  options: { check: { type: 'boolean' }, except: { type: 'boolean' } },
  allowPositionals: true,
});
const pages = [...globSync('examples/*/package.json').map((path) => basename(dirname(path))), 'react-18'];
const all = [...pages, ...exampleServers.map(({ name }) => name), ...recipes].toSorted();
const unknown = positionals.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no example ${unknown.join(', ')}. There are ${all.join(', ')}.`);
const isNamed = (name: string) => positionals.length === 0 || positionals.includes(name) !== (values.except ?? false);
const isToday = (name: string) => !values.check || !recipes.includes(name) || name === recipeOfToday;
const isChosen = (name: string) => isNamed(name) && isToday(name);

/** Examples that need another version of a package, or packages in their own folder. The others are installed together. */
const separate = ['angular', 'jquery', 'plain-html', 'react-18'];

const [, day] = /packages of (\d{4}-\d{2}-\d{2})/.exec(readFileSync('examples/README.md', 'utf8')) ?? [];
const notRun = all.filter((name) => !isChosen(name));

const work = mkdtempSync(join(tmpdir(), 'payment-modals-examples-'));
try {
  const packed = pack('.', work);
  const sandbox = await startSandbox({ port: 0 });
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
if (notRun.length > 0) {
  const today = values.check ? ` The recipe of today was ${recipeOfToday}.` : '';
  const note = `Examples that were not run: ${notRun.join(', ')} (npm run examples).${today}\n`;
  if (process.env.NOT_RUN_FILE) appendFileSync(process.env.NOT_RUN_FILE, note);
  else console.log(note);
}

async function runAll(packed: string, browser: Browser, service: string): Promise<void> {
  const chosen = pages.filter(isChosen).toSorted();
  const together = chosen.filter((name) => !separate.includes(name));
  const groups = [together, ...chosen.filter((name) => separate.includes(name)).map((name) => [name])];
  for (const [index, names] of groups.filter(({ length }) => length > 0).entries()) {
    const folder = join(work, `pages-${index}`);
    copyExamples(names, folder, service);
    await installCopies(names, folder, packed, values.check ? day : undefined);
    for (const name of names) await pay(name, browser, () => startPage(join(folder, name), service));
  }
  const examples = join(work, 'servers');
  copyExamples([...exampleServers.map(({ name }) => name), 'plain-html'], examples, service);
  for (const server of exampleServers.filter(({ name }) => isChosen(name))) {
    const settings = { serviceUrl: service, authenticationKey: portalAuthenticationKey, examples };
    if (hasRuntime(server)) await pay(server.name, browser, () => startExample(server, settings));
    else notRun.push(server.name);
  }
  for (const name of recipes.filter(isChosen)) {
    const settings = { service, packed, day: values.check ? day : undefined };
    await pay(name, browser, () => startRecipe(name, join(work, name), settings));
  }
}

function secondsSince(begun: number): string {
  return ((performance.now() - begun) / 1_000).toFixed(1);
}

async function pay(name: string, browser: Browser, startIt: () => Promise<RunningExample | undefined>): Promise<void> {
  const begun = performance.now();
  const page = await browser.newPage();
  let example: RunningExample | undefined;
  try {
    example = await startIt();
    if (!example) return console.log(`${name}: tested, ${secondsSince(begun)} s`);
    await page.goto(example.url);
    await page.getByRole('button', { name: 'Pay my bill' }).click();
    // Scripts of the service show the modal in a frame, elements in the page.
    const frame = page.frameLocator('dialog[open] iframe');
    const fields = [page, frame].map((place) => place.getByRole('textbox', { name: 'Card number' }));
    const shown = await Promise.any(fields.map((field, index) => field.waitFor().then(() => index)));
    const place = shown === 1 ? frame : page;
    const payer = new PaymentPerson(withPlaywright(place));
    await payer.typeCard();
    await payer.review();
    await payer.pay();
    await place.getByRole('heading', { name: 'Payment complete' }).waitFor();
    await payer.close();
    await page.getByText('Paid $110.48').waitFor();
    console.log(`${name}: paid, ${secondsSince(begun)} s`);
  } catch (error) {
    console.error(`${name} failed:`, error);
    process.exitCode = 1;
  } finally {
    await page.close();
    await example?.stop();
  }
}
