// npm run test:engines: the elements in Firefox and WebKitGTK.
import { appendFileSync } from 'node:fs';
import { engineNames, missingEngines } from './engines.ts';
import config, { otherEngines } from './web-test-runner.js';

/** Says at the end which engines a run has left out, and that the others skip some tests. */
async function noteMissing() {
  const missing = await missingEngines();
  const text =
    (missing.length > 0 ? `Not run: ${missing.join(', ')}.\n` : '') +
    `${engineNames.webkit} runs fewer files, and each engine skips a few tests: config/web-test-runner.js, test/engine.ts.\n`;
  // The steps of a whole run end with it: scripts/steps.js.
  if (process.env.NOT_RUN_FILE) appendFileSync(process.env.NOT_RUN_FILE, text);
  // Other reporters still write until the end.
  else process.once('exit', () => process.stdout.write(`\n${text}`));
}

// Web Test Runner fails if it has no tests.
if (otherEngines.length === 0) {
  await noteMissing();
  process.exit();
}

export default {
  ...config,
  files: undefined,
  browsers: undefined,
  groups: otherEngines,
  // Another run may have begun at the same moment.
  port: 8100,
  reporters: [...(config.reporters ?? []), { stop: noteMissing }],
};
