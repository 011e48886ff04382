// Runs npm scripts one after another, each under its name, and stops at the first that fails:
//   node scripts/steps.js lint types
import { spawnSync } from 'node:child_process';

// Each script's own preparations were made before the first step, and what is packed in one was built in another.
process.env.npm_config_ignore_scripts = 'true';

for (const step of process.argv.slice(2)) {
  console.log(`\n=== ${step}`);
  const start = performance.now();
  const { status } = spawnSync(`npm run --silent ${step}`, { shell: true, stdio: 'inherit' });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (status !== 0) {
    console.error(`\n=== ${step} failed after ${seconds} s. Alone: npm run ${step}`);
    process.exit(1);
  }
  console.log(`=== ${step}: ${seconds} s`);
}
