import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The ways in which compilers of today and of yesterday find a module. */
const resolutions = {
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

/**
 * Compiles the examples of README, docs and `examples`, and the typed listeners in `test/package`, strictly and against the package
 * that is installed in the project.
 *
 * @returns The problems of the first compiler that has any; empty where none has.
 */
export function compileExamples(project: string): string {
  const sources = join(project, 'src');
  cpSync('test/package', sources, { recursive: true });
  for (const document of globSync('{README,docs/**/*}.md')) {
    const script = scriptOf(readFileSync(document, 'utf8'));
    const name = document.replace(/\W+/g, '-');
    if (script.trim()) writeFileSync(join(sources, `${name}.js`), `${script}\nexport {};\n`);
  }
  cpSync('examples', join(sources, 'examples'), { recursive: true });
  mkdirSync(join(project, 'node_modules/@types'), { recursive: true });
  for (const types of ['@types/node', '@types/jquery'])
    symlinkSync(resolve('node_modules', types), join(project, 'node_modules', types), 'junction');

  for (const [name, options] of Object.entries(resolutions)) {
    const config = join(project, `tsconfig.${name}.json`);
    const compilerOptions = {
      ...options,
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: ['node', 'jquery'],
      strict: true,
      allowJs: true,
      checkJs: true,
      noEmit: true,
    };
    writeFileSync(config, JSON.stringify({ compilerOptions, include: ['src'], exclude: ['src/unit-test.js'] }));
    const { stdout } = spawnSync(resolve('node_modules/.bin/tsc'), ['-p', config], { encoding: 'utf8' });
    if (stdout) return `Examples that do not compile with ${name}:\n${stdout}`;
  }
  return '';
}

/** Runs the unit test in `test/package` in each document without a browser, and returns what was wrong; empty where nothing. */
export function runUnitTests(project: string): string {
  for (const environment of ['jsdom', 'happy-dom']) {
    symlinkSync(resolve('node_modules', environment), join(project, 'node_modules', environment), 'junction');
    const { status, stderr } = spawnSync(process.execPath, ['src/unit-test.js', environment], {
      cwd: project,
      encoding: 'utf8',
    });
    if (status !== 0) return `A unit test in ${environment} fails:\n${stderr}`;
  }
  return '';
}
