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

/**
 * Puts the later parts of both claims modals into the script of their documents. They share code with the first part,
 * so as chunks they would split the script, which has to be one file.
 */
export const withLaterParts: Plugin = {
  name: 'with-later-parts',
  enforce: 'pre',
  transform(code, id) {
    if (!/(account|adjuster)-later\.ts$/.test(id)) return null;
    const imports: string[] = [];
    const changed = code.replace(/import\(('.*?')\)/g, (_, path: string) => {
      const name = `later${imports.length}`;
      imports.push(`import * as ${name} from ${path};\n`);
      return `Promise.resolve(${name})`;
    });
    return imports.join('') + changed;
  },
};
