import { basename } from 'node:path';
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

type Cut = readonly [what: RegExp, instead?: string];

/** Support of old browsers and server rendering, and the version. */
const inAll: readonly Cut[] = [
  [/\w\.\w+(Polyfill|Hydrate)Support/g, 'undefined'],
  [/,?\(\w+\.\w+Versions\?\?=\[\]\)\.push\(.*?\)/],
];

/** Code of Lit that the modals do not use, and what replaces it. The build fails if a pattern no longer matches. */
const unused: Readonly<Record<string, readonly Cut[]>> = {
  'reactive-element.js': [
    ...inAll,
    // Decorators.
    [/(?<=;)Symbol\.metadata\?\?=.*?WeakMap;/],
    [/const t=this\[Symbol\.metadata\].*?(?=this\._)/],
    [/static addInitializer\(t\)\{.*?\}(?=static)/],
    [/void 0!==t\.l&&\(.*?\),/],
    [/,this\.constructor\.l\?\.forEach\(.*?\)\)/],
    [/,this\.prototype\.hasOwnProperty\(t\)&&\(.*?=!0\)/],
    [/const t=this\.constructor\.elementProperties;if.*?e\)\}(?=\}let)/],
    // Attributes that are not text.
    [/\{toAttribute\(.*?return i\}\}/, '0'],
    [/\([^(]*\)\.toAttribute\(s,i\.type\)/, 's'],
    [/,h="function"==typeof t\.converter\?.*?:u(?=;)/],
    [/h\.fromAttribute\(s,t\.type\)/, 's'],
  ],
  'lit-element.js': [
    ...inAll,
    // Directives that follow whether they are in the page.
    [/this\.hasUpdated\|\|\(.*?\),/],
    [/connectedCallback\(\)\{super.*?(?=render\(\))/],
  ],
  'lit-html.js': [
    ...inAll,
    // Expressions in <textarea> and the like, in comments, and for a whole element.
    [/y\.test\(u\[2\]\)&&\(n=.*?"g"\)\),/],
    [/if\(y\.test\(r\.tagName\)\)\{.*?\}\}(?=\}else if)/],
    [/else\{let t=-1;for.*?-1\}/],
    [/else t\.startsWith\(o\)&&.*?\(t\)\)/],
    [/:6===r\.type&&\(i=.*?\)(?=,)/, ':0'],
    // Listeners with options, and listeners that are objects.
    [/\|\|t\.capture!==.*?passive(?=,)/],
    [/"function"==typeof this\._\$AH\?(.*?):this\._\$AH\.handleEvent\(t\)/, '$1'],
    // Directives that follow whether they are in the page.
    [/setConnected\(t\)\{.*?\}/],
    [/this\._\$AP\?\.\(!1,!0,s\)(?=;)/],
    [/h\?\._\$AO\?\.\(!1\),/],
    // Templates of SVG, of MathML, and compiled ones.
    [/2===i\?"<svg>":3===i\?"<math>":/],
    [/\+\(2===i\?"<\/svg>".*?\)(?=\),e)/],
    [/,2===i\|\|3===i\)\{.*?\}/, ');'],
    [/"number"==typeof s\?(this\.[\w$]+\(t\)):.*?,s\)(?=;)/, '$1'],
  ],
};

/** Minifies style sheets in templates, and leaves out what the modals do not use of Lit. */
export const smallSources: Plugin = {
  name: 'small-sources',
  enforce: 'pre',
  async transform(code, id) {
    if (id.endsWith('/css-tag.js')) return cssTag;
    const cuts = unused[basename(id)];
    if (cuts) {
      const outdated = cuts.find(([cut]) => code.search(cut) < 0);
      if (outdated) this.error(`${basename(id)} has changed: ${outdated[0].source}`);
      return cuts.reduce((rest, [cut, instead = '']) => rest.replace(cut, instead), code);
    }
    if (!id.endsWith('.styles.ts')) return null;
    const parts = code.split(/(?<=css(?: \*\/ )?`)([^`]*)(?=`)/);
    const small = parts.map(async (part, index) =>
      index % 2 && !part.includes('${')
        ? (await transform(part, { loader: 'css', minify: true, charset: 'utf8' })).code.trim()
        : part,
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
