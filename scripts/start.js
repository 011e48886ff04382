// npm start: the sandbox over HTTP, the demo page and the site beside it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer as createViteServer } from 'vite';
import { endWithParent } from '../mock-server/end-with-parent.ts';

const host = '127.0.0.1';
const sandboxPort = Number(process.env.PORT ?? 4010);
const demoPort = Number(process.env.DEMO_PORT ?? 5173);
const sitePort = Number(process.env.SITE_PORT ?? 5174);

await requireFree(sandboxPort, 'PORT');
await requireFree(demoPort, 'DEMO_PORT');
await requireFree(sitePort, 'SITE_PORT');

const { status } = spawnSync('npm run --silent build:served', { shell: true, stdio: 'inherit' });
if (status !== 0) process.exit(1);

const sandbox = spawn(process.execPath, ['mock-server/serve.ts'], {
  env: { ...process.env, PORT: String(sandboxPort), DEVELOPMENT: '1' },
  stdio: 'inherit',
});
const demo = await createViteServer({
  mode: 'demo',
  server: { host, port: demoPort, strictPort: true },
});

/** @type {Promise<void> | undefined} */
let stopping;
/** What shows pages. */
const shown = [demo];

/** @param {number} code */
function stop(code) {
  stopping ??= (async () => {
    sandbox.kill();
    await Promise.all(shown.map((server) => server.close()));
    process.exit(code);
  })();
}

process.once('SIGINT', () => stop(0));
process.once('SIGTERM', () => stop(0));
endWithParent(() => stop(0));
sandbox.once('exit', (code) => stop(code ?? 0));

await demo.listen();
await answers(sandboxPort);
console.log(`
  Demo     http://${host}:${demoPort}/
  Sandbox  http://${host}:${sandboxPort}/
`);

// Nobody who came for the demo waits for it.
process.env.DEMO_URL = `http://${host}:${demoPort}/`;
const { createSiteServer } = await import('../site/serve.js');
const site = await createSiteServer(host, sitePort);
shown.push(site);
await site.listen();
console.log(`  Site     http://${host}:${sitePort}/

  Ctrl+C stops all three.
`);

/**
 * @param {number} port
 * @param {string} variable
 */
async function requireFree(port, variable) {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch {
    console.error(`Port ${port} is taken. Stop what uses it, or choose another: ${variable}=${port + 1} npm start`);
    process.exit(1);
  }
  server.close();
  await once(server, 'close');
}

/** @param {number} port */
async function answers(port) {
  for (;;) {
    const socket = connect(port, host);
    try {
      await once(socket, 'connect');
      return;
    } catch {
      await pause(50);
    } finally {
      socket.destroy();
    }
  }
}
