import { readFileSync } from 'node:fs';

export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** What is built into the scripts and modules, though it is installed for development alone. */
const builtIn = ['credit-card-type', 'simple-icons'];

/** The packages of the lock file, by where npm puts them. */
export const locked = (
  JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  }
).packages;

const installed = (names: readonly string[]): string[] =>
  names.flatMap((name) => [name, ...installed(Object.keys(locked[`node_modules/${name}`]?.dependencies ?? {}))]);

/** The names of all packages that users get: beside the library, or in it. */
export const shipped: ReadonlySet<string> = new Set([
  ...installed(Object.keys(locked['']?.dependencies ?? {})),
  ...builtIn,
]);

/** The names of all packages that may be built into the sandbox's package, which brings none beside it. */
export const inSandbox: ReadonlySet<string> = new Set(
  installed(Object.keys(locked['mock-server']?.devDependencies ?? {})),
);
