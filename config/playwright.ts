import { defineConfig } from '@playwright/test';
import { findChrome } from './find-chrome.js';

const port = 4011;

export default defineConfig({
  testDir: '../test/e2e',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: await findChrome(),
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'npm run --silent sandbox',
    cwd: '..',
    port,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
