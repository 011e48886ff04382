// No dependencies and plain syntax: this runs on any Node, before anything is installed.
import { execSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);

/** @param {string} path */
function changedAt(path) {
  return statSync(new URL(path, root), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Installs the packages of a folder, unless they are there already.
 *
 * @param {string} folder relative to the repository, such as `site`
 */
export function install(folder) {
  // npm writes this file last, once everything is in place.
  if (changedAt(`${folder}/node_modules/.package-lock.json`) >= changedAt(`${folder}/package-lock.json`)) return;
  console.log(`Installing the packages of ${folder === '.' ? 'the project' : folder} ...`);
  const cwd = fileURLToPath(new URL(`${folder}/`, root));
  try {
    execSync('npm ci --include=dev --no-audit --no-fund --loglevel=error', { cwd, stdio: 'inherit' });
  } catch {
    console.error(`npm ci failed in ${cwd}. Its message is above.`);
    process.exit(1);
  }
}
