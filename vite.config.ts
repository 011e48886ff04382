import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { languageImports } from './scripts/language-imports.ts';

const dependencies = Object.keys({ ...packageJson.dependencies, ...packageJson.peerDependencies });

/** The modules for bundlers, once for production and once with the warnings for developers. A page without a bundler takes the script files. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  plugins: [languageImports],
  define: { __DEV__: String(mode === 'development') },
  build: {
    outDir: mode === 'development' ? 'dist/development' : 'dist',
    emptyOutDir: mode !== 'development',
    target: 'es2022',
    minify: false,
    sourcemap: true,
    lib: {
      formats: ['es'],
      entry: {
        index: 'components/index.ts',
        'portal-payment': 'components/portal-payment/portal-payment.ts',
        'claims-account': 'components/claims-account/claims-account.ts',
        'claims-adjuster': 'components/claims-adjuster/claims-adjuster.ts',
        'define/portal-payment': 'components/define/portal-payment.ts',
        'define/claims-account': 'components/define/claims-account.ts',
        'define/claims-adjuster': 'components/define/claims-adjuster.ts',
        jquery: 'adapters/jquery/index.ts',
        node: 'adapters/node/index.ts',
      },
    },
    rolldownOptions: {
      external: [/^node:/, /^@lit\//, ...dependencies.map((name) => new RegExp(`^${name}($|/)`))],
      output: { chunkFileNames: 'chunks/[name].js', minifyInternalExports: false },
    },
  },
}));
