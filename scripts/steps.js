// Runs npm scripts one after another, and prints what each took. A step that fails does not stop the others.
// Steps joined by a plus run side by side; their output is printed when they end:
//   node scripts/steps.js lint+types build
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Each script's preparations were made before the first step.
process.env.npm_config_ignore_scripts = 'true';

// The steps note here what they could not run. It is printed at the end of the whole run.
const folder = process.env.NOT_RUN_FILE ? undefined : mkdtempSync(join(tmpdir(), 'steps-'));
if (folder) process.env.NOT_RUN_FILE = join(folder, 'not-run');

/**
 * @param {string} step
 * @param {boolean} isAlone
 * @returns {Promise<{ step: string, status: number | null, seconds: number }>}
 */
function run(step, isAlone) {
  console.log(`\n=== ${step}`);
  const start = performance.now();
  /** @type {Buffer[]} */
  const printed = [];
  return new Promise((resolve) => {
    const script = spawn(`npm run --silent ${step}`, {
      shell: true,
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    script.stdout?.on('data', (text) => printed.push(text));
    script.stderr?.on('data', (text) => printed.push(text));
    script.on('close', (status) => {
      const seconds = (performance.now() - start) / 1000;
      if (printed.length > 0) process.stdout.write(`\n=== ${step}\n${Buffer.concat(printed).toString()}`);
      resolve({ step, status, seconds });
    });
  });
}

const results = [];
for (const group of process.argv.slice(2)) {
  const steps = group.split('+');
  results.push(...(await Promise.all(steps.map((step) => run(step, steps.length === 1)))));
}

console.log(`\n${'step'.padEnd(24)}seconds`);
for (const { step, status, seconds } of results)
  console.log(`${step.padEnd(24)}${seconds.toFixed(1).padStart(7)}${status === 0 ? '' : `  failed: npm run ${step}`}`);
if (results.some(({ status }) => status !== 0)) process.exitCode = 1;

if (folder) {
  const notes = join(folder, 'not-run');
  if (existsSync(notes)) console.log(`\n${readFileSync(notes, 'utf8').trimEnd()}`);
  rmSync(folder, { recursive: true });
}
