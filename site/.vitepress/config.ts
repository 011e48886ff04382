import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitepress';
import { languageImports } from '../../config/vite/language-imports.ts';
import { checkLinks } from '../check-links.ts';
import { drawn } from '../markdown/drawings.ts';
import { includedExamples } from '../markdown/examples.ts';
import { siteLinks } from '../markdown/links.ts';
import { tables } from '../markdown/tables.ts';
import { addressOf, pages, root, sections } from '../pages.ts';
import { sourceFiles } from '../source-files.ts';

const sources = pages.map(({ source }) => source);

/** The demo, where it runs beside the site. */
const demo = process.env.DEMO_URL;

export default defineConfig({
  title: 'Payment modals',
  description: 'Payment windows for an insurer’s pages: how to put them there, and what they say.',
  lang: 'en-US',

  srcDir: root,
  outDir: resolve(root, 'dist-site'),
  cacheDir: resolve(root, 'node_modules/.cache/vitepress'),
  rewrites: Object.fromEntries(pages.map(({ source, path }) => [source, `${path}.md`])),
  srcExclude: globSync('**/*.md', { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist.*)$/.test(path) }).filter(
    (path) => !sources.includes(path),
  ),

  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: '/icon.svg' }]],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    // The names that headings have on GitHub.
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
      tables(markdown);
      drawn(markdown);
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
    plugins: [languageImports, msw({ mode: 'worker-only' }), sourceFiles],
    optimizeDeps: { entries: [] },
    // The theme editor has the modal and the sandbox behind it, once somebody wants to see them.
    build: { chunkSizeWarningLimit: 1_000 },
  },

  themeConfig: {
    logo: { src: '/icon.svg', alt: '' },
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Start', link: '/start/' },
      { text: 'Guides', link: '/pages.html' },
      { text: 'Reference', link: '/payment/' },
      { text: 'Sandbox', link: '/sandbox.html' },
      ...(demo ? [{ text: 'Demo', link: demo }] : []),
    ],
    sidebar: sections.map(({ title, pages: inSection, collapsed }) => ({
      text: title,
      ...(collapsed ? { collapsed } : {}),
      // The theme takes names for markup.
      items: inSection.map(({ title: name, source }) => ({
        text: name.replace('<', '&lt;'),
        link: addressOf(source) ?? '/',
      })),
    })),
    docFooter: { prev: 'Before', next: 'Next' },
  },
});
