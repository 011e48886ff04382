import { appendFileSync } from 'node:fs';
import type { Reporter } from '@web/test-runner';
import { engineNames, missingEngines, type Engine } from './engines.ts';

/** Says in its last lines what a run has left out: engines that are not here, and tests that an engine cannot be asked for. */
export function notRunReporter(): Reporter {
  return {
    async stop({ sessions }) {
      const missing = await missingEngines();
      const skipped = Object.entries(engineNames).flatMap(([engine, name]) => {
        const results = sessions.filter(({ browser }) => browser.name === name).map(({ testResults }) => testResults);
        const count = results.reduce((sum, suite) => sum + countSkipped(suite), 0);
        return count > 0 ? [`${count} tests in ${engineNames[engine as Engine]}`] : [];
      });
      const lines = [
        missing.length > 0 && `Not run: ${missing.join(', ')}.`,
        skipped.length > 0 && `Skipped: ${skipped.join(', ')}; test/engine.ts says why.`,
      ].filter((line) => line !== false);
      if (lines.length === 0) return;
      const text = `${lines.join('\n')}\n`;
      // The steps of a whole run end with it: scripts/steps.js.
      if (process.env.NOT_RUN_FILE) appendFileSync(process.env.NOT_RUN_FILE, text);
      // Other reporters still write until the end.
      else process.once('exit', () => process.stdout.write(`\n${text}`));
    },
  };
}

interface Suite {
  readonly suites: readonly Suite[];
  readonly tests: readonly { readonly skipped: boolean }[];
}

function countSkipped(suite: Suite | undefined): number {
  if (!suite) return 0;
  const own = suite.tests.filter(({ skipped }) => skipped).length;
  return suite.suites.reduce((sum, inner) => sum + countSkipped(inner), own);
}
