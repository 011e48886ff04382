import { readFileSync } from 'node:fs';

export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function read(folder: string): Readonly<Record<string, LockedPackage>> {
  const text = readFileSync(new URL(`../${folder}/package-lock.json`, import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly packages: Readonly<Record<string, LockedPackage>> }).packages;
}

export const locked = read('.');

export const lockedElsewhere = ['bench', 'checks', 'site', 'scripts/chromium', 'scripts/node'].map(read);

const installed = (names: readonly string[]): string[] =>
  names.flatMap((name) => [name, ...installed(Object.keys(locked[`node_modules/${name}`]?.dependencies ?? {}))]);

export const shipped: ReadonlySet<string> = new Set([
  ...installed(Object.keys(locked['']?.dependencies ?? {})),
  // Development dependencies that are built into the scripts and modules.
  ...['credit-card-type', 'simple-icons'],
]);

/** The names of all packages that may be built into a package that has no dependencies. */
const builtInto = (folder: string): ReadonlySet<string> =>
  new Set(installed(Object.keys(locked[folder]?.devDependencies ?? {})));

export const inSandbox = builtInto('mock-server');

/** What users of the library, the sandbox or the mover get. */
export const users: ReadonlySet<string> = new Set([...shipped, ...inSandbox, ...builtInto('site/checker')]);
