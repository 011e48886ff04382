import { globSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { defaultReporter, summaryReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { build } from 'esbuild';
import { engineNames, findEngines } from './engines.ts';
import { WebKitBrowser } from './webkit.ts';

const { chromium, firefox, webkit } = await findEngines();

export const bundle = /** @type {const} */ ({ bundle: true, format: 'esm', target: 'es2022', write: false });

/** The tests, and the modules that they load by address. */
const entryPoints = globSync([
  'test/{components,screenshots}/**/*.test.ts',
  'test/adapters/{*.test,sample-module}.ts',
  'adapters/script/{portal,claims,adjuster}.ts',
]);

const pages = 'node_modules/.cache/test-pages';
/** These measure the first opening on a page, or change what the page gives to all. */
const needsOwnPage = /looks|transcripts|opening|rehearsal|content-security|adapters/;

/**
 * Lets the suites of a folder share a page: a browser needs up to a second for a new one.
 *
 * @param {string} run
 * @param {readonly string[]} included
 * @param {readonly string[]} [leftOut]
 */
function onFewPages(run, included, leftOut = []) {
  const files = globSync(included, { exclude: leftOut });
  const alone = files.filter((file) => needsOwnPage.test(file));
  const together = files.filter((file) => !alone.includes(file));
  mkdirSync(pages, { recursive: true });
  const shared = [...new Set(together.map((file) => dirname(file)))].map((folder) => {
    const page = `${pages}/${run}-${basename(folder)}.test.ts`;
    const suites = together.filter((file) => dirname(file) === folder);
    // Another run may read it at this moment.
    const written = `${page}.${process.pid}`;
    writeFileSync(written, suites.map((file) => `import ${JSON.stringify(resolve(file))};\n`).join(''));
    renameSync(written, page);
    return page;
  });
  entryPoints.push(...shared);
  return [...shared, ...alone];
}

/**
 * Serves all tests as one bundle that shares its parts: a page loads a few files instead of hundreds.
 *
 * @param {readonly import('esbuild').Plugin[]} [plugins]
 * @returns {import('@web/test-runner').TestRunnerPlugin}
 */
export function bundledTests(plugins = []) {
  /** @type {Map<string, string>} */
  let built = new Map();
  return {
    name: 'bundled-tests',
    async serverStart() {
      const { outputFiles } = await build({
        ...bundle,
        entryPoints,
        splitting: true,
        // A matcher of @open-wc/testing requires it, so every test would contain it. No test uses the matcher.
        external: ['axe-core/axe.min.js'],
        sourcemap: true,
        outdir: '.',
        outbase: '.',
        conditions: ['development', 'browser'],
        define: { 'process.env.NODE_ENV': '"development"', __DEV__: 'true' },
        plugins: [...plugins],
      });
      const root = process.cwd().length;
      built = new Map(outputFiles.map(({ path, text }) => [path.slice(root).replaceAll('\\', '/'), text]));
    },
    serve({ path }) {
      const body = built.get(path.replace(/\.ts$/, '.js'));
      return body === undefined ? undefined : { body, type: path.endsWith('.map') ? 'json' : 'js' };
    },
  };
}

/**
 * One real click with the count that the test gives it: a driven browser does not count clicks.
 *
 * @import { ChromeLauncher } from '@web/test-runner-chrome'
 * @typedef {{ x: number, y: number, clickCount: number, isStill: boolean }} Click
 * @type {import('@web/test-runner').TestRunnerPlugin}
 */
export const pointerClick = {
  name: 'pointer-click',
  async executeCommand({ command, payload, session }) {
    if (command !== 'pointer-click') return undefined;
    const { x, y, clickCount, isStill } = /** @type {Click} */ (payload);
    const { mouse } = /** @type {ChromeLauncher} */ (session.browser).getPage(session.id);
    if (!isStill) await mouse.move(x, y);
    // Not in the types of Puppeteer, whose own double click leaves no time for a page to answer the first.
    const options = /** @type {object} */ ({ clickCount });
    await mouse.down(options);
    await mouse.up(options);
    return true;
  },
};

/**
 * Sets the size of the window and the person's settings. Web Test Runner's own command does not set forced colors.
 *
 * @typedef {{ width: number, height: number, scheme?: string, forcedColors: string, motion: string }} Settings
 * @type {import('@web/test-runner').TestRunnerPlugin}
 */
export const look = {
  name: 'look',
  async executeCommand({ command, payload, session }) {
    if (command !== 'look') return undefined;
    const { width, height, scheme = '', forcedColors, motion } = /** @type {Settings} */ (payload);
    const page = /** @type {ChromeLauncher} */ (session.browser).getPage(session.id);
    await page.setViewport({ width, height });
    const client = await page.createCDPSession();
    const features = [
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'forced-colors', value: forcedColors },
      { name: 'prefers-reduced-motion', value: motion },
    ];
    await client.send('Emulation.setEmulatedMedia', { features });
    return true;
  },
};

/** Without those that take long and depend on the fonts: `npm run test:looks`. */
const files = onFewPages(
  'all',
  ['test/components/**/*.test.ts', 'test/adapters/*.test.ts'],
  ['test/components/**/{looks,transcripts}.test.ts'],
);
/** WebKitGTK is the slowest by far, so it runs only what differs most between engines. */
const inWebKit = onFewPages('webkit', [
  'test/components/*/{operations,opening,locked-options,secrets,parties}.test.ts',
  'test/components/{focus-in-sight,keyboard}.test.ts',
  'test/adapters/*.test.ts',
]);

/** @type {import('@web/test-runner').BrowserLauncher[]} */
const chromiumOnly = [];
if (chromium) {
  const launcher = chromeLauncher({
    launchOptions: { executablePath: chromium.executablePath, args: [...chromium.args], timeout: 120_000 },
    // Each file has a separate window: a page behind another one gets neither animation frames nor dialog events.
    createBrowserContext: ({ browser }) => browser.createBrowserContext(),
    createPage: async ({ context }) => {
      const page = await context.newPage();
      await page.emulateFocusedPage(true);
      return page;
    },
  });
  chromiumOnly.push(Object.assign(launcher, { name: engineNames.chromium }));
}

/** @type {import('@web/test-runner').TestRunnerGroupConfig[]} */
export const otherEngines = [];
if (firefox) {
  const launcher = chromeLauncher({
    launchOptions: { browser: 'firefox', ...firefox },
    createPage: async ({ context }) => {
      const page = await context.newPage();
      await page.bringToFront();
      return page;
    },
    // Only one page can have the focus.
    concurrency: 1,
  });
  otherEngines.push({ name: 'firefox', files, browsers: [Object.assign(launcher, { name: engineNames.firefox })] });
}
if (webkit) {
  // The part of Puppeteer that the launcher uses. It takes this browser for Chromium and measures its coverage.
  const options = /** @type {object} */ ({
    launchOptions: { browser: 'webkit' },
    puppeteer: { launch: () => Promise.resolve(new WebKitBrowser(webkit)) },
    concurrency: 1,
  });
  const launcher = Object.assign(chromeLauncher(options), { name: engineNames.webkit });
  otherEngines.push({ name: 'webkit', files: inWebKit, browsers: [launcher] });
}

/** Prints failed tests again at the end, for logs that show only their end. */
const failedTests = { ...summaryReporter({}), reportTestFileResults: () => undefined };

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  files,
  browsers: chromiumOnly,
  concurrentBrowsers: 3,
  concurrency: 2,
  reporters: [defaultReporter(), failedTests],
  // A busy machine starts browsers slowly.
  browserStartTimeout: 120_000,
  testsFinishTimeout: 900_000,
  // A busy machine can also stop a browser for seconds.
  testFramework: { config: { timeout: 60_000, retries: process.env.CI ? 1 : 0 } },
  plugins: [bundledTests(), pointerClick, look],
  middleware: [
    (context, next) => {
      if (context.path === '/mockServiceWorker.js') context.url = '/node_modules/msw/lib/mockServiceWorker.js';
      return next();
    },
  ],
  filterBrowserLogs: ({ args: [first] }) =>
    !/Lit is in dev mode|See payment-modals\/docs|^(portal|claims)\.error$/.test(String(first)),
};
