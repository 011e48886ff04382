import type { Plugin } from 'vite';
import { integrityOf } from './integrity.ts';
import { chunkOf, importsOf } from './pinned-imports.ts';

export const framePages: Plugin = {
  name: 'frame-pages',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !file.isEntry) continue;
      // Fetched beside the script, not after it.
      const preloads = Array.from(new Set(importsOf(bundle, file.fileName)), (name) => {
        return `<link rel="modulepreload" href="${name}" integrity="${integrityOf(chunkOf(bundle, name).code)}" />\n    `;
      });
      const source = framePage(file.name, preloads.join(''), file.fileName, integrityOf(file.code));
      this.emitFile({ type: 'asset', fileName: `${file.name}.html`, source });
    }
  },
};

const framePage = (title: string, preloads: string, script: string, integrity: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>
    <meta name="viewport" content="width=device-width" />
    ${preloads}<script type="module" src="${script}" integrity="${integrity}"></script>
  </head>
  <body></body>
</html>
`;
