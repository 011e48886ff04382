// Publishes library and sandbox, after it has looked whether they are ready: a clean tree, one version and its day in the
// changelog, all tests, the packed files. It asks before anything leaves this machine; `--dry-run` ends there.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import sandboxJson from '../mock-server/package.json' with { type: 'json' };
import packageJson from '../package.json' with { type: 'json' };
import { pack } from './packed.ts';
import { unready } from './unready.ts';

const options = {
  /** The version, in the place of an answer: for CI, where nobody can be asked. */
  confirm: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  /** Provenance is signed by CI alone: it says of which commit a file was built. */
  'without-provenance': { type: 'boolean', default: false },
} as const;
const { values } = parseArgs({ options });
const { version } = packageJson;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Runs npm, and ends this process where that fails. */
function npm(...args: string[]): void {
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) end(`npm ${args.join(' ')} failed.`);
}

function end(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Whether whoever runs this means it. */
async function isConfirmed(): Promise<boolean> {
  if (values.confirm !== undefined) return values.confirm === version;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Type the version, ${version}, to publish: `);
  terminal.close();
  return answer.trim() === version;
}

const problems = unready({
  versions: { [packageJson.name]: version, [sandboxJson.name]: sandboxJson.version },
  changelog: readFileSync('CHANGELOG.md', 'utf8'),
  changedFiles: git('status', '--porcelain'),
  tags: git('tag', '--list').split('\n'),
  isSigned: !values['without-provenance'] && !values['dry-run'],
  hasRepository: 'repository' in packageJson && 'repository' in sandboxJson,
  env: process.env,
});
if (problems.length > 0) end(problems.join('\n'));

npm('test');

const folder = mkdtempSync(join(tmpdir(), 'payment-modals-release-'));
try {
  // What npm test has built. The sandbox first: the library's documents name it.
  const files = ['mock-server', '.'].map((source) => pack(source, folder));
  for (const file of files) {
    const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
    console.log(`${basename(file)}  sha256 ${sha256}`);
  }
  const flags = ['--access', 'public', ...(values['without-provenance'] ? [] : ['--provenance'])];
  if (values['dry-run']) console.log(`Would publish, with ${flags.join(' ')}.`);
  else if (!(await isConfirmed())) end('Nothing was published.');
  else {
    for (const file of files) npm('publish', file, ...flags);
    git('tag', `v${version}`);
    console.log(`Published. Push the tag: git push origin v${version}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
