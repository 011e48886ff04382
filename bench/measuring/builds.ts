import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, mergeConfig, type InlineConfig } from 'vite';
import { framePages } from '../../config/vite/frame-pages.ts';
import { languageImports } from '../../config/vite/language-imports.ts';
import { compileHint } from '../../config/vite/smallest.ts';

const root = resolve(import.meta.dirname, '../..');

export interface Built {
  readonly folder: string;
  readonly pages: string;
  readonly scripts: string;
}

export async function buildAll(): Promise<Built> {
  const folder = await mkdtemp(join(tmpdir(), 'payment-modals-bench-'));
  const [pages, scripts] = [join(folder, 'pages'), join(folder, 'scripts')];
  await buildPage(pages);
  // Built separately, as it is shipped: the service's document shares no script with a page.
  const tag = 'portal-payment';
  await buildPage(join(pages, 'GenericModal/Frame/v1'), {
    plugins: [framePages],
    build: {
      lib: { formats: ['es'], entry: { [tag]: 'frame-document.ts' } },
      rolldownOptions: { output: { minify: true } },
    },
  });
  for (const mode of ['portal', 'claims']) await build({ mode, logLevel: 'warn', root, build: { outDir: scripts } });
  return { folder, pages, scripts };
}

async function buildPage(outDir: string, changes: InlineConfig = {}): Promise<void> {
  const config: InlineConfig = {
    configFile: false,
    logLevel: 'warn',
    plugins: [languageImports()],
    root: resolve(root, 'bench/page'),
    define: { __DEV__: 'false', 'process.env.NODE_ENV': '"production"' },
    // An older target would rewrite the library's style sheet.
    build: {
      target: 'es2022',
      cssTarget: 'chrome130',
      outDir,
      emptyOutDir: false,
      // As the scripts that are shipped, and on the pages of the references too.
      rolldownOptions: { output: { postBanner: compileHint } },
    },
  };
  await build(mergeConfig(config, changes));
}
