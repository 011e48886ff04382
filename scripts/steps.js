// Runs npm scripts one after another, and prints what each took. A step that fails does not stop the others. The last lines of
// each failed step are printed again at the end of the whole run, where a log that shows only its end still has them.
// Steps joined by a plus run side by side; their output is printed when they end:
//   node scripts/steps.js lint+types build
// At most two steps with browsers fit side by side: beside more work they need up to twice the processor time, and can fail.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

// Each script's preparations were made before the first step.
process.env.npm_config_ignore_scripts = 'true';

const isOutermost = !process.env.NOT_RUN_FILE;
// The steps note here what they could not run. It is printed at the end of the whole run.
const notes = (process.env.NOT_RUN_FILE ??= join(mkdtempSync(join(tmpdir(), 'steps-')), 'not-run'));
const ending = '\n=== the end of ';

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
  return new Promise((resolve) => {
    const script = spawn(`npm run --silent ${step}`, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [script.stdout, script.stderr])
      stream.on('data', (text) => {
        printed.push(text);
        if (isAlone) process.stdout.write(text);
      });
    script.on('close', (status) => {
      const seconds = (performance.now() - start) / 1000;
      const output = Buffer.concat(printed).toString();
      if (!isAlone && output) process.stdout.write(`\n=== ${step}\n${output}`);
      // Steps inside this one have printed their own.
      const inside = output.indexOf(ending);
      const last = `${ending}${step}\n${output.trimEnd().split('\n').slice(-40).join('\n')}\n`;
      resolve({ step, status, seconds, failure: inside < 0 ? last : output.slice(inside) });
    });
  });
}

const results = [];
for (const group of process.argv.slice(2)) {
  const steps = group.split('+');
  results.push(...(await Promise.all(steps.map((step) => run(step, steps.length === 1)))));
}

const failed = results.filter(({ status }) => status !== 0);
if (failed.length > 0) process.exitCode = 1;
process.stdout.write(failed.map(({ failure }) => failure).join(''));

console.log(`\n${'step'.padEnd(24)}seconds`);
for (const { step, status, seconds } of results)
  console.log(`${step.padEnd(24)}${seconds.toFixed(1).padStart(7)}${status === 0 ? '' : `  failed: npm run ${step}`}`);

if (isOutermost) {
  if (existsSync(notes)) console.log(`\n${readFileSync(notes, 'utf8').trimEnd()}`);
  rmSync(dirname(notes), { recursive: true });
}
