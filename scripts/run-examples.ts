// Makes one payment with each example, in a browser and against the sandbox: packs what was built, installs the packed file
// in a copy of the example, builds that, and pays. Writes what came of it into examples/README.md. The names of examples, as
// arguments, have it run those alone.
import { execSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { format } from 'prettier';
import { preview } from 'vite';
import { createPortalSession } from '../adapters/node/index.ts';
import { PaymentPerson, withPlaywright } from '../adapters/testing/index.ts';
import { findChrome } from '../config/find-chrome.js';
import { startServer } from '../mock-server/http-server.ts';
import packageJson from '../package.json' with { type: 'json' };

interface ExamplePackage {
  readonly description: string;
  readonly scripts?: { readonly build?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Where the examples look for the service, which is the sandbox. */
const service = 'http://127.0.0.1:4010';
const portalAuthenticationKey = '10000000-0000-4000-8000-000000000001';

const read = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ExamplePackage;

/** The packages that an example is made of, beside this one, as they were installed. */
function versions(folder: string): string {
  const { dependencies, devDependencies } = read(folder);
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => name !== packageJson.name && !name.startsWith('@types/'))
    .map((name) => `${name} ${(read(join(folder, 'node_modules', name)) as unknown as { version: string }).version}`)
    .join(', ');
}

/** Installs and builds an example, and returns the folder of its page. */
function build(folder: string, packed: string): string {
  const { scripts, dependencies = {} } = read(folder);
  const inFolder = (command: string) => execSync(command, { cwd: folder, stdio: 'pipe' });
  if (packageJson.name in dependencies)
    inFolder(`npm install --include=dev --no-audit --no-fund --ignore-scripts --prefer-offline ${packed}`);
  else if (Object.keys(dependencies).length > 0)
    inFolder('npm install --include=dev --no-audit --no-fund --ignore-scripts --prefer-offline');
  if (scripts?.build) inFolder('npm run build');
  const built = join(folder, 'dist');
  return existsSync(built) ? built : folder;
}

/** Serves the page in a folder, and its server's one endpoint. */
function serve(folder: string) {
  return preview({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: '.' },
    // A page of this machine needs no certificate to pay on.
    preview: { host: 'localhost', port: 4000, strictPort: true },
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

/** Pays on the page in a folder, and returns once that says so. */
async function pay(browser: Browser, folder: string): Promise<void> {
  const site = await serve(folder);
  const page = await browser.newPage();
  try {
    await page.goto('http://localhost:4000');
    await page.getByRole('button', { name: 'Pay my bill' }).click();
    const payer = new PaymentPerson(withPlaywright(page));
    await payer.typeCard();
    await payer.review();
    await payer.pay();
    await payer.close();
    await page.getByText('Paid $110.48').waitFor();
  } finally {
    await page.close();
    await site.close();
  }
}

/** Runs an example in a copy of it, and returns its row of the table. */
async function run(browser: Browser, name: string, packed: string): Promise<string> {
  const folder = join(work, name);
  cpSync(join('examples', name), folder, { recursive: true });
  let result = '**failed** |';
  try {
    await pay(browser, build(folder, packed));
    result = `paid, event heard | ${versions(folder)}`;
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  console.log(`${name}: ${result}`);
  return `| [${name}](${name}) | ${read(folder).description} | ${result} |`;
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

const asked = process.argv.slice(2);
const pages = globSync('examples/*/index.html').map((page) => basename(dirname(page)));
const names = pages.toSorted().filter((name) => asked.length === 0 || asked.includes(name));

const work = mkdtempSync(join(tmpdir(), 'payment-modals-examples-'));
const sandbox = await startServer({ port: 4010 });
const browser = await chromium.launch(await findChrome());
try {
  execSync(`npm pack --ignore-scripts --silent --pack-destination "${work}"`);
  const [packed = ''] = globSync('*.tgz', { cwd: work });
  for (const name of names) await write(name, await run(browser, name, join(work, packed)));
} finally {
  await browser.close();
  await sandbox.close();
  rmSync(work, { recursive: true });
}
