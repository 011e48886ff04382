import { defineConfig } from 'vite';

/** The script of the sandbox's page behind the links in e-mails. mock-server/http-server.ts serves it. */
export default defineConfig({
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"', __DEV__: 'false' },
  build: {
    target: 'es2022',
    outDir: 'dist/sandbox',
    lib: {
      formats: ['es'],
      entry: { 'claim-link': 'mock-server/pages/define-claim-link.ts' },
    },
    rolldownOptions: { output: { minify: true } },
  },
});
