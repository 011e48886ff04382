import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, mergeConfig, type InlineConfig, type Rolldown } from 'vite';
import type { Modal } from '../../config/modals.ts';
import { framePages } from '../../config/vite/frame-pages.ts';

const root = resolve(import.meta.dirname, '../..');

/** Builds the pages of bench/page for production, into a folder outside of the project. */
export async function buildPages(): Promise<{ readonly folder: string; readonly remove: () => Promise<void> }> {
  const temporary = await mkdtemp(join(tmpdir(), 'payment-modals-bench-'));
  const folder = join(temporary, 'pages');
  await buildPage(folder);
  // Separately, as the service's document is shipped: it shares no script with a page.
  const tag = 'portal-payment';
  await buildPage(join(folder, 'GenericModal/Frame/v1'), {
    plugins: [framePages([tag])],
    build: {
      lib: { formats: ['es'], entry: { [tag]: 'frame-document.ts' } },
      rolldownOptions: { output: { minify: true } },
    },
  });
  return { folder, remove: () => rm(temporary, { recursive: true }) };
}

async function buildPage(outDir: string, changes: InlineConfig = {}): Promise<void> {
  const config: InlineConfig = {
    configFile: false,
    logLevel: 'warn',
    root: resolve(root, 'bench/page'),
    define: { __DEV__: 'false', 'process.env.NODE_ENV': '"production"' },
    // For an older target, the style sheet would be rewritten into another one than the library's.
    build: { target: 'es2022', cssTarget: 'chrome130', outDir, emptyOutDir: false },
  };
  await build(mergeConfig(config, changes));
}

export interface BuiltScripts {
  readonly chunks: readonly Rolldown.OutputChunk[];
  /** The text of a loader. */
  readonly loader: (name: string) => string;
}

/** Builds the scripts of a family of modals in memory, as they are shipped, with `changes` applied. */
export async function buildScripts(
  mode: Modal['family'] | `framed-${string}`,
  changes: InlineConfig = {},
): Promise<BuiltScripts> {
  const config: InlineConfig = { mode, logLevel: 'warn', root, build: { write: false } };
  const outputs = (await build(mergeConfig(config, changes))) as Rolldown.RolldownOutput[];
  const files = outputs.flatMap(({ output }) => output);
  return {
    chunks: files.filter((file) => file.type === 'chunk'),
    loader(name) {
      const found = files.filter((file) => file.type === 'asset').find(({ fileName }) => fileName === name);
      if (!found) throw new Error(`The ${mode} scripts have no ${name}.`);
      return found.source.toString();
    },
  };
}
