import type { Plugin } from 'vite';
import { integrityOf } from './integrity.ts';

export const framePages: Plugin = {
  name: 'frame-pages',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !file.isEntry) continue;
      const source = framePage(file.name, file.fileName, integrityOf(file.code));
      this.emitFile({ type: 'asset', fileName: `${file.name}.html`, source });
    }
  },
};

const framePage = (title: string, script: string, integrity: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>
    <meta name="viewport" content="width=device-width" />
    <script type="module" src="${script}" integrity="${integrity}"></script>
  </head>
  <body></body>
</html>
`;
