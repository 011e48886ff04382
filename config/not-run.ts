import { appendFileSync } from 'node:fs';
import type { Reporter } from '@web/test-runner';
import { engineNames, missingEngines } from './engines.ts';

/**
 * Says in its last lines what a run has left out: engines that are not here, files that run in another engine alone, and
 * tests that an engine cannot be asked for.
 */
export function notRunReporter(): Reporter {
  return {
    async stop({ sessions }) {
      const missing = await missingEngines();
      const all = countFiles(sessions);
      const skipped = Object.values(engineNames).flatMap((name) => {
        const own = sessions.filter(({ browser }) => browser.name === name);
        const tests = own.reduce((sum, { testResults }) => sum + countSkipped(testResults), 0);
        const files = own.length > 0 ? all - countFiles(own) : 0;
        const parts = [files > 0 && `${files} of ${all} files`, tests > 0 && `${tests} tests`].filter(Boolean);
        return parts.length > 0 ? [`${parts.join(' and ')} in ${name}`] : [];
      });
      const lines = [
        missing.length > 0 && `Not run: ${missing.join(', ')}.`,
        skipped.length > 0 && `Skipped: ${skipped.join(', ')}; config/web-test-runner.js and test/engine.ts say why.`,
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

function countFiles(sessions: readonly { readonly testFile: string }[]): number {
  return new Set(sessions.map(({ testFile }) => testFile)).size;
}

function countSkipped(suite: Suite | undefined): number {
  if (!suite) return 0;
  const own = suite.tests.filter(({ skipped }) => skipped).length;
  return suite.suites.reduce((sum, inner) => sum + countSkipped(inner), own);
}
