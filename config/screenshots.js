import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import config from './web-test-runner.js';

/**
 * Writes a picture of the page into a file.
 *
 * @import { ChromeLauncher } from '@web/test-runner-chrome'
 * @type {import('@web/test-runner').TestRunnerPlugin}
 */
const screenshot = {
  name: 'screenshot',
  async executeCommand({ command, payload, session }) {
    if (command !== 'screenshot') return undefined;
    const { file, ...options } = /** @type {{ file: string }} */ (payload);
    const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
    await mkdir(dirname(path), { recursive: true });
    const page = /** @type {ChromeLauncher} */ (session.browser).getPage(session.id);
    await page.screenshot({ ...options, path: /** @type {`${string}.png`} */ (path) });
    return true;
  },
};

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  ...config,
  files: ['test/screenshots/*.test.ts'],
  // Browsers do not draw a page behind another one.
  concurrency: 1,
  plugins: [...(config.plugins ?? []), screenshot],
};
