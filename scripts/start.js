// npm start: the demo, and the sandbox that its pages talk to over HTTP.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'vite';
import { endWithParent } from '../mock-server/end-with-parent.ts';
import { startServer } from '../mock-server/http-server.ts';

const host = '127.0.0.1';
const sandboxPort = Number(process.env.PORT ?? 4010);
const demoPort = Number(process.env.DEMO_PORT ?? 5173);

/** @type {Promise<unknown[]> | undefined} */
let built;

/** Builds the scripts for pages without a bundler when the first one is requested, and again if that has failed. */
async function build() {
  if (!built) console.log('Building Portal.js, Claims.js and the documents for frames ...');
  const building = (built ??= once(spawn('npm run --silent build:quick', { shell: true, stdio: 'inherit' }), 'exit'));
  if ((await building)[0] === 0) return;
  built = undefined;
  throw new Error('The build failed. The terminal of npm start says why.');
}

/** @type {<T>(started: Promise<T>, variable: string, port: number) => Promise<T>} */
async function onPort(started, variable, port) {
  try {
    return await started;
  } catch (error) {
    if (!/EADDRINUSE|already in use/.test(String(error))) throw error;
    console.error(`Port ${port} is in use. Stop the program that uses it, or run: ${variable}=${port + 1} npm start`);
    process.exit(1);
  }
}

console.log('Starting the demo ...');
const demo = await createServer({ mode: 'demo', server: { host, port: demoPort, strictPort: true } });
const sandbox = await onPort(
  startServer({ port: sandboxPort, host, isDevelopment: true, prepare: build }),
  'PORT',
  sandboxPort,
);
await onPort(demo.listen(), 'DEMO_PORT', demoPort);

async function stop() {
  await Promise.all([demo.close(), sandbox.close()]);
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
endWithParent(stop);

console.log(`
  Demo  http://${host}:${demoPort}/

  Its sandbox is at http://${host}:${sandboxPort}/. The first request of Portal.js builds it, which takes some seconds.
  Ctrl+C stops both. The documentation: npm run site
`);
