import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { test, type TestContext } from 'node:test';
import { readCommand } from '../../mock-server/command-line.ts';

const script = fileURLToPath(new URL('../../mock-server/serve.ts', import.meta.url));

function start(t: TestContext, env: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env } });
  t.after(() => child.kill('SIGKILL'));
  const printed = { out: '', err: '' };
  child.stdout.on('data', (data) => (printed.out += String(data)));
  child.stderr.on('data', (data) => (printed.err += String(data)));
  const exited = once(child, 'close').then(([code]) => code as unknown);
  const said = async (pattern: RegExp) => {
    while (!pattern.test(printed.out)) {
      const more = await Promise.race([once(child.stdout, 'data'), exited]);
      assert.ok(Array.isArray(more), `It ended without saying ${String(pattern)}: ${printed.err}`);
    }
    return pattern.exec(printed.out);
  };
  return { child, printed, exited, said };
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`The process prints its address and the first steps, and stops on ${signal}`, async (t) => {
    const { child, printed, exited, said } = start(t, { PORT: '0' });
    const address = (await said(/Sandbox at (http:\/\/127\.0\.0\.1:\d+)\//))?.[1];
    await said(/"ClaimsAuthenticationKey":"20000000-.*"Options":.*\n/);
    assert.match(printed.out, /10000000-0000-4000-8000-000000000004/);
    assert.match(printed.out, /"PortalAuthenticationKey":"10000000-.*"Options":/);
    assert.equal((await fetch(`${address ?? ''}/`)).status, 200);
    child.kill(signal);
    assert.equal(await exited, 0);
    assert.equal(printed.err, '');
  });
}

test('The process ends when its npm script is gone', async (t) => {
  const command = `"${process.execPath}" "${script}"; exit`;
  const env = { ...process.env, PORT: '0', npm_lifecycle_event: 'sandbox' };
  const shell = spawn('sh', ['-c', command], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  t.after(() => shell.kill('SIGKILL'));
  const [said] = (await once(shell.stdout, 'data')) as [Buffer];
  assert.match(String(said), /Sandbox at/);
  shell.kill('SIGKILL');
  // The pipe closes when the last process that writes to it ends.
  shell.stdout.resume();
  await once(shell.stdout, 'close');
});

test('The process reports a taken port, and fails', async (t) => {
  const taken = createServer().listen(0, '127.0.0.1');
  t.after(() => taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { printed, exited } = start(t, { PORT: String(port) });
  assert.equal(await exited, 1);
  assert.match(printed.err, new RegExp(`^Port ${port} is taken\\. .*PORT=${port + 1}`));
});

const help = /^Usage: payment-modals-sandbox \[options\]\n/;
for (const [words, env, code, out, err] of [
  ['', { PORT: 'http' }, 1, /^$/, /^PORT is no port number: http\n$/],
  ['--port 0 --host 192.0.2.1', {}, 1, /^$/, /^192\.0\.2\.1 is no address of this/],
  ['--help', {}, 0, help, /^$/],
  ['--version', {}, 0, /^\d+\.\d+\.\d+\n$/, /^$/],
] as const) {
  test(`The process answers ${words || 'an invalid port'}, and serves nothing`, async (t) => {
    const { printed, exited } = start(t, env, words.split(' ').filter(Boolean));
    assert.equal(await exited, code);
    assert.match(printed.out, out);
    assert.match(printed.err, err);
  });
}

for (const [words, problem] of [
  ['--port 65536', /^--port is no port number: 65536$/],
  ['--prot 0', /^Unknown option '--prot'.*\n\nUsage: payment-modals-sandbox/],
  ['--notification-url https://far.example/', /^NOTIFICATION_URL takes/],
  ['--pages /nowhere', /^--pages takes a folder/],
  ['--notification-secrets whsec_A', /NOTIFICATION_SECRETS requires it/],
] as const) {
  test(`The arguments ${words} are refused`, () => {
    const command = readCommand(words.split(' '), {});
    assert.match(command.task === 'none' ? command.problem : command.task, problem);
  });
}

test('The arguments override the variables, of which empty ones are ignored, and may begin with the task', () => {
  const command = readCommand(['--port', '0', '--host', '127.0.0.1'], { PORT: 'http', HOST: '10.255.255.255' });
  assert.partialDeepStrictEqual(command, { task: 'serve', settings: { port: 0, host: '127.0.0.1' } });
  const lists = readCommand([], { PORT: '', HOST_NAMES: 'one.example, two.example' });
  const settings = { port: 4010, hostNames: ['one.example', 'two.example'] };
  assert.partialDeepStrictEqual(lists, { task: 'serve', settings });
  assert.deepEqual(readCommand(['serve', '-h'], {}), { task: 'help' });
});
