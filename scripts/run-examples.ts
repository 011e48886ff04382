// Makes one payment with each example, in a browser and against the sandbox, all of them as users get them: packs what was
// built, installs the packed file in a copy of the example, builds that, and pays; with a server, on the page that it gives
// out. Writes what came of it into examples/README.md, but not with `--keep`. The names of examples, as arguments, have it run
// those alone.
import { execSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { format } from 'prettier';
import { preview } from 'vite';
import { createPortalSession } from '../adapters/node/index.ts';
import { PaymentPerson, withPlaywright } from '../adapters/testing/index.ts';
import { exampleServers, type ExampleServer } from '../config/example-servers.ts';
import { findHeadlessChrome } from '../config/find-chrome.js';
import type { RunningSandbox, startSandbox as start } from '../mock-server/index.ts';
import packageJson from '../package.json' with { type: 'json' };
import { freePort, runtimeOf, startExample } from './example-server.ts';
import { install, pack } from './packed.ts';

interface ExamplePackage {
  readonly description: string;
  readonly version?: string;
  readonly scripts?: { readonly build?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** An example, and how it is tried. */
interface Example {
  readonly name: string;
  readonly description: string;
  /** Pays, and returns what with; undefined where that is not installed here. */
  readonly run: (browser: Browser, service: string) => Promise<string | undefined>;
}

/** Where the examples look for the service, and what the copies have in its place. */
const usualService = 'http://127.0.0.1:4010';
const portalAuthenticationKey = '10000000-0000-4000-8000-000000000001';

const work = mkdtempSync(join(tmpdir(), 'payment-modals-examples-'));
const copies = join(work, 'examples');

/** Copies the examples, for a sandbox at this address. */
function copyExamples(service: string): void {
  cpSync('examples', copies, { recursive: true });
  for (const file of globSync(`${copies}/**/*.{html,js,ts,tsx,vue,svelte}`)) {
    const text = readFileSync(file, 'utf8');
    if (text.includes(usualService)) writeFileSync(file, text.replaceAll(usualService, service));
  }
}

const read = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ExamplePackage;

/** The packages that an example is made of, beside this one, as they were installed. */
function versions(folder: string): string {
  const { dependencies, devDependencies } = read(folder);
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => name !== packageJson.name && !name.startsWith('@types/'))
    .map((name) => `${name} ${read(join(folder, 'node_modules', name)).version ?? ''}`)
    .join(', ');
}

/** Installs and builds an example, and returns the folder of its page. */
function build(folder: string, packed: string): string {
  const { scripts, dependencies = {} } = read(folder);
  const inFolder = (command: string) => execSync(command, { cwd: folder, stdio: 'pipe', encoding: 'utf8' });
  const library = packageJson.name in dependencies ? `"${packed}"` : '';
  if (Object.keys(dependencies).length > 0)
    inFolder(`npm install --include=dev --no-audit --no-fund --ignore-scripts --prefer-offline ${library}`);
  if (scripts?.build) inFolder('npm run build');
  const built = join(folder, 'dist');
  return existsSync(built) ? built : folder;
}

/** Serves the page in a folder, and its server's one endpoint. */
function serve(folder: string, port: number, service: string) {
  return preview({
    root: dirname(folder),
    configFile: false,
    logLevel: 'warn',
    build: { outDir: basename(folder) },
    // A page of this machine needs no certificate to pay on.
    preview: { host: 'localhost', port, strictPort: true },
    plugins: [
      {
        name: 'session',
        configurePreviewServer({ middlewares }) {
          middlewares.use('/session', (_request, response) => {
            void createPortalSession({ baseUrl: service, portalAuthenticationKey }).then((id) => response.end(id));
          });
        },
      },
    ],
  });
}

/** Pays on the page at an address, and returns once that says so. */
async function pay(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    await page.getByRole('button', { name: 'Pay my bill' }).click();
    const payer = new PaymentPerson(withPlaywright(page));
    await payer.typeCard();
    await payer.review();
    await payer.pay();
    await payer.close();
    await page.getByText('Paid $110.48').waitFor();
  } finally {
    await page.close();
  }
}

/** An example that is a page. */
function pageExample(name: string, packed: string): Example {
  return {
    name,
    description: read(join('examples', name)).description,
    run: async (browser, service) => {
      const folder = join(copies, name);
      const port = await freePort();
      const site = await serve(build(folder, packed), port, service);
      try {
        await pay(browser, `http://localhost:${port}`);
      } finally {
        await site.close();
      }
      return versions(folder);
    },
  };
}

/** An example that is a server. */
function serverExample(server: ExampleServer): Example {
  const [, description = ''] = /^# (.*)$/m.exec(readFileSync(`examples/${server.name}/README.md`, 'utf8')) ?? [];
  return {
    name: server.name,
    description,
    run: async (browser, serviceUrl) => {
      const runtime = runtimeOf(server);
      if (runtime === undefined) return undefined;
      const authenticationKey = portalAuthenticationKey;
      const running = await startExample(server, { serviceUrl, authenticationKey, examples: copies });
      try {
        await pay(browser, running.url);
      } finally {
        await running.stop();
      }
      return runtime;
    },
  };
}

/** Runs an example, and returns its row of the table. */
async function rowOf({ name, description, run }: Example, browser: Browser, service: string): Promise<string> {
  const start = performance.now();
  let result = '**failed** |';
  try {
    const versions = await run(browser, service);
    result = versions === undefined ? 'not run: not installed |' : `paid, event heard | ${versions}`;
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  console.log(`${name}: ${result} (${((performance.now() - start) / 1_000).toFixed(1)} s)`);
  return `| [${name}](${name}) | ${description} | ${result} |`;
}

/** Puts the row of an example into the table, in the place of the one of before. */
async function write(name: string, row: string): Promise<void> {
  const file = 'examples/README.md';
  const text = readFileSync(file, 'utf8');
  const others = Array.from(text.matchAll(/^\| \[.*$/gm), ([other]) => other);
  const rows = [...others.filter((other) => !other.startsWith(`| [${name}]`)), row].toSorted();
  const head = ['| example | what it is | in Chromium | with |', '| --- | --- | --- | --- |'];
  const table = [...head, ...rows].join('\n');
  const place = /(<!-- results -->\n)[^]*(<!-- \/results -->)/;
  const after = text.replace(place, (_, start: string, end: string) => `${start}\n${table}\n\n${end}`);
  writeFileSync(file, await format(after, { parser: 'markdown', printWidth: 120 }));
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

const { positionals: asked, values } = parseArgs({ options: { keep: { type: 'boolean' } }, allowPositionals: true });
const packed = pack('.', work);
const pages = globSync('examples/*/package.json').map((file) => pageExample(basename(dirname(file)), packed));
const examples = [...pages, ...exampleServers.map(serverExample)].toSorted((a, b) => (a.name < b.name ? -1 : 1));
const chosen = examples.filter(({ name }) => asked.length === 0 || asked.includes(name));
const unknown = asked.filter((name) => examples.every((example) => example.name !== name));
if (unknown.length > 0)
  throw new Error(
    `There is no example ${unknown.join(', ')}. There are ${examples.map(({ name }) => name).join(', ')}.`,
  );

try {
  const sandbox = await startPackedSandbox();
  copyExamples(sandbox.url);
  const browser = await chromium.launch(await findHeadlessChrome());
  try {
    for (const example of chosen) {
      const row = await rowOf(example, browser, sandbox.url);
      if (!values.keep) await write(example.name, row);
    }
  } finally {
    await browser.close();
    await sandbox.close();
  }
} finally {
  rmSync(work, { recursive: true });
}
