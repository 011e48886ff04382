// Runs before the npm scripts that a newcomer starts with, on whatever Node is at hand: no dependency, no new syntax.
import { execSync } from 'node:child_process';
import { statSync } from 'node:fs';

const root = new URL('..', import.meta.url);

/** @param {string} path */
function changedAt(path) {
  return statSync(new URL(path, root), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

// npm writes this file last, once everything is in place.
if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  console.log('Installing the dependencies (npm ci) ...');
  try {
    execSync('npm ci --no-audit --no-fund --loglevel=error', { cwd: root, stdio: 'inherit' });
  } catch {
    console.error('npm ci failed: see above.');
    process.exit(1);
  }
}
