import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { build } from 'esbuild';
import { engineNames, findEngines } from './engines.ts';
import { WebKitBrowser } from './webkit.ts';

const { chromium, firefox, webkit } = await findEngines();

/**
 * Serves each CommonJS package as one module whose default export is its `module.exports`,
 * as in Node and in Vite.
 *
 * @type {import('@web/test-runner').TestRunnerPlugin}
 */
const commonjs = {
  name: 'commonjs',
  async serve({ path }) {
    if (!/^\/node_modules\/(credit-card-type|jquery-[\d.]+)\/.*\.js$/.test(path)) return undefined;
    const entry = fileURLToPath(new URL(`..${path}`, import.meta.url));
    const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false });
    return { body: outputFiles[0]?.text ?? '', type: 'js' };
  },
};

/**
 * One real click with the count that the test gives it: a driven browser does not count clicks.
 *
 * @import { ChromeLauncher } from '@web/test-runner-chrome'
 * @typedef {{ x: number, y: number, clickCount: number, isStill: boolean }} Click
 * @type {import('@web/test-runner').TestRunnerPlugin}
 */
const pointerClick = {
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
 * Names a browser by its engine in reports.
 *
 * @param {import('./engines.ts').Engine} engine
 * @param {ChromeLauncher} launcher
 */
const named = (engine, launcher) => Object.assign(launcher, { name: engineNames[engine] });

/** Without those that take long and depend on the fonts: `npm run test:looks`. */
const files = [
  'test/components/**/*.test.ts',
  'test/adapters/*.test.ts',
  '!test/components/**/{looks,transcripts}.test.ts',
];
/** WebKitGTK is the slowest by far, so it runs only what differs most between engines. */
const inWebKit = [
  'test/components/*/{operations,opening,locked-options,secrets,parties}.test.ts',
  'test/components/{focus-in-sight,keyboard}.test.ts',
  'test/adapters/*.test.ts',
];

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
  chromiumOnly.push(named('chromium', launcher));
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
  otherEngines.push({ name: 'firefox', files, browsers: [named('firefox', launcher)] });
}
if (webkit) {
  // The part of Puppeteer that the launcher uses. It takes this browser for Chromium and measures its coverage.
  const like = /** @type {object} */ ({
    launchOptions: { browser: 'webkit' },
    puppeteer: { launch: () => Promise.resolve(new WebKitBrowser(webkit)) },
    concurrency: 1,
  });
  otherEngines.push({ name: 'webkit', files: inWebKit, browsers: [named('webkit', chromeLauncher(like))] });
}

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  files,
  browsers: chromiumOnly,
  concurrentBrowsers: 3,
  concurrency: 2,
  reporters: [defaultReporter()],
  // On a busy machine, a browser starts slowly, and so does the first test of a file, which loads the sources.
  browserStartTimeout: 120_000,
  testsFinishTimeout: 400_000,
  testFramework: { config: { timeout: 60_000 } },
  nodeResolve: { exportConditions: ['development', 'browser'] },
  plugins: [
    commonjs,
    pointerClick,
    esbuildPlugin({
      ts: true,
      // As modules of JavaScript: esbuild drops the import attributes that a browser requires for JSON.
      json: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
      define: { 'process.env.NODE_ENV': '"development"', __DEV__: 'true' },
    }),
  ],
  middleware: [
    (context, next) => {
      if (context.path === '/mockServiceWorker.js') context.url = '/node_modules/msw/lib/mockServiceWorker.js';
      return next();
    },
  ],
  filterBrowserLogs: ({ args: [first] }) =>
    !/Lit is in dev mode|See payment-modals\/docs|^(portal|claims)\.error$/.test(String(first)),
};
