import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build, mergeConfig, type InlineConfig, type Rolldown } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/** Builds the pages of bench/page for production, into a folder outside of the project. */
export async function buildPages(): Promise<{ readonly folder: string; readonly remove: () => Promise<void> }> {
  const temporary = await mkdtemp(join(tmpdir(), 'payment-modals-bench-'));
  const folder = join(temporary, 'pages');
  await build({
    configFile: false,
    logLevel: 'warn',
    root: resolve(root, 'bench/page'),
    define: { __DEV__: 'false', 'process.env.NODE_ENV': '"production"' },
    // For an older target, the style sheet would be rewritten into another one than the library's.
    build: {
      target: 'es2022',
      cssTarget: 'chrome130',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: ['index.html', 'adjuster.html'].map((name) => resolve(root, 'bench/page', name)) },
    },
  });
  return { folder, remove: () => rm(temporary, { recursive: true }) };
}

/** The chunks that vite.script.config.ts makes, as they are shipped but for what `changes` says. Nothing is written. */
export async function buildScripts(
  mode: 'portal' | 'claims',
  changes: InlineConfig = {},
): Promise<readonly Rolldown.OutputChunk[]> {
  const config: InlineConfig = {
    configFile: resolve(root, 'vite.script.config.ts'),
    mode,
    logLevel: 'warn',
    root,
    build: { write: false },
  };
  const outputs = (await build(mergeConfig(config, changes))) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
}

/** The texts of the loaders. Their build script knows one place only, which git ignores. */
export async function buildLoaders<Name extends string>(names: readonly Name[]): Promise<Record<Name, string>> {
  await promisify(execFile)(process.execPath, ['scripts/build-loaders.js'], { cwd: root });
  const texts = names.map(async (name) => [name, await readFile(resolve(root, 'dist/script', name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts)) as Record<Name, string>;
}
