import { execSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export function pack(source: string, folder: string): string {
  const command = `npm pack --ignore-scripts --silent --pack-destination "${folder}"`;
  return join(folder, execSync(command, { cwd: source, encoding: 'utf8' }).trim());
}

export function hold(isRight: boolean, problem: string): void {
  if (isRight) return;
  console.error(problem);
  process.exitCode = 1;
}

export function holdSize(folder: string, mostMegabytes: number, what: string): void {
  const files = globSync('**', { cwd: folder }).map((path) => statSync(join(folder, path)));
  const megabytes = files.reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0) / 1_000_000;
  console.log(`${what}: ${megabytes.toFixed(2)} MB`);
  hold(megabytes <= mostMegabytes, `${what} takes more than ${mostMegabytes} MB.`);
}

export interface Packed {
  readonly source: string;
  readonly name: string;
  readonly mostMegabytes: number;
  readonly documents: readonly string[];
  readonly commands: readonly string[];
}

export async function checkInstalled(
  { source, name, mostMegabytes, documents, commands }: Packed,
  check: (project: string) => Promise<void> | void,
): Promise<void> {
  const project = mkdtempSync(join(tmpdir(), `${name}-`));
  try {
    const file = pack(source, project);
    writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
    const options = '--prefer-offline --ignore-scripts --no-audit --no-fund --silent';
    execSync(`npm install ${options} "${file}"`, { cwd: project });
    const modules = join(project, 'node_modules');
    holdSize(modules, mostMegabytes, `${name} installed`);
    const brought = globSync('**/.bin/*', { cwd: modules });
    hold(brought.join() === commands.join(), `${name} brings the commands ${brought.join(', ')}.`);
    const lock = readFileSync(join(modules, '.package-lock.json'), 'utf8');
    hold(!lock.includes('"hasInstallScript": true'), `${name} brings an install script.`);
    const broken = brokenLinks([join(modules, name), source], documents);
    hold(broken.length === 0, `Links that lead nowhere in ${name}: ${broken.join(', ')}`);
    await check(project);
  } finally {
    rmSync(project, { recursive: true });
  }
}

function brokenLinks(roots: readonly [packed: string, source: string], documents: readonly string[]): string[] {
  const [root] = roots;
  return globSync([...documents], { cwd: root }).flatMap((document) =>
    Array.from(readFileSync(join(root, document), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g))
      .map(([, link = '']) => link)
      .filter((link) => !roots.some((folder) => existsSync(join(folder, dirname(document), link))))
      .map((link) => `${document}: ${link}`),
  );
}

export function linkPackages(project: string, names: readonly string[]): void {
  for (const name of names) {
    const folder = ['node_modules', 'checks/node_modules'].find((modules) => existsSync(join(modules, name)));
    if (folder === undefined) throw new Error(`${name} is not installed.`);
    const link = join(project, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve(folder, name), link, 'junction');
  }
}

export const resolutions = {
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
  node10: { module: 'esnext', moduleResolution: 'node10', ignoreDeprecations: '6.0', skipDefaultLibCheck: true },
} as const;

/** Compiles with TypeScript 7, which takes a fraction of the time; with TypeScript 6 what only that knows: `node10`. */
export function compile(project: string, name: string, options: object, files: object): void {
  const config = join(project, `tsconfig.${name}.json`);
  const strict = { strict: true, allowJs: true, checkJs: true, noEmit: true };
  const compilerOptions = { ...options, ...strict, target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'] };
  writeFileSync(config, JSON.stringify({ compilerOptions, ...files }));
  const compiler = resolve(`node_modules/${name === 'node10' ? 'typescript' : 'typescript7'}/bin/tsc`);
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', config], { encoding: 'utf8' });
  hold(stdout === '', `Examples that do not compile with ${name}:\n${stdout}`);
}

export function runNode(folder: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  hold(status === 0, `${args.join(' ')} fails:\n${stderr}`);
}
