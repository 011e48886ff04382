import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { files, root } from './pages.ts';

export const sourceFiles: Plugin = {
  name: 'source-files',
  configureServer({ middlewares }) {
    middlewares.use('/files/', ({ url = '' }, response, next) => {
      const file = files.find((name) => url === `/${name}`);
      if (file === undefined) next();
      else response.setHeader('Content-Type', 'text/plain; charset=utf-8').end(readFileSync(join(root, file)));
    });
  },
  generateBundle() {
    for (const file of files)
      this.emitFile({ type: 'asset', fileName: `files/${file}`, source: readFileSync(join(root, file)) });
  },
};
