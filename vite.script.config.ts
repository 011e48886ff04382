import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';

/**
 * Minifies once more, by 2 %. The templates and style sheets too, which no minifier of scripts touches:
 * in them a line break is as good as a blank, and a comment is for their readers.
 */
const smallest: Plugin = {
  name: 'smallest',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const { code } = await minify(file.code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3, pure_getters: true },
      });
      file.code = (code ?? file.code).replace(/\n\s+/g, ' ').replace(/\/\* .*? \*\/ /g, '');
    }
  },
};

/**
 * The modules that each script loader fetches. The two claims modals are often on one page and share their chunks; the
 * payment modal stands alone, since sharing would make it larger.
 */
const entries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  portal: { 'portal-payment': 'adapters/script/portal-payment.ts' },
  claims: {
    'claims-account': 'adapters/script/claims-account.ts',
    'claims-adjuster': 'adapters/script/claims-adjuster.ts',
  },
};

/** Everything inside, minified. Built once for each `--mode` of the table. The loaders: scripts/build-loaders.js. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  plugins: [smallest],
  define: { 'process.env.NODE_ENV': '"production"', __DEV__: 'false' },
  build: {
    target: 'es2022',
    outDir: 'dist/script',
    // The loaders lie there too.
    emptyOutDir: false,
    lib: { formats: ['es'], entry: { ...entries[mode] } },
    rolldownOptions: {
      output: {
        minify: true,
        chunkFileNames: ({ name }) => `chunks/${name.endsWith('.es') ? '[name]' : mode}.js`,
      },
    },
  },
}));
