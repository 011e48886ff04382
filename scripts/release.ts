// Publishes library, sandbox and mover after all tests have passed. Without `--confirm VERSION` it does everything except publish.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import sandboxJson from '../mock-server/package.json' with { type: 'json' };
import moverJson from '../site/checker/package.json' with { type: 'json' };
import packageJson from '../package.json' with { type: 'json' };
import { pack } from './packed.ts';

const { values } = parseArgs({
  options: { confirm: { type: 'string' }, 'without-provenance': { type: 'boolean', default: false } },
});
const { version } = packageJson;
const provenance = values['without-provenance'] ? [] : ['--provenance'];

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

function npm(...args: string[]): void {
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(1);
}

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const isDated = new RegExp(`^## ${version.replaceAll('.', '\\.')} - \\d{4}-\\d{2}-\\d{2}$`, 'm').test(changelog);
const problems = [
  (values.confirm ?? version) !== version && `The version is ${version}, not ${values.confirm ?? ''}.`,
  ...[sandboxJson, moverJson].map(
    (other) => other.version !== version && `${other.name} has the version ${other.version}, the library ${version}.`,
  ),
  !isDated && `CHANGELOG.md needs a heading such as: ## ${version} - 2026-01-31`,
  git('status', '--porcelain') !== '' && 'Commit your changes first.',
  git('tag', '--list', `v${version}`) !== '' &&
    `The tag v${version} exists. Raise the version in all package.json files.`,
].filter((problem) => problem !== false);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
npm('test');
// The tests use a quicker build.
rmSync('dist', { recursive: true });
npm('run', 'build');
npm('run', 'packages');

const folder = mkdtempSync(join(tmpdir(), 'payment-modals-release-'));
try {
  // The library last: its documents name the other packages.
  for (const source of ['mock-server', 'site/checker', '.']) {
    const file = pack(source, folder);
    console.log(`${basename(file)}  sha256 ${createHash('sha256').update(readFileSync(file)).digest('hex')}`);
    if (values.confirm) npm('publish', file, '--access', 'public', ...provenance);
  }
  if (values.confirm) git('tag', `v${version}`);
  const next = values.confirm ? `push the tag: git push origin v${version}` : `npm run release -- --confirm ${version}`;
  console.log(`Done. Next, ${next}`);
} finally {
  rmSync(folder, { recursive: true });
}
