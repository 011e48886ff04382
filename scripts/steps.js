// Runs npm scripts one after another, each under its name, and stops at the first that fails. Those joined by a plus run
// beside each other, and what each of them prints comes when it is done:
//   node scripts/steps.js lint+types build
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Each script's own preparations were made before the first step, and what is packed in one was built in another.
process.env.npm_config_ignore_scripts = 'true';

// What the steps leave out is said at the end of the whole run, which may be a step of another.
const folder = process.env.NOT_RUN_FILE ? undefined : mkdtempSync(join(tmpdir(), 'steps-'));
if (folder) process.env.NOT_RUN_FILE = join(folder, 'not-run');

/**
 * @param {string} step
 * @param {boolean} isAlone
 * @returns {Promise<boolean>} whether it went well
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
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      process.stdout.write(Buffer.concat(printed));
      if (status === 0) console.log(`=== ${step}: ${seconds} s`);
      else console.error(`\n=== ${step} failed after ${seconds} s. Alone: npm run ${step}`);
      resolve(status === 0);
    });
  });
}

for (const group of process.argv.slice(2)) {
  const steps = group.split('+');
  const results = await Promise.all(steps.map((step) => run(step, steps.length === 1)));
  if (results.includes(false)) {
    process.exitCode = 1;
    break;
  }
}

if (folder) {
  const notes = join(folder, 'not-run');
  if (existsSync(notes)) console.log(`\n${readFileSync(notes, 'utf8').trimEnd()}`);
  rmSync(folder, { recursive: true });
}
