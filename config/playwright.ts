import { defineConfig } from '@playwright/test';
import { engineNames, type Engine } from './engines.ts';
import { findChrome } from './find-chrome.js';

/** Each worker starts a sandbox of its own, which serves the scripts that `npm run test:e2e` has built. */
export default defineConfig<{ engine: Engine }>({
  testDir: '../test/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    launchOptions: await findChrome(),
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'pages', testIgnore: '**/e2e/engines/**' },
    ...(Object.keys(engineNames) as Engine[]).map((engine) => ({
      name: engineNames[engine],
      testMatch: '**/e2e/engines/*.spec.ts',
      use: { engine },
    })),
  ],
});
