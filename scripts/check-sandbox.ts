// Looks at the sandbox's package as its users get it. It packs what was built, installs the packed file in an empty project,
// and fails where that brings anything beside itself and its command; where the command does not serve, does not say what is
// wrong, or finds that its own service breaks the contract; where the modules do not work, or their types do not compile.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { createPortalSession } from '../adapters/node/index.ts';
import sandboxJson from '../mock-server/package.json' with { type: 'json' };
import packageJson from '../package.json' with { type: 'json' };
import { compile, resolutions } from './examples.ts';
import { brokenLinks, commandsIn, hold, install, sizeOf } from './packed.ts';

const mostMegabytes = 5;
const portalKey = '10000000-0000-4000-8000-000000000001';
const claimsKey = '20000000-0000-4000-8000-000000000001';

/** What the sandbox has to give to pages and people, from files of the package. */
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

/** What a user's test has from elsewhere. */
const companions = ['msw', '@types/node'];

/** Serves with the command, on a free port, and tries what it serves. */
async function tryCommand(project: string): Promise<void> {
  const command = join(project, 'node_modules/.bin', sandboxJson.name);
  const run = (...args: string[]) => spawnSync(command, args, { encoding: 'utf8' });
  const sandbox = spawn(command, ['--port', '0']);
  const ended = once(sandbox, 'close');
  try {
    const [said] = (await Promise.race([once(createInterface(sandbox.stdout), 'line'), ended])) as unknown[];
    const baseUrl = /^Sandbox at (\S+)\/$/.exec(String(said))?.[1] ?? '';
    hold(baseUrl !== '', `The command does not serve: ${String(said)}`);
    if (!baseUrl) return;

    const session = await createPortalSession({ baseUrl, portalAuthenticationKey: portalKey });
    hold(/^[\da-f-]{36}$/.test(session), `That is no session: ${session}`);
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
    hold(run('--version').stdout.trim() === packageJson.version, 'The command has not the version of the library.');
  } finally {
    sandbox.kill();
    await ended;
  }
}

/** Compiles the examples of the README, each by itself, and the test of a user, and runs that. */
function tryModules(project: string): void {
  cpSync('test/package/sandbox', join(project, 'src'), { recursive: true });
  const examples = readFileSync('mock-server/README.md', 'utf8').matchAll(/^```js\n([^]*?)^```/gm);
  for (const [index, [, text = '']] of Array.from(examples).entries())
    writeFileSync(join(project, 'src', `example-${index}.js`), text);
  for (const name of companions) {
    const link = join(project, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve('node_modules', name), link, 'junction');
  }
  // MSW has no types for compilers of yesterday.
  for (const name of ['bundler', 'nodenext'] as const) {
    const problems = compile(project, name, { ...resolutions[name], types: ['node'] }, { include: ['src'] });
    hold(problems === '', problems);
  }
  const { status, stderr } = spawnSync(process.execPath, ['src/sandbox-test.js'], { cwd: project, encoding: 'utf8' });
  hold(status === 0, `sandbox-test.js fails:\n${stderr}`);
}

const project = mkdtempSync(join(tmpdir(), 'payment-modals-sandbox-'));
try {
  const packed = install('mock-server', project) / 1_000_000;
  const modules = join(project, 'node_modules');
  const installed = sizeOf(modules) / 1_000_000;
  console.log(
    `sandbox: packed ${packed.toFixed(2)} MB, installed ${installed.toFixed(2)} MB (at most ${mostMegabytes} MB)`,
  );
  hold(installed <= mostMegabytes, 'The installed sandbox is too large.');

  const brought = readdirSync(modules).filter((name) => !name.startsWith('.'));
  hold(brought.join() === sandboxJson.name, `The sandbox brings ${brought.join(', ')}.`);
  const commands = commandsIn(modules);
  hold(commands.join() === `.bin/${sandboxJson.name}`, `The sandbox brings the commands ${commands.join(', ')}.`);
  const broken = brokenLinks(join(modules, sandboxJson.name), ['*.md']);
  hold(broken.length === 0, `Links that lead nowhere in the sandbox: ${broken.join(', ')}`);
  hold(sandboxJson.version === packageJson.version, 'Library and sandbox have different versions.');

  await tryCommand(project);
  tryModules(project);
} finally {
  rmSync(project, { recursive: true });
}
