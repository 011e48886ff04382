import { defineConfig } from '@playwright/test';
import { allEngines, engineNames, type Engine } from './engines.ts';
import { findHeadlessChrome } from './find-chrome.js';

/** Where the modals are shown. With `default`, the page does not ask for a mode. */
export type Mode = 'frame' | 'page' | 'default';

const inEngines = '**/e2e/engines/*.spec.ts';
const inFrames = '**/e2e/{departures,element,policies}.spec.ts';

/** One flow of each kind is enough in a frame. */
const moreInFrames = /mode frame(?!.*(@smoke|takes a payment inline|asks before it closes))/;

/** Each worker starts its own sandbox, which serves the scripts that `npm run test:e2e` has built. */
export default defineConfig<{ engine: Engine; mode: Mode }>({
  testDir: '../test/e2e',
  fullyParallel: true,
  // A busy machine stands still for longer than Playwright's 5 seconds.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  workers: 2,
  // A busy machine can delay a frame. A test that passes only the second time is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: 'list',
  // Traces take a quarter of the time: add `--trace retain-on-failure` to get them.
  use: { launchOptions: await findHeadlessChrome() },
  projects: [
    // In the page, `test/components` covers everything in `element`.
    { name: 'pages', testIgnore: [inEngines, '**/e2e/element.spec.ts'], grepInvert: /@frames/ },
    {
      name: 'frames',
      testMatch: inFrames,
      // One version of jQuery is enough, because frames do not use it.
      grepInvert: /jQuery (1|4)/,
      use: { mode: 'frame' },
    },
    ...allEngines.map((engine) => ({
      name: engineNames[engine],
      testMatch: inEngines,
      grepInvert: moreInFrames,
      use: { engine },
    })),
  ],
});
