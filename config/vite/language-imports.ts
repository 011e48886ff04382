import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { locales } from '../../src/messages/languages.ts';

const fetchedLanguages = Object.keys(locales).filter((language) => language !== 'en');
const prefix = '\0texts:';
const listEnding = 'languages.js';

interface LanguageSettings {
  /** Fetches the list of these modules before the first one: with a hash for each, it is long. */
  readonly isListApart?: boolean;
  /** The folder in which another build writes these modules, as the modal's module imports it. */
  readonly builtIn?: string;
}

/** Makes one module of the files of each fetched language. It is named after the last file, the modal's own. */
export const languageImports = ({ isListApart = false, builtIn }: LanguageSettings = {}): Plugin => ({
  name: 'language-imports',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('-messages.ts')) return null;
    const literal = code.replace(/\[\s*import\(`[^\]]+\]/, (imports) => {
      const paths = Array.from(imports.matchAll(/`(.+)\$\{code\}/g), ([, path = '']) => path);
      const files = prefix + paths.map((path) => fileURLToPath(new URL(path, pathToFileURL(id)))).join('|');
      return isListApart
        ? `[import(${JSON.stringify(files + listEnding)}).then((list) => list.default[code]())]`
        : `[${importsOf(files)}[code]()]`;
    });
    return { code: literal, map: null };
  },
  resolveId(id) {
    if (!id.startsWith(prefix)) return null;
    return builtIn ? { id: builtIn + basename(id), external: true } : id;
  },
  load(id) {
    if (!id.startsWith(prefix)) return null;
    if (id.endsWith(listEnding)) return `export default ${importsOf(id.slice(0, -listEnding.length))}`;
    const [, language = ''] = /(\w+)\.js$/.exec(id) ?? [];
    const files = id.slice(prefix.length, -`${language}.js`.length).split('|');
    const texts = files.map((file) => JSON.parse(readFileSync(`${file}${language}.json`, 'utf8')) as object);
    return `export default ${JSON.stringify(Object.assign({}, ...texts))}`;
  },
});

function importsOf(files: string): string {
  const imports = fetchedLanguages.map(
    (language) => `${language}: () => import(${JSON.stringify(`${files}${language}.js`)})`,
  );
  return `({ ${imports.join(', ')} })`;
}
