import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { before, suite, test } from 'node:test';
import { addressOf, isSearched, pages, root } from './pages.ts';

/* Searches the documentation as the search box of the site does. Needs the packages of site/, which other tests do without. */

interface Section {
  readonly id: string;
  readonly title: string;
  readonly titles: readonly string[];
  readonly text: string;
}

/** What the test needs of MiniSearch, which VitePress depends on. */
interface SearchIndex {
  addAll(sections: readonly Section[]): void;
  search(words: string): readonly { readonly id: string }[];
}

/** What people search for, and the documents that may come first. */
const searches: Readonly<Record<string, readonly string[]>> = {
  'session expired': ['docs/trouble.md'],
  'nothing happens': ['docs/trouble.md'],
  'button does nothing': ['docs/trouble.md'],
  'how do I test': ['docs/testing.md'],
  CSP: ['docs/security.md'],
  PCI: ['docs/security.md'],
  refund: ['docs/server.md'],
  void: ['docs/server.md'],
  'locked options': ['docs/server.md'],
  'webhook signature': ['docs/hearing.md'],
  webhooks: ['docs/hearing.md'],
  Spanish: ['docs/languages.md'],
  'theme colors': ['docs/theming.md'],
  'dark mode': ['docs/theming.md'],
  'high contrast': ['docs/theming.md'],
  iframe: ['docs/framed.md'],
  'jQuery 1.7': ['docs/moving.md'],
  amount: ['docs/payment/README.md'],
  'declined card sandbox': ['mock-server/README.md'],
  'React event': ['docs/start/react.md'],
  'Next.js': ['docs/start/react.md', 'docs/pages.md'],
  'TypeScript types': ['docs/start/vite-typescript.md', 'docs/pages.md'],
  accessibility: ['docs/accessibility.md'],
};

suite('a search of the site', () => {
  let index: SearchIndex;

  before(async () => {
    index = await createIndex();
  });

  for (const [words, documents] of Object.entries(searches))
    test(`for “${words}” finds ${documents.join(' or ')} first`, () => {
      const found = index.search(words).map(({ id }) => id);
      const addresses = documents.map(addressOf);
      assert.ok(addresses.includes(found[0]?.replace(/#.*/, '')), `Found first:\n${found.slice(0, 5).join('\n')}`);
    });
});

/** An index with the settings of VitePress. Source: localSearchPlugin.ts and local-search.ts in VitePress 2. */
async function createIndex(): Promise<SearchIndex> {
  const { Index, createMarkdownRenderer, markdown, themeConfig } = await loadSite();
  const { search } = themeConfig ?? {};
  const { boostDocument } = (search?.provider === 'local' && search.options?.miniSearch?.searchOptions) || {};
  assert.ok(boostDocument);
  // Code is searched without its colors.
  const renderer = await createMarkdownRenderer(root, {
    ...markdown,
    highlight: (code) => `<pre>${code.replaceAll('<', '&lt;')}</pre>`,
  });
  const index = new Index({
    fields: ['title', 'titles', 'text'],
    tokenize: (text: string) => text.split(/[\n\r\p{Z}\p{P}]+/u),
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 }, boostDocument },
  });
  for (const { source } of pages.filter((page) => isSearched(page.source))) {
    const path = join(root, source);
    const html = await renderer.renderAsync(readFileSync(path, 'utf8'), { path, relativePath: source });
    index.addAll(sectionsOf(addressOf(source) ?? source, html));
  }
  return index;
}

async function loadSite() {
  try {
    const { createMarkdownRenderer } = await import('vitepress');
    const require = createRequire(import.meta.resolve('vitepress'));
    const Index = require('minisearch') as new (settings: object) => SearchIndex;
    const { default: config } = await import('./.vitepress/config.ts');
    return { Index, createMarkdownRenderer, ...config };
  } catch (cause) {
    throw new Error('The packages of the site are missing. Run: node scripts/ready.js site', { cause });
  }
}

/** Splits a rendered page at its headings. */
function sectionsOf(page: string, html: string): readonly Section[] {
  const [, ...parts] = html.split(/<h(\d*).*?>(.*?<a.*? href="#.*?".*?>.*?<\/a>)<\/h\1>/gi);
  const sections: Section[] = [];
  let parents: string[] = [];
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const level = Number(parts[at]) - 1;
    const [, name = '', anchor = ''] = /(.*)<a.*? href="#(.*?)".*?>.*?<\/a>/i.exec(parts[at + 1] ?? '') ?? [];
    const title = withoutTags(name).trim();
    const text = withoutTags(parts[at + 2] ?? '');
    if (!title || !text) continue;
    parents = [...parents.slice(0, level), title];
    sections.push({ id: `${page}#${anchor}`, title, titles: parents.slice(0, -1).filter(Boolean), text });
  }
  return sections;
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}
