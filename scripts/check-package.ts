// Looks at the package as its users get it. It packs what was built, installs the packed file in an empty project, and
// fails where that brings too much, a command or an install script; where package.json differs from config/modals.ts;
// where a module cannot be imported in Node, a link of its documents leads nowhere, an example does not compile, or a unit test of a user would fail; where
// what is said to developers is not in the development build alone.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { elementModules, packageModules, templateTypes } from '../config/modals.ts';
import packageJson from '../package.json' with { type: 'json' };
import { compileExamples, compileTemplates, compileTests, runUnitTests } from './examples.ts';
import { brokenLinks, commandsIn, hold, install, sizeOf, withInstallScript } from './packed.ts';

const mostMegabytes = 15;

/** The documents that it brings. */
const documents = ['{*,docs/**/*,examples/*,mock-server/*,bench/*}.md', 'llms.txt'];

/** The manifest, and what editors read that is made from it. */
const dataFiles = [
  'custom-elements.json',
  'vscode.html-custom-data.json',
  'vscode.css-custom-data.json',
  'web-types.json',
];

/** The entries that package.json, which can import nothing, has to have: for today's tools, and for those before `exports`. */
function entries(): object {
  const all = Object.entries({ ...packageModules, ...templateTypes }).map(([name, source]) => ({
    name,
    path: name === 'index' ? '.' : `./${name}.js`,
    types: `./dist/types/${source.replace(/\.ts$/, '.d.ts')}`,
  }));
  const exported = all.map(({ name, path, types }): [string, object] => [
    path,
    {
      types,
      ...(name in elementModules ? { development: `./dist/development/${name}.js` } : {}),
      ...(name in packageModules ? { default: `./dist/${name}.js` } : {}),
    },
  ]);
  const typesOf = all.slice(1).map(({ name, types }): [string, string[]] => [`${name}.js`, [types]]);
  return {
    main: './dist/index.js',
    types: './dist/types/components/index.d.ts',
    exports: {
      ...Object.fromEntries(exported),
      ...Object.fromEntries(dataFiles.map((name) => [`./${name}`, `./dist/${name}`])),
      './themes/*.css': './themes/*.css',
    },
    typesVersions: { '*': Object.fromEntries(typesOf) },
  };
}

/** The packages that a page gets which imports an enumeration alone. */
async function broughtByEnumeration(project: string): Promise<string[]> {
  const contents = `import { PaymentCategory } from '${packageJson.name}'; console.log(PaymentCategory);`;
  const { metafile } = await build({
    stdin: { contents, resolveDir: project },
    bundle: true,
    format: 'esm',
    metafile: true,
    write: false,
  });
  const [bundle] = Object.values(metafile.outputs);
  const inputs = Object.entries(bundle?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const names = inputs.map(([path]) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? '');
  return Array.from(new Set(names)).filter((name) => name && name !== packageJson.name);
}

/** The modules that tell a developer of a wrong use, and where to read more. */
function telling(folder: string): string[] {
  return globSync('dist/**/*.js', { cwd: folder }).filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes(`See ${packageJson.name}/docs/`),
  );
}

/** What a server says that imports all modules which need no other package: those in the page, and those for a frame. */
function importedInNode(project: string): string {
  const names = Object.keys(packageModules).filter((name) => !/^jquery$|react$/.test(name));
  const isFramed = (name: string) => name.startsWith('framed/');
  return [names.filter(isFramed), names.filter((name) => !isFramed(name))]
    .map((group) => {
      const imports = group.map((name) => `import '${packageJson.name}${name === 'index' ? '' : `/${name}.js`}';`);
      const options = { cwd: project, encoding: 'utf8' } as const;
      return spawnSync(process.execPath, ['--input-type=module', '-e', imports.join('')], options).stderr;
    })
    .join('');
}

for (const [name, wanted] of Object.entries(entries())) {
  const text = JSON.stringify(wanted, undefined, 2);
  const found = JSON.stringify(packageJson[name as keyof typeof packageJson], undefined, 2);
  hold(found === text, `package.json has to say "${name}": ${text}`);
}

const project = mkdtempSync(join(tmpdir(), 'payment-modals-package-'));
try {
  const packed = install('.', project) / 1_000_000;
  const modules = join(project, 'node_modules');
  const installed = sizeOf(modules) / 1_000_000;
  console.log(`packed ${packed.toFixed(2)} MB, installed ${installed.toFixed(2)} MB (at most ${mostMegabytes} MB)`);
  hold(installed <= mostMegabytes, 'The installed package is too large.');

  const commands = commandsIn(modules);
  hold(commands.length === 0, `The package brings commands: ${commands.join(', ')}`);

  const scripts = withInstallScript(modules);
  hold(scripts.length === 0, `The package brings install scripts: ${scripts.join(', ')}`);

  const broken = brokenLinks(join(modules, packageJson.name), documents);
  hold(broken.length === 0, `Links that lead nowhere in the package: ${broken.join(', ')}`);

  const [development, production] = [true, false].map((isDevelopment) =>
    telling(join(modules, packageJson.name)).filter(
      (name) => name.startsWith(join('dist', 'development')) === isDevelopment,
    ),
  );
  hold(development?.length !== 0, 'The development build tells nothing of a wrong use.');
  hold(production?.length === 0, `Said to developers in production: ${production?.join(', ')}`);

  const thrown = importedInNode(project);
  hold(thrown === '', `A module cannot be imported in Node: ${thrown}`);

  const brought = await broughtByEnumeration(project);
  hold(brought.length === 0, `An enumeration brings ${brought.join(', ')}.`);

  for (const check of [compileExamples, compileTemplates, compileTests, runUnitTests]) {
    const problems = check(project);
    hold(problems === '', problems);
  }
} finally {
  rmSync(project, { recursive: true });
}
