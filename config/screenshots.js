import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import config from './web-test-runner.js';

/**
 * Applies browser settings to the page, and writes screenshots into files.
 *
 * @import { ChromeLauncher } from '@web/test-runner-chrome'
 * @type {import('@web/test-runner').TestRunnerPlugin}
 */
const screenshots = {
  name: 'screenshots',
  async executeCommand({ command, payload, session }) {
    const page = () => /** @type {ChromeLauncher} */ (session.browser).getPage(session.id);
    if (command === 'look') {
      const { width, height, scheme, forcedColors } =
        /** @type {{ width: number, height: number, scheme: string, forcedColors: string }} */ (payload);
      await page().setViewport({ width, height });
      const client = await page().createCDPSession();
      const features = [
        { name: 'prefers-color-scheme', value: scheme },
        { name: 'forced-colors', value: forcedColors },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ];
      await client.send('Emulation.setEmulatedMedia', { features });
      return true;
    }
    if (command === 'screenshot') {
      const { file, ...options } = /** @type {{ file: string }} */ (payload);
      const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
      await mkdir(dirname(path), { recursive: true });
      await page().screenshot({ ...options, path: /** @type {`${string}.png`} */ (path) });
      return true;
    }
    return undefined;
  },
};

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  ...config,
  files: ['test/screenshots/*.test.ts'],
  // Browsers do not draw a page behind another one.
  concurrency: 1,
  plugins: [...(config.plugins ?? []), screenshots],
};
