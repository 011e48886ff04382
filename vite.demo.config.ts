import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { languageImports } from './scripts/language-imports.ts';

export default defineConfig({
  define: { __DEV__: 'true' },
  root: 'demo',
  plugins: [languageImports, msw({ mode: 'worker-only' })],
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  build: {
    target: 'es2022',
    outDir: '../dist-demo',
    emptyOutDir: true,
    rolldownOptions: { input: globSync('demo/**/*.html').map((page) => resolve(page)) },
  },
});
