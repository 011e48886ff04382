import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitepress';
import { languageImports } from '../../config/vite/language-imports.ts';
import { checkLinks } from '../check-links.ts';
import { includedExamples } from '../markdown/examples.ts';
import { siteLinks } from '../markdown/links.ts';
import { addressOf, isSearched, pages, root, sections } from '../pages.ts';
import { sourceFiles } from '../source-files.ts';

/** The pages are outside this folder, and Vue is installed inside it. */
const vueOfSite: Plugin = {
  name: 'vue-of-site',
  enforce: 'pre',
  resolveId(id) {
    return /^vue($|\/)/.test(id) ? this.resolve(id, import.meta.filename, { skipSelf: true }) : null;
  },
};

/** The theme's home page has no `main`. */
const mainOfHome: Plugin = {
  name: 'main-of-home',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/VPHome.vue') ? code.replace(/<div(\s+class="VPHome"[^]*)<\/div>/, '<main$1</main>') : null,
};

export default defineConfig({
  title: 'Payment modals',
  description: 'Payment modals for insurers: web components to pay bills, pay claims and request approval.',
  lang: 'en-US',

  srcDir: root,
  outDir: resolve(root, 'dist-site'),
  cacheDir: resolve(root, 'node_modules/.cache/vitepress'),
  rewrites: Object.fromEntries(pages.map(({ source, path }) => [source, `${path}.md`])),
  srcExclude: globSync('**/*.md', { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist.*)$/.test(path) }).filter(
    (path) => pages.every(({ source }) => source !== path),
  ),

  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: '/icon.svg' }]],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    // Anchors are the same as on GitHub.
    anchor: {
      slugify: (heading) =>
        heading
          .trim()
          .toLowerCase()
          .replace(/[^\p{L}\p{N}\s_-]/gu, '')
          .replace(/\s/g, '-'),
    },
    config(markdown) {
      siteLinks(markdown);
      includedExamples(markdown);
    },
  },
  transformPageData({ filePath }) {
    const wide = pages.find(({ source }) => source === filePath)?.wide;
    return wide ? { frontmatter: { aside: false, pageClass: 'wide' } } : {};
  },
  buildEnd: ({ outDir }) => checkLinks(outDir),

  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.includes('-') } } },
  vite: {
    configFile: false,
    publicDir: resolve(root, 'site/public'),
    define: { __DEV__: 'true' },
    plugins: [vueOfSite, mainOfHome, languageImports(), sourceFiles],
    optimizeDeps: { entries: [] },
  },

  themeConfig: {
    logo: { src: '/icon.svg', alt: '' },
    search: {
      provider: 'local',
      options: {
        // Pages about the project, and the glossary, come after the guides. The browser gets the text of this function, so it uses no outer names.
        miniSearch: {
          searchOptions: {
            boostDocument: (id: string) =>
              /^\/(results|examples|changelog|architecture|contributing|before-and-after|glossary)/.test(id) ? 0.3 : 1,
          },
        },
        _render: async (text, env, markdown) =>
          isSearched(env.relativePath) ? await markdown.renderAsync(text, env) : '',
      },
    },
    outline: [2, 3],
    nav: [
      { text: 'Get started', link: '/start/' },
      { text: 'Guides', link: '/integration.html' },
      { text: 'Reference', link: '/payment/' },
      { text: 'Sandbox', link: '/sandbox.html' },
    ],
    sidebar: sections.map(({ title, pages: inSection }) => ({
      text: title,
      ...(/Project|Decisions/.test(title) ? { collapsed: true } : {}),
      // The theme renders titles as HTML.
      items: inSection.map(({ title: name, source }) => ({
        text: name.replace('<', '&lt;'),
        link: addressOf(source) ?? '/',
      })),
    })),
  },
});
