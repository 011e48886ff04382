import { appendFileSync } from 'node:fs';
import type { Reporter } from '@web/test-runner';
import { engineNames, missingEngines } from './engines.ts';

/** Says in its last lines which engines a run has left out, and that the others skip some tests. */
export function notRunReporter(): Reporter {
  return {
    async stop() {
      const missing = await missingEngines();
      const lines = [
        ...(missing.length > 0 ? [`Not run: ${missing.join(', ')}.`] : []),
        `${engineNames.webkit} runs fewer files, and each engine skips a few tests: config/web-test-runner.js, test/engine.ts.`,
      ];
      const text = `${lines.join('\n')}\n`;
      // The steps of a whole run end with it: scripts/steps.js.
      if (process.env.NOT_RUN_FILE) appendFileSync(process.env.NOT_RUN_FILE, text);
      // Other reporters still write until the end.
      else process.once('exit', () => process.stdout.write(`\n${text}`));
    },
  };
}
