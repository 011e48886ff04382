import { transform } from 'esbuild';
import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Minifies style sheets in templates, and leaves out Lit's code for browsers without constructable style sheets. */
export const smallSources: Plugin = {
  name: 'small-sources',
  enforce: 'pre',
  async transform(code, id) {
    if (id.endsWith('/css-tag.js')) return code.replace(/t\.ShadowRoot&&.*?SSStyleSheet\.prototype/, 'true');
    if (/[/@]lit/.test(id)) return code.replace(/\w\.\w+(Polyfill|Hydrate)Support/g, 'undefined');
    if (!id.endsWith('.styles.ts')) return null;
    const parts = code.split(/(?<=css(?: \*\/ )?`)([^`]*)(?=`)/);
    const small = parts.map(async (part, index) =>
      index % 2 && !part.includes('${') ? (await transform(part, { loader: 'css', minify: true })).code.trim() : part,
    );
    return (await Promise.all(small)).join('');
  },
};

/** Asks Chromium to compile all functions of a large file while it arrives. It makes a first opening shorter: decision 17. */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Minifies once more, by 2 %: in a template, a line break is the same as a space. `_$` begins Lit's private names. */
export const smallest: Plugin = {
  name: 'smallest',
  async generateBundle(_options, bundle) {
    // Each of Lit's names has the same short name in all files. Other names differ.
    const nameCache: { vars?: object | undefined } = {};
    for (const file of Object.values(bundle).filter((file) => file.type === 'chunk')) {
      nameCache.vars = undefined;
      const { code } = await minify(file.code, {
        module: true,
        ecma: 2020,
        nameCache,
        compress: { passes: 3, pure_getters: true, unsafe_arrows: true, lhs_constants: false, keep_fargs: false },
        mangle: { properties: { regex: /^_\$/ } },
      });
      file.code = (file.code.length > 20_000 ? compileHint : '') + (code ?? file.code).replace(/\n\s+/g, ' ');
    }
  },
};
