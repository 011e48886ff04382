import cardTypes from 'credit-card-type/dist/lib/card-types.js';
import { transform } from 'esbuild';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';
import { languageImports } from './scripts/language-imports.ts';
import { possibleBrands } from './src/fields/card-brand.ts';

/**
 * The library's data of the brands that the service takes, less than half of it, and as a module: CommonJS brings a
 * wrapper. Together 1.1 KB.
 */
const acceptedBrands: Plugin = {
  name: 'accepted-brands',
  load(id) {
    if (!id.endsWith('/credit-card-type/dist/lib/card-types.js')) return null;
    const data = possibleBrands('').map((brand) => [brand.id, cardTypes[brand.id]]);
    return `export default ${JSON.stringify(Object.fromEntries(data))}`;
  },
};

/** The style sheets, which no minifier of scripts touches. */
const smallStyles: Plugin = {
  name: 'small-styles',
  enforce: 'pre',
  async transform(code, id) {
    if (!id.endsWith('.styles.ts')) return null;
    const parts = code.split(/(?<=css`)([^`]*)(?=`)/);
    const small = parts.map(async (part, index) =>
      index % 2 && !part.includes('${') ? (await transform(part, { loader: 'css', minify: true })).code.trim() : part,
    );
    return (await Promise.all(small)).join('');
  },
};

/**
 * Minifies once more, by 2 %. The templates too: in them a line break is as good as a blank.
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
      file.code = (code ?? file.code).replace(/\n\s+/g, ' ');
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
  plugins: [acceptedBrands, languageImports, smallStyles, smallest],
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
        chunkFileNames: ({ name }) => `chunks/${/\.[a-z]{2}$/.test(name) ? '[name]' : mode}.js`,
      },
    },
  },
}));
