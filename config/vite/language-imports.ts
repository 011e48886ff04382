import type { Plugin } from 'vite';
import { locales } from '../../src/messages/languages.ts';

const fetchedLanguages = Object.keys(locales).filter((language) => language !== 'en');

/**
 * Replaces the `import()` with the language in its path by one `import()` for each fetched language. Vite would do
 * this itself, but it would add a function of 0.2 KB and an import for English, which is built in.
 */
export const languageImports: Plugin = {
  name: 'language-imports',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('-messages.ts')) return null;
    const literal = code.replace(/import\(`(.+)\$\{(\w+)\}(.+)`\)/, (_, start, language, end) => {
      const imports = fetchedLanguages.map((fetched) => `${fetched}: () => import('${start}${fetched}${end}')`);
      return `({ ${imports.join(', ')} })[${language}]()`;
    });
    return { code: literal, map: null };
  },
};
