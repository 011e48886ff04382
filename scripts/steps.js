// Runs npm scripts one after another, each under its name, and stops at the first that fails:
//   node scripts/steps.js lint types
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Each script's own preparations were made before the first step, and what is packed in one was built in another.
process.env.npm_config_ignore_scripts = 'true';

// What the steps leave out is said at the end of the whole run, which may be a step of another.
const folder = process.env.NOT_RUN_FILE ? undefined : mkdtempSync(join(tmpdir(), 'steps-'));
if (folder) process.env.NOT_RUN_FILE = join(folder, 'not-run');

for (const step of process.argv.slice(2)) {
  console.log(`\n=== ${step}`);
  const start = performance.now();
  const { status } = spawnSync(`npm run --silent ${step}`, { shell: true, stdio: 'inherit' });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (status !== 0) {
    console.error(`\n=== ${step} failed after ${seconds} s. Alone: npm run ${step}`);
    process.exitCode = 1;
    break;
  }
  console.log(`=== ${step}: ${seconds} s`);
}

if (folder) {
  const notes = join(folder, 'not-run');
  if (existsSync(notes)) console.log(`\n${readFileSync(notes, 'utf8').trimEnd()}`);
  rmSync(folder, { recursive: true });
}
