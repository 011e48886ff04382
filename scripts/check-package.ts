// Installs the packed library in an empty project, and fails if it brings too much or too little, if a module cannot be imported
// in Node, if an example does not compile, if a user's test fails, or if the production build has messages for developers.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { elementModules, packageModules, templateTypes } from '../config/modals.ts';
import packageJson from '../package.json' with { type: 'json' };
import { checkInstalled, compile, hold, holdSize, linkPackages, resolutions, runNode } from './packed.ts';

const { name: packageName } = packageJson;

/** The packages that `test/package` imports, and its users have from elsewhere. */
const companions = [
  ...['@types/jquery', '@types/node', '@types/react', 'happy-dom', 'jsdom'],
  ...['@playwright/test', '@testing-library/dom', 'payment-modals-sandbox'],
  ...['@lit/react', 'react', 'react-dom', 'preact', 'solid-js', 'svelte', 'vue'],
];

const distOf = (project: string) => join(project, 'node_modules', packageName, 'dist');

/** The files behind the patterns of `exports` in package.json. */
function checkFiles(project: string): void {
  const files = [
    ...Object.keys(packageModules).flatMap((name) => [`${name}.js`, `${name}.d.ts`]),
    ...Object.keys(elementModules).map((name) => `development/${name}.js`),
    ...Object.keys(templateTypes).map((name) => `${name}.d.ts`),
    ...['custom-elements.json', 'vscode.html-custom-data.json', 'vscode.css-custom-data.json', 'web-types.json'],
  ];
  const missing = files.filter((name) => !existsSync(join(distOf(project), name)));
  hold(missing.length === 0, `Missing in dist: ${missing.join(', ')}`);
}

/** The modules of one build import some of the other's. */
function checkImports(project: string): void {
  const folder = distOf(project);
  const missing = globSync('**/*.js', { cwd: folder }).flatMap((name) =>
    Array.from(readFileSync(join(folder, name), 'utf8').matchAll(/(?:from|import)[ (]*["'`](\.[^"'`]+)/g))
      .map(([, path = '']) => join(name, '..', path))
      .filter((path) => !existsSync(join(folder, path))),
  );
  hold(missing.length === 0, `Imported in dist, but missing: ${missing.join(', ')}`);
}

/** Warnings for developers name a document. Only the development build has them. */
function checkDeveloperMessages(project: string): void {
  const folder = distOf(project);
  const warning = globSync('**/*.js', { cwd: folder }).filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes(`See ${packageName}/docs/`),
  );
  const isRight = warning.length > 0 && warning.every((name) => name.startsWith('development'));
  hold(isRight, `Modules with messages for developers: ${warning.join(', ')}`);
}

/** Imports the modules that need no other package: those of the page and those for a frame. */
function importInNode(project: string): void {
  const names = Object.keys(packageModules).filter((name) => !/^jquery$|react$/.test(name));
  const isFramed = (name: string) => name.startsWith('framed/');
  for (const group of [names.filter(isFramed), names.filter((name) => !isFramed(name))]) {
    const imports = group.map((name) => `import '${packageName}${name === 'index' ? '' : `/${name}.js`}';`);
    runNode(project, ['--input-type=module', '-e', imports.join('')]);
  }
}

/** A page that imports only an enumeration loads no other package. */
async function bundleEnumeration(project: string): Promise<void> {
  const contents = `import { PaymentCategory } from '${packageName}'; console.log(PaymentCategory);`;
  const stdin = { contents, resolveDir: project };
  const { metafile } = await build({ stdin, bundle: true, format: 'esm', metafile: true, write: false });
  const brought = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && path.includes('node_modules'))
    .filter(([path]) => !path.includes(`node_modules/${packageName}/`));
  hold(brought.length === 0, `An enumeration brings ${brought.map(([path]) => path).join(', ')}.`);
}

/** A bundler can write a page as one classic script, which has no `await` outside of functions. */
async function bundleClassicScript(project: string): Promise<void> {
  const contents = Object.keys(elementModules)
    .filter((name) => name.startsWith('define/'))
    .map((name) => `import '${packageName}/${name}.js';`)
    .join('');
  await build({ stdin: { contents, resolveDir: project }, bundle: true, format: 'iife', write: false });
}

function scriptOf(document: string): string {
  const blocks = document.matchAll(/^```(js|html)(?: \[.*?\])?\n([^]*?)^```/gm);
  return Array.from(blocks, ([, language, text = '']) =>
    language === 'js' ? text : (/<script type="module">([^]*?)<\/script>/.exec(text)?.[1] ?? ''),
  ).join('\n');
}

function copySources(project: string): void {
  const sources = join(project, 'src');
  cpSync('test/package', sources, { recursive: true });
  cpSync('examples/node-server', join(sources, 'examples/node-server'), { recursive: true });
  mkdirSync(join(sources, 'tests'));
  // Each listing of a test is a file, run by the test runner of Node in place of Vitest.
  const listings = readFileSync('docs/testing.md', 'utf8').matchAll(/^```js(?: \[.*?\])?\n([^]*?)^```/gm);
  for (const [index, [, text = '']] of Array.from(listings).entries()) {
    const code = text.replace("'vitest'", "'node:test'");
    writeFileSync(join(sources, 'tests', `listing-${index}.js`), `${code}\nexport {};\n`);
  }
  for (const document of globSync('{README,docs/**/*}.md', { exclude: ['docs/testing.md'] })) {
    const script = scriptOf(readFileSync(document, 'utf8'));
    if (script.trim()) writeFileSync(join(sources, `${document.replace(/\W+/g, '-')}.js`), `${script}\nexport {};\n`);
  }
}

function compileSources(project: string): void {
  const exclude = ['src/*-test.js', 'src/document.js', 'src/templates', 'src/sandbox', 'src/tests'];
  for (const [name, options] of Object.entries(resolutions))
    compile(project, name, { ...options, types: ['node', 'jquery'] }, { include: ['src'], exclude });
  const { bundler } = resolutions;
  compile(project, 'templates', { ...bundler, jsx: 'react-jsx', types: [] }, { include: ['src/templates'] });
  // As strict as the project of a user: the compiler does not know that the page has its elements.
  compile(project, 'tests', { ...bundler, types: ['node'], skipLibCheck: true }, { include: ['src/tests'] });
}

/** The unit tests in `test/package`, each in a separate process. */
const unitTests = [
  ['unit-test.js', 'jsdom'],
  ['unit-test.js', 'happy-dom'],
  ['testing-test.js'],
  ['editors-test.js'],
  ['listing-test.js', 'tests/listing-0.js'],
  ['react-test.js', 'server'],
  // In Node, `@lit/react` runs as on a server.
  ['--conditions=browser', 'react-test.js', 'client'],
  ['--conditions=browser', 'react-test.js', 'client', 'framed'],
];

const documents = ['{*,docs/**/*,examples/*,mock-server/*,bench/*}.md', 'llms.txt'];
const library = { source: '.', name: packageName, mostMegabytes: 15, documents, commands: [] };

await checkInstalled(library, async (project) => {
  holdSize(join(project, 'node_modules', packageName), 1.5, `${packageName} unpacked`);
  checkFiles(project);
  checkImports(project);
  checkDeveloperMessages(project);
  importInNode(project);
  await bundleEnumeration(project);
  await bundleClassicScript(project);
  copySources(project);
  linkPackages(project, companions);
  compileSources(project);
  for (const args of unitTests) runNode(join(project, 'src'), args);
});
