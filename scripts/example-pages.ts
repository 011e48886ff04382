import { exec } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { createPortalSession } from '../adapters/node/index.ts';
import { freePort } from '../config/free-port.ts';
import packageJson from '../package.json' with { type: 'json' };
import type { RunningExample } from './example-servers.ts';

type Versions = Readonly<Record<string, string>>;

interface ExamplePackage {
  readonly description: string;
  readonly version?: string;
  readonly scripts?: { readonly build?: string };
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
}

export const portalAuthenticationKey = '10000000-0000-4000-8000-000000000001';

/** Runs npm in a folder. */
const npm = (command: string, cwd: string) => promisify(exec)(`npm ${command}`, { cwd, timeout: 300_000 });

export const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ExamplePackage;

const needsOf = ({ dependencies, devDependencies }: ExamplePackage): Versions => ({
  ...dependencies,
  ...devDependencies,
});

/** The examples that can share one folder of packages: what several of them need, they need alike. */
export function groupsOf(names: readonly string[], versionsOf: (name: string) => Versions): readonly string[][] {
  const groups: { readonly names: string[]; needs: Versions; readonly isBuilt: boolean }[] = [];
  for (const name of names) {
    const json = readPackage(join('examples', name));
    const needs = { ...needsOf(json), ...versionsOf(name) };
    // A page without a build takes its packages from its own folder.
    const isBuilt = Boolean(json.scripts?.build);
    const isAlike = (other: Versions) => Object.entries(needs).every(([key, value]) => (other[key] ?? value) === value);
    const group = groups.find((one) => one.isBuilt && isBuilt && isAlike(one.needs));
    if (!group) groups.push({ names: [name], needs, isBuilt });
    else {
      group.names.push(name);
      group.needs = { ...group.needs, ...needs };
    }
  }
  return groups.map((group) => group.names);
}

/** The address of the service in the examples, which copies replace. */
const usualService = 'http://127.0.0.1:4010';

/** Copies examples into a folder, for a sandbox at this address. */
export function copyExamples(names: readonly string[], folder: string, service: string): void {
  for (const name of names) cpSync(join('examples', name), join(folder, name), { recursive: true });
  for (const file of globSync(`${folder}/**/*.{html,js,ts,tsx,vue,svelte}`))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(usualService, service));
}

/**
 * Installs the copies of a group together: the packed library, and packages in the versions given.
 *
 * @param day The last day on which anything else that is installed may have been published.
 */
export async function installCopies(
  names: readonly string[],
  folder: string,
  packed: string,
  versionsOf: (name: string) => Versions,
  day?: string,
): Promise<void> {
  for (const name of names) {
    const json = readPackage(join(folder, name));
    const exact: Versions = { ...versionsOf(name), [packageJson.name]: `file:${packed}` };
    const withExact = (versions: Versions = {}) =>
      Object.fromEntries(Object.entries(versions).map(([key, version]) => [key, exact[key] ?? version]));
    const [dependencies, devDependencies] = [json.dependencies, json.devDependencies].map(withExact);
    const copy = { ...json, name: `example-${name}`, dependencies, devDependencies };
    writeFileSync(join(folder, name, 'package.json'), JSON.stringify(copy));
  }
  const before = day ? ` --before=${day}T23:59:59Z` : '';
  const options = `--include=dev --no-audit --no-fund --ignore-scripts --prefer-offline${before}`;
  const [only = ''] = names;
  if (names.length > 1)
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, workspaces: names }));
  await npm(`install ${options}`, names.length > 1 ? folder : join(folder, only));
}

/** The installed packages of a copy, besides the library. */
export function installedVersions(folder: string): string {
  const { paths } = createRequire(join(folder, 'package.json')).resolve;
  return Object.keys(needsOf(readPackage(folder)))
    .filter((name) => name !== packageJson.name && !name.startsWith('@types/'))
    .map((name) => {
      const found = paths(name)?.find((modules) => existsSync(join(modules, name)));
      return `${name} ${found ? (readPackage(join(found, name)).version ?? '') : ''}`;
    })
    .join(', ');
}

/** The package that builds the page of an example. */
export function bundlerOf(name: string): string {
  const needs = needsOf(readPackage(join('examples', name)));
  return ['vite', 'webpack', '@angular/build'].find((bundler) => bundler in needs) ?? '';
}

/** Builds a copy, checking its types if it has any, and serves its page and the one endpoint of its server. */
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
            void createPortalSession({ baseUrl: service, portalAuthenticationKey }).then((id) => response.end(id));
          });
        },
      },
    ],
  });
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}
