import { defineConfig, type Plugin } from 'vite';

/** A minifier of scripts leaves templates and style sheets as they are. In them, a line break is as good as a blank. */
const templates: Plugin = {
  name: 'templates',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replace(/\n\s+/g, ' ');
    }
  },
};

/** The modules that the script loaders fetch: everything inside, minified. The loaders: scripts/build-loaders.js. */
export default defineConfig({
  publicDir: false,
  plugins: [templates],
  define: { 'process.env.NODE_ENV': '"production"', __DEV__: 'false' },
  build: {
    target: 'es2022',
    outDir: 'dist/script',
    // Portal.js lies there too.
    emptyOutDir: false,
    lib: {
      formats: ['es'],
      entry: { 'portal-payment': 'adapters/script/portal-payment.ts' },
    },
    rolldownOptions: {
      // Vite's own `minify` leaves the white space of a library as it is.
      output: { minify: true, chunkFileNames: 'chunks/[name].js' },
    },
  },
});
