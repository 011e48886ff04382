// Publishes library and sandbox once they are ready: a clean tree, one version with its day in the changelog, all tests, the
// packed files. Nothing leaves this machine without `--confirm VERSION`.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import sandboxJson from '../mock-server/package.json' with { type: 'json' };
import packageJson from '../package.json' with { type: 'json' };
import { pack } from './packed.ts';
import { unready } from './unready.ts';

const { values } = parseArgs({
  options: {
    confirm: { type: 'string' },
    /** Only CI can sign provenance: it says of which commit a file was built. */
    'without-provenance': { type: 'boolean', default: false },
  },
});
const { version } = packageJson;
const isPublished = values.confirm === version;
const isSigned = !values['without-provenance'];

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Runs npm, and ends this process if that fails. */
function npm(...args: string[]): void {
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(1);
}

const problems = [
  ...(values.confirm === undefined || isPublished ? [] : [`The version is ${version}, not ${values.confirm}.`]),
  ...unready({
    versions: { [packageJson.name]: version, [sandboxJson.name]: sandboxJson.version },
    changelog: readFileSync('CHANGELOG.md', 'utf8'),
    changedFiles: git('status', '--porcelain'),
    tags: git('tag', '--list').split('\n'),
    isSigned: isSigned && isPublished,
    hasRepository: 'repository' in packageJson && 'repository' in sandboxJson,
    env: process.env,
  }),
];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
npm('test');

const folder = mkdtempSync(join(tmpdir(), 'payment-modals-release-'));
try {
  // The sandbox first: the library's documents name it.
  for (const source of ['mock-server', '.']) {
    const file = pack(source, folder);
    console.log(`${basename(file)}  sha256 ${createHash('sha256').update(readFileSync(file)).digest('hex')}`);
    if (isPublished) npm('publish', file, '--access', 'public', ...(isSigned ? ['--provenance'] : []));
  }
  if (isPublished) git('tag', `v${version}`);
  console.log(
    isPublished
      ? `Published. Push the tag: git push origin v${version}`
      : `Ready. To publish: npm run release -- --confirm ${version}`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
