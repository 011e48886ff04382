import { execSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>;
}

/** Packs a package of this repository, as it was built, into a folder, and returns the path of the file. */
export function pack(source: string, folder: string): string {
  const before = globSync('*.tgz', { cwd: folder });
  execSync(`npm pack --ignore-scripts --silent --pack-destination "${folder}"`, { cwd: source });
  const [packed = ''] = globSync('*.tgz', { cwd: folder }).filter((name) => !before.includes(name));
  return join(folder, packed);
}

/** Packs a package and installs it in a project with nothing else. Returns the size of the packed file. */
export function install(source: string, project: string): number {
  const packed = pack(source, project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  execSync(`npm install --prefer-offline --ignore-scripts --no-audit --no-fund --silent "${packed}"`, { cwd: project });
  return statSync(packed).size;
}

/** The bytes of all files in a folder. */
export function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** The installed packages that would run something of their own on the user's machine. */
export function withInstallScript(modules: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')) as Lock;
  return Object.keys(packages).filter((name) => packages[name]?.hasInstallScript);
}

/** The commands that a project has got by installing. */
export function commandsIn(modules: string): string[] {
  return globSync('**/.bin/*', { cwd: modules });
}

/** The links of a package's documents to files that it does not have. */
export function brokenLinks(root: string, documents: readonly string[]): string[] {
  return globSync([...documents], { cwd: root }).flatMap((document) =>
    Array.from(readFileSync(join(root, document), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g))
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(join(root, dirname(document), link)))
      .map((link) => `${document}: ${link}`),
  );
}

/** @param isRight A problem where it is false. */
export function hold(isRight: boolean, problem: string): void {
  if (isRight) return;
  console.error(problem);
  process.exitCode = 1;
}
