import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { locales } from '../../src/messages/languages.ts';

const fetchedLanguages = Object.keys(locales).filter((language) => language !== 'en');
const prefix = '\0texts:';

/**
 * Replaces the files of a language, a list of `import()` with its code in their paths, by one module for each fetched language.
 * It is named after the last file, the modal's own.
 */
export const languageImports: Plugin = {
  name: 'language-imports',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('-messages.ts')) return null;
    const literal = code.replace(/\[\s*import\(`[^\]]+\]/, (list) => {
      const paths = Array.from(list.matchAll(/`(.+)\$\{code\}/g), ([, path = '']) => path);
      const imports = fetchedLanguages.map((language) => {
        const files = paths.map((path) => fileURLToPath(new URL(`${path}${language}.json`, pathToFileURL(id))));
        return `${language}: () => import(${JSON.stringify(`${prefix}${files.join('|').replace(/json$/, 'js')}`)})`;
      });
      return `[({ ${imports.join(', ')} })[code]()]`;
    });
    return { code: literal, map: null };
  },
  resolveId: (id) => (id.startsWith(prefix) ? id : null),
  load(id) {
    if (!id.startsWith(prefix)) return null;
    const files = id.slice(prefix.length).replace(/js$/, 'json').split('|');
    const texts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as object);
    return `export default ${JSON.stringify(Object.assign({}, ...texts))}`;
  },
};
