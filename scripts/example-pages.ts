import { exec } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { preview, type PreviewServer } from 'vite';
import { createPortalSession } from '../adapters/node/index.ts';
import packageJson from '../package.json' with { type: 'json' };

type Versions = Readonly<Record<string, string>>;

interface ExamplePackage {
  readonly name?: string;
  readonly description: string;
  readonly version?: string;
  readonly scripts?: { readonly build?: string };
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
}

const execute = promisify(exec);

/** A command of npm, in a folder. Whatever hangs ends. */
const npm = (command: string, cwd: string) => execute(`npm ${command}`, { cwd, timeout: 300_000 });

const read = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ExamplePackage;

export const descriptionOf = (name: string): string => read(join('examples', name)).description;

const dependenciesOf = ({ dependencies, devDependencies }: ExamplePackage): Versions => ({
  ...dependencies,
  ...devDependencies,
});

/** Whether two examples can have one folder of packages: whatever both need, they need alike. */
function agree(one: Versions, other: Versions): boolean {
  return Object.entries(one).every(([name, version]) => (other[name] ?? version) === version);
}

/**
 * The examples in groups that can be installed together, in a copy of each, with the versions given.
 *
 * @param versionsOf Of the packages of an example, where they are to be exactly these.
 */
export function grouped(names: readonly string[], versionsOf: (name: string) => Versions): readonly string[][] {
  const alone: string[][] = [];
  const groups: { readonly names: string[]; needs: Versions }[] = [];
  for (const name of names) {
    const json = read(join('examples', name));
    const needs = { ...dependenciesOf(json), ...versionsOf(name) };
    // A page that nothing builds takes its packages from its own folder.
    if (!json.scripts?.build) {
      alone.push([name]);
      continue;
    }
    const group = groups.find((candidate) => agree(needs, candidate.needs));
    if (group) {
      group.names.push(name);
      group.needs = { ...group.needs, ...needs };
    } else {
      groups.push({ names: [name], needs });
    }
  }
  return [...alone, ...groups.map((group) => group.names)];
}

/** Where the examples look for the service, and what the copies have in its place. */
const usualService = 'http://127.0.0.1:4010';

/** Copies examples into a folder, for a sandbox at this address. */
export function copyExamples(names: readonly string[], folder: string, service: string): void {
  for (const name of names) cpSync(join('examples', name), join(folder, name), { recursive: true });
  for (const file of globSync(`${folder}/**/*.{html,js,ts,tsx,vue,svelte}`)) {
    const text = readFileSync(file, 'utf8');
    if (text.includes(usualService)) writeFileSync(file, text.replaceAll(usualService, service));
  }
}

/**
 * Installs the copies of a group in one go: the packed library, and the packages in the versions given. One alone is a project
 * of its own.
 *
 * @param day The last one on which anything else that is installed may have been published.
 */
export async function installCopies(
  names: readonly string[],
  folder: string,
  packed: string,
  versionsOf: (name: string) => Versions,
  day?: string,
): Promise<void> {
  const workspaces = names.filter((name) => Object.keys(dependenciesOf(read(join(folder, name)))).length > 0);
  if (workspaces.length === 0) return;
  for (const name of workspaces) {
    const json = read(join(folder, name));
    const exact = { ...versionsOf(name), [packageJson.name]: `file:${packed}` };
    const named = (versions: Versions = {}) =>
      Object.fromEntries(Object.entries(versions).map(([key, version]) => [key, exact[key] ?? version]));
    const dependencies = named(json.dependencies);
    const copy = { ...json, name: `example-${name}`, dependencies, devDependencies: named(json.devDependencies) };
    writeFileSync(join(folder, name, 'package.json'), JSON.stringify(copy));
  }
  const before = day ? ` --before=${day}T23:59:59Z` : '';
  const options = `--include=dev --no-audit --no-fund --ignore-scripts --prefer-offline${before}`;
  if (names.length > 1) writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, workspaces }));
  await npm(`install ${options}`, names.length > 1 ? folder : join(folder, workspaces[0] ?? ''));
}

/** The packages that a copy is made of, beside the library, as they were installed. */
export function installedVersions(folder: string): string {
  const { paths } = createRequire(join(folder, 'package.json')).resolve as unknown as {
    paths: (name: string) => string[] | null;
  };
  return Object.keys(dependenciesOf(read(folder)))
    .filter((name) => name !== packageJson.name && !name.startsWith('@types/'))
    .map((name) => {
      const found = paths(name)?.find((modules) => existsSync(join(modules, name)));
      return `${name} ${found ? (read(join(found, name)).version ?? '') : ''}`;
    })
    .join(', ');
}

/** What builds the page of an example. */
export function bundlerOf(name: string): string {
  const names = Object.keys(dependenciesOf(read(join('examples', name))));
  return ['vite', 'webpack', '@angular/build'].find((bundler) => names.includes(bundler)) ?? '';
}

/** Builds a copy, checking its types where it has any, and returns the folder of its page. */
export async function build(folder: string): Promise<string> {
  if (read(folder).scripts?.build) await npm('run build', folder);
  const built = join(folder, 'dist');
  return existsSync(built) ? built : folder;
}

export const portalAuthenticationKey = '10000000-0000-4000-8000-000000000001';

/** Serves the page in a folder, and its server's one endpoint. */
export function serve(folder: string, port: number, service: string): Promise<PreviewServer> {
  return preview({
    root: dirname(folder),
    configFile: false,
    logLevel: 'warn',
    build: { outDir: basename(folder) },
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
}
