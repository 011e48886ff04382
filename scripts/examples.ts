import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The ways in which compilers of today and of yesterday find a module. */
export const resolutions = {
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
  node10: { module: 'esnext', moduleResolution: 'node10', ignoreDeprecations: '6.0' },
} as const;

/** The JavaScript of a document, one example after the other. */
function scriptOf(document: string): string {
  const blocks = document.matchAll(/^```(js|html)\n([^]*?)^```/gm);
  return Array.from(blocks, ([, language, text = '']) =>
    language === 'js' ? text : (/<script type="module">([^]*?)<\/script>/.exec(text)?.[1] ?? ''),
  ).join('\n');
}

/** What a test imports where it runs here: the runner that Node has, for one that is called alike. */
const runners = { "'vitest'": "'node:test'" } as const;

/** The listings of the page about tests, each a file of its own, as users paste them. */
function listingsOfTests(): readonly string[] {
  const document = readFileSync('docs/testing.md', 'utf8');
  return Array.from(document.matchAll(/^```js\n([^]*?)^```/gm), ([, text = '']) =>
    Object.entries(runners).reduce((code, [name, own]) => code.replace(name, own), `${text}\nexport {};\n`),
  );
}

/** What the sources in `test/package` import beside the package, and which its users have from elsewhere. */
const companions = [
  ...['@types/jquery', '@types/node', '@types/react', 'happy-dom', 'jsdom'],
  ...['@playwright/test', '@testing-library/dom', 'payment-modals-sandbox'],
  ...['@lit/react', 'react', 'react-dom', 'preact', 'solid-js', 'svelte', 'vue'],
];

/** @returns What is wrong with sources of the project, compiled strictly; empty where nothing is. */
export function compile(project: string, name: string, options: object, files: object): string {
  const config = join(project, `tsconfig.${name}.json`);
  const compilerOptions = {
    ...options,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    strict: true,
    allowJs: true,
    checkJs: true,
    noEmit: true,
  };
  writeFileSync(config, JSON.stringify({ compilerOptions, ...files }));
  const { stdout } = spawnSync(resolve('node_modules/.bin/tsc'), ['-p', config], { encoding: 'utf8' });
  return stdout && `Examples that do not compile with ${name}:\n${stdout}`;
}

/**
 * Compiles the examples of README, docs and `examples`, and the typed listeners in `test/package`, strictly and against the package
 * that is installed in the project.
 *
 * @returns The problems of the first compiler that has any; empty where none has.
 */
export function compileExamples(project: string): string {
  const sources = join(project, 'src');
  cpSync('test/package', sources, { recursive: true });
  mkdirSync(join(sources, 'tests'));
  listingsOfTests().forEach((text, index) => writeFileSync(join(sources, 'tests', `listing-${index}.js`), text));
  for (const document of globSync('{README,docs/**/*}.md', { exclude: ['docs/testing.md'] })) {
    const script = scriptOf(readFileSync(document, 'utf8'));
    const name = document.replace(/\W+/g, '-');
    if (script.trim()) writeFileSync(join(sources, `${name}.js`), `${script}\nexport {};\n`);
  }
  cpSync('examples/node-server', join(sources, 'examples/node-server'), { recursive: true });
  for (const name of companions) {
    mkdirSync(join(project, 'node_modules', dirname(name)), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(project, 'node_modules', name), 'junction');
  }
  const files = {
    include: ['src'],
    exclude: ['src/*-test.js', 'src/document.js', 'src/templates', 'src/sandbox', 'src/tests'],
  };
  for (const [name, options] of Object.entries(resolutions)) {
    const problems = compile(project, name, { ...options, types: ['node', 'jquery'] }, files);
    if (problems) return problems;
  }
  return '';
}

/** Compiles the listings of tests, as strictly as the project of a user does: nothing says that the page has its elements. */
export function compileTests(project: string): string {
  const options = { ...resolutions.bundler, types: ['node'], skipLibCheck: true };
  return compile(project, 'tests', options, { include: ['src/tests'] });
}

/** Compiles what the templates of frameworks say of the elements, in `test/package/templates`. */
export function compileTemplates(project: string): string {
  const options = { ...resolutions.bundler, jsx: 'react-jsx', types: [] };
  return compile(project, 'templates', options, { include: ['src/templates'] });
}

/** Runs the unit tests in `test/package`, each in a process of its own, and returns what was wrong; empty where nothing. */
export function runUnitTests(project: string): string {
  const runs = [
    ['unit-test.js', 'jsdom'],
    ['unit-test.js', 'happy-dom'],
    ['testing-test.js'],
    ['listing-test.js', 'tests/listing-0.js'],
    ['react-test.js', 'server'],
    // In Node, `@lit/react` takes itself for the server's.
    ['--conditions=browser', 'react-test.js', 'client'],
    ['react-test.js', 'server', 'framed'],
    ['--conditions=browser', 'react-test.js', 'client', 'framed'],
  ];
  for (const run of runs) {
    const { status, stderr } = spawnSync(process.execPath, run, { cwd: join(project, 'src'), encoding: 'utf8' });
    if (status !== 0) return `${run.join(' ')} fails:\n${stderr}`;
  }
  return '';
}
