import type { Plugin } from 'vite';
import { locales } from '../../src/messages/languages.ts';

const fetchedLanguages = Object.keys(locales).filter((language) => language !== 'en');

/**
 * Writes one `import()` for each fetched language in the place of that with the language in its path. Vite does so, too, but
 * for English as well, which is built in, and with a function of 0.2 KB.
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
