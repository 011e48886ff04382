import { exec } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { createPortalSession, type PortalSessionOptions } from '../adapters/node/index.ts';
import { freePort } from '../config/free-port.ts';
import recorded from '../examples/recorded-requests.json' with { type: 'json' };
import type { RunningExample } from './example-servers.ts';

interface ExamplePackage {
  readonly scripts?: { readonly build?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

export const portalAuthenticationKey = '10000000-0000-4000-8000-000000000001';

const options = recorded.exchanges[0]?.sent.body.Options as PortalSessionOptions;

const npm = (command: string, cwd: string) => promisify(exec)(`npm ${command}`, { cwd, timeout: 300_000 });

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ExamplePackage;

/** Copies examples into a folder, for a sandbox at this address. `react-18` is the example `react` with React 18. */
export function copyExamples(names: readonly string[], folder: string, service: string): void {
  for (const name of names) cpSync(join('examples', name.replace('-18', '')), join(folder, name), { recursive: true });
  for (const file of globSync(`${folder}/**/*.{html,js,ts,tsx,vue,svelte}`))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('http://127.0.0.1:4010', service));
}

/** Installs copies that have packages with the packed library. Other packages are at most as new as the day. */
export async function installCopies(names: readonly string[], folder: string, packed: string, day?: string) {
  if (!names.some((name) => readPackage(join(folder, name)).dependencies)) return;
  for (const name of names) {
    const json = readPackage(join(folder, name));
    const dependencies = { ...json.dependencies, 'payment-modals': `file:${packed}` };
    const text = JSON.stringify({ ...json, name: `example-${name}`, dependencies });
    const usual = /"((?:@types\/)?react(?:-dom)?)":"[^"]*"/g;
    const changed = name === 'react-18' ? text.replace(usual, '"$1":"^18.3.0"') : text;
    writeFileSync(join(folder, name, 'package.json'), changed);
  }
  const before = day ? ` --before=${day}T23:59:59Z` : '';
  const [only = ''] = names;
  if (names.length > 1)
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, workspaces: names }));
  await npm(
    `install --include=dev --no-audit --no-fund --ignore-scripts --prefer-offline${before}`,
    names.length > 1 ? folder : join(folder, only),
  );
}

export async function startPage(folder: string, service: string): Promise<RunningExample> {
  if (readPackage(folder).scripts?.build) await npm('run build', folder);
  const built = existsSync(join(folder, 'dist')) ? join(folder, 'dist') : folder;
  const port = await freePort();
  const server = await preview({
    root: dirname(built),
    configFile: false,
    logLevel: 'warn',
    build: { outDir: basename(built) },
    // A page of this machine needs no certificate to pay on.
    preview: { host: 'localhost', port, strictPort: true },
    plugins: [
      {
        name: 'session',
        configurePreviewServer({ middlewares }) {
          middlewares.use('/session', (_request, response) => {
            void createPortalSession({ baseUrl: service, portalAuthenticationKey, options }).then((id) =>
              response.end(id),
            );
          });
        },
      },
    ],
  });
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}
