// Installs the packed sandbox in an empty project, and fails if it brings anything but itself and its command, if the command
// fails, or if the modules fail or their types do not compile.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createPortalSession } from '../adapters/node/index.ts';
import sandboxJson from '../mock-server/package.json' with { type: 'json' };
import packageJson from '../package.json' with { type: 'json' };
import { checkInstalled, compile, hold, linkPackages, resolutions, runNode } from './packed.ts';

const portalKey = '10000000-0000-4000-8000-000000000001';
const claimsKey = '20000000-0000-4000-8000-000000000001';

const served = [
  '/GenericModal/Cdn/Portal.js',
  `/GenericModal/Cdn/${packageJson.version}/portal-payment.js`,
  '/Claims/company/Modal/Cdn/Claims.js',
  '/Claims/AdjusterModal/Cdn/GetAdjusterModalJs',
  '/GenericModal/Frame/v1/portal-payment.html',
  '/sandbox/pages/claim-link.js',
  '/openapi.yaml',
  '/',
];

async function tryCommand(project: string): Promise<void> {
  const command = join(project, 'node_modules/.bin', sandboxJson.name);
  const run = (...args: string[]) => spawnSync(command, args, { encoding: 'utf8' });
  const sandbox = spawn(command, ['--port', '0']);
  const ended = once(sandbox, 'close');
  try {
    const [line] = (await Promise.race([once(createInterface(sandbox.stdout), 'line'), ended])) as unknown[];
    const baseUrl = /^Sandbox at (\S+)\/$/.exec(String(line))?.[1] ?? '';
    hold(baseUrl !== '', `The command does not serve: ${String(line)}`);
    if (!baseUrl) return;

    const session = await createPortalSession({ baseUrl, portalAuthenticationKey: portalKey });
    hold(/^[\da-f-]{36}$/.test(session), `Not a session: ${session}`);
    for (const path of served) {
      const { status } = await fetch(`${baseUrl}${path}`);
      hold(status === 200, `The installed sandbox answers ${status} at ${path}.`);
    }
    const verified = run('verify', baseUrl, '--portal-key', portalKey, '--claims-key', claimsKey);
    const { length } = verified.stdout.match(/^ok /gm) ?? [];
    console.log(verified.stdout.trimEnd().split('\n').at(-1));
    hold(verified.status === 0 && length > 30, `It breaks its own contract:\n${verified.stdout}${verified.stderr}`);

    const { port } = new URL(baseUrl);
    const second = run('--port', port);
    hold(second.status === 1 && second.stderr.startsWith(`Port ${port} is taken.`), `No clear error: ${second.stderr}`);
    hold(run('--help').stdout.startsWith(`Usage: ${sandboxJson.name}`), 'The command does not say how it is used.');
    hold(run('--version').stdout.trim() === packageJson.version, 'The command has another version than the library.');
  } finally {
    sandbox.kill();
    await ended;
  }
}

/** Compiles the examples of the README, each separately, and the test of a user, and runs that. */
function tryModules(project: string): void {
  const sources = join(project, 'src');
  cpSync('test/package/sandbox', sources, { recursive: true });
  const examples = readFileSync('mock-server/README.md', 'utf8').matchAll(/^```js\n([^]*?)^```/gm);
  for (const [index, [, text = '']] of Array.from(examples).entries())
    writeFileSync(join(sources, `example-${index}.js`), text);
  linkPackages(project, ['msw', '@types/node']);
  // MSW's types require a recent compiler.
  for (const name of ['bundler', 'nodenext'] as const)
    compile(project, name, { ...resolutions[name], types: ['node'] }, { include: ['src'] });
  runNode(project, ['src/sandbox-test.js']);
}

const bom = JSON.parse(readFileSync('mock-server/dist/sbom.json', 'utf8')) as {
  readonly components: readonly { readonly name: string }[];
};
const listed = bom.components.map(({ name }) => name);
for (const name of Object.keys(sandboxJson.devDependencies)) hold(listed.includes(name), `The SBOM lacks ${name}.`);
hold(sandboxJson.version === packageJson.version, 'Library and sandbox have different versions.');
const commands = [`.bin/${sandboxJson.name}`];
const sandbox = { source: 'mock-server', name: sandboxJson.name, mostMegabytes: 5, documents: ['*.md'], commands };
await checkInstalled(sandbox, async (project) => {
  const brought = readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'));
  hold(brought.join() === sandboxJson.name, `The sandbox brings ${brought.join(', ')}.`);
  await tryCommand(project);
  tryModules(project);
});
