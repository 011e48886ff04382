// Runs npm scripts one after another, and prints what each took. A step that fails does not stop the others. The last lines of
// each failed step are printed again at the end of the whole run, where a log that shows only its end still has them.
// Steps joined by a plus run side by side; their output is printed when they end:
//   node scripts/steps.js lint+types build
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Each script's preparations were made before the first step.
process.env.npm_config_ignore_scripts = 'true';

const isOutermost = !process.env.STEPS_FOLDER;
const folder = (process.env.STEPS_FOLDER ??= mkdtempSync(join(tmpdir(), 'steps-')));
// The steps note here what they could not run. It is printed at the end of the whole run.
const notes = (process.env.NOT_RUN_FILE ??= join(folder, 'not-run'));
/** Steps inside a step write their failures here for the outer run. */
const ownFailures = process.env.FAILURES_FILE ?? '';

/**
 * @param {string} step
 * @param {boolean} isAlone
 * @returns {Promise<{ step: string, status: number | null, seconds: number, failure: string }>}
 */
function run(step, isAlone) {
  console.log(`\n=== ${step}`);
  const start = performance.now();
  /** @type {Buffer[]} */
  const printed = [];
  const failuresInside = join(folder, `failures-${step.replaceAll(':', '-')}`);
  return new Promise((resolve) => {
    const script = spawn(`npm run --silent ${step}`, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FAILURES_FILE: failuresInside },
    });
    for (const stream of [script.stdout, script.stderr])
      stream.on('data', (text) => {
        printed.push(text);
        if (isAlone) process.stdout.write(text);
      });
    script.on('close', (status) => {
      const seconds = (performance.now() - start) / 1000;
      const output = Buffer.concat(printed).toString();
      if (!isAlone && output) process.stdout.write(`\n=== ${step}\n${output}`);
      const failure = existsSync(failuresInside)
        ? readFileSync(failuresInside, 'utf8')
        : `\n=== the end of ${step}\n${output.trimEnd().split('\n').slice(-40).join('\n')}\n`;
      resolve({ step, status, seconds, failure });
    });
  });
}

const results = [];
for (const group of process.argv.slice(2)) {
  const steps = group.split('+');
  results.push(...(await Promise.all(steps.map((step) => run(step, steps.length === 1)))));
}

const failed = results.filter(({ status }) => status !== 0);
const failures = failed.map(({ failure }) => failure).join('');
if (failed.length > 0) process.exitCode = 1;
if (isOutermost) process.stdout.write(failures);
else if (failures) writeFileSync(ownFailures, failures);

console.log(`\n${'step'.padEnd(24)}seconds`);
for (const { step, status, seconds } of results)
  console.log(`${step.padEnd(24)}${seconds.toFixed(1).padStart(7)}${status === 0 ? '' : `  failed: npm run ${step}`}`);

if (isOutermost) {
  if (existsSync(notes)) console.log(`\n${readFileSync(notes, 'utf8').trimEnd()}`);
  rmSync(folder, { recursive: true });
}
