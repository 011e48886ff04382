// Looks at the package as its users get it. It packs what was built, installs the packed file in an empty project, and
// fails where that brings too much, a command or an install script, or where `exports` differs from config/modals.ts.
import { execSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { elementModules, packageModules } from '../config/modals.ts';
import packageJson from '../package.json' with { type: 'json' };

const mostMegabytes = 15;

interface Lock {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>;
}

/** The `exports` that package.json, which can import nothing, has to have. */
function exportsOf(modules: Readonly<Record<string, string>>): object {
  const entries = Object.entries(modules).map(([name, source]): [string, object] => [
    name === 'index' ? '.' : `./${name}.js`,
    {
      types: `./dist/types/${source.replace(/\.ts$/, '.d.ts')}`,
      ...(name in elementModules ? { development: `./dist/development/${name}.js` } : {}),
      default: `./dist/${name}.js`,
    },
  ]);
  return { ...Object.fromEntries(entries), './custom-elements.json': './dist/custom-elements.json' };
}

/** Installs the package in a project with nothing else, and returns the size of the packed file. */
function install(project: string): number {
  execSync(`npm pack --silent --pack-destination "${project}"`);
  const [packed = ''] = globSync('*.tgz', { cwd: project });
  writeFileSync(join(project, 'package.json'), '{ "private": true }');
  execSync(`npm install --prefer-offline --ignore-scripts --no-audit --no-fund --silent ./${packed}`, { cwd: project });
  return statSync(join(project, packed)).size;
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** The installed packages that would run something of their own on the user's machine. */
function withInstallScript(modules: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')) as Lock;
  return Object.keys(packages).filter((name) => packages[name]?.hasInstallScript);
}

/** @param isRight A problem where it is false. */
function hold(isRight: boolean, problem: string): void {
  if (isRight) return;
  console.error(problem);
  process.exitCode = 1;
}

const wanted = JSON.stringify(exportsOf(packageModules), undefined, 2);
hold(JSON.stringify(packageJson.exports, undefined, 2) === wanted, `package.json has to say "exports": ${wanted}`);

const project = mkdtempSync(join(tmpdir(), 'payment-modals-package-'));
try {
  const packed = install(project) / 1_000_000;
  const modules = join(project, 'node_modules');
  const installed = sizeOf(modules) / 1_000_000;
  console.log(`packed ${packed.toFixed(2)} MB, installed ${installed.toFixed(2)} MB (at most ${mostMegabytes} MB)`);
  hold(installed <= mostMegabytes, 'The installed package is too large.');

  const commands = globSync('**/.bin/*', { cwd: modules });
  hold(commands.length === 0, `The package brings commands: ${commands.join(', ')}`);

  const scripts = withInstallScript(modules);
  hold(scripts.length === 0, `The package brings install scripts: ${scripts.join(', ')}`);
} finally {
  rmSync(project, { recursive: true });
}
