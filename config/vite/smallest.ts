import { transform } from 'esbuild';
import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Replaces Lit's module of style sheets, which has code for browsers without `adoptedStyleSheets`. */
const cssTag = `
export class CSSResult {
  constructor(text) { this.toString = () => text }
  get styleSheet() {
    if (!this.sheet) (this.sheet = new CSSStyleSheet()).replaceSync(this);
    return this.sheet;
  }
}
export const unsafeCSS = (text) => new CSSResult(text);
export const css = (raw, ...values) => unsafeCSS(String.raw({ raw }, ...values));
export const getCompatibleStyle = (style) => style, supportsAdoptingStyleSheets = true;
export const adoptStyles = (root, styles) => { root.adoptedStyleSheets = styles.map((style) => style.styleSheet) };
`;

/** In Lit's code: support of decorators, and what only its development build reads. */
const unused =
  /(?<=;)Symbol\.metadata\?\?=.*?WeakMap;|const t=this\[Symbol\.metadata\].*?(?=this\._)|,?\(\w+\.\w+Versions\?\?=\[\]\)\.push\(.*?\)/g;

/** Minifies style sheets in templates, and leaves out what the modals do not use of Lit. */
export const smallSources: Plugin = {
  name: 'small-sources',
  enforce: 'pre',
  async transform(code, id) {
    if (id.endsWith('/css-tag.js')) return cssTag;
    if (/[/@]lit/.test(id)) return code.replace(/\w\.\w+(Polyfill|Hydrate)Support/g, 'undefined').replace(unused, '');
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
