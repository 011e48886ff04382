// Installs the packed mover in an empty project, and fails if its command does not rewrite a page.
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import moverJson from '../site/checker/package.json' with { type: 'json' };
import { checkInstalled, hold } from './packed.ts';

const { name } = moverJson;
const mover = { source: 'site/checker', name, mostMegabytes: 1, documents: ['*.md'], commands: [`.bin/${name}`] };
await checkInstalled(mover, (project) => {
  const page = join(project, 'page.html');
  copyFileSync('test/domain/site/old-pages/buttons-only.html', page);
  const { status, stdout } = spawnSync('npx', ['--offline', name, page], { cwd: project, encoding: 'utf8' });
  hold(status === 1 && stdout.includes(`${page}:2: rewritten: `), `The command exits with ${status}:\n${stdout}`);
  hold(readFileSync(`${page}.new`, 'utf8').includes('data-toggle="portal"'), 'The page is not rewritten.');
});
