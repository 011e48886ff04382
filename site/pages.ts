import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import file from './pages.json' with { type: 'json' };

/** The project's folder. Sources of pages are relative to it. */
export const root = resolve(import.meta.dirname, '..');

export interface SitePage {
  readonly source: string;
  readonly path: string;
  readonly title: string;
  /** Shows no outline, which leaves room for tables with many columns. */
  readonly wide?: boolean;
  /** Excluded from the search: the page repeats what others explain. */
  readonly unsearched?: boolean;
}

const home: SitePage = { source: 'site/home.md', path: 'index', title: 'Payment modals', unsearched: true };

function pathOf(source: string): string {
  return source
    .replace(/^docs\//, '')
    .replace(/README\.md$/, 'index')
    .replace(/\.md$/, '');
}

/** A decision's title is its heading, as plain text. */
function decision(source: string): SitePage {
  const [, title = source] = /^# (.*)/.exec(readFileSync(resolve(root, source), 'utf8')) ?? [];
  return { source, path: pathOf(source), title: title.replaceAll('`', ''), unsearched: true };
}

type Listed = Omit<SitePage, 'path'> & Partial<Pick<SitePage, 'path'>>;

export const sections: readonly { readonly title: string; readonly pages: readonly SitePage[] }[] = [
  ...Object.entries(file as Readonly<Record<string, readonly Listed[]>>).map(([title, listed]) => ({
    title,
    pages: listed.map((page) => ({ path: pathOf(page.source), ...page })),
  })),
  { title: 'Decisions', pages: globSync('docs/decisions/*.md', { cwd: root }).sort().map(decision) },
];

const preview: SitePage = { source: 'site/preview.md', path: 'preview', title: 'Preview', unsearched: true };

export const pages: readonly SitePage[] = [home, preview, ...sections.flatMap((section) => section.pages)];

export function isSearched(document: string): boolean {
  return !pages.find(({ source }) => source === document)?.unsearched;
}

/** Files that documents link to. The site has a copy of each. */
export const files: readonly string[] = ['examples/recorded-requests.json', 'docs/images/payment.webp', 'LICENSE'];

const addresses = new Map(pages.map(({ source, path }) => [source, `/${path.replace(/(^|\/)index$/, '$1')}`]));

/** The address of a document, folder or file on the site; undefined if it is not on the site. */
export function addressOf(source: string): string | undefined {
  if (files.includes(source)) return `/files/${source}`;
  // A folder has the address of the page that describes it.
  const example = `${source.replace('examples/', 'docs/start/')}.md`;
  const documents = [source, `${source}/README.md`, example, `${source}/0001-one-screen-for-choices-and-fields.md`];
  const address = documents.map((document) => addresses.get(document)).find((found) => found !== undefined);
  return address === undefined || address.endsWith('/') ? address : `${address}.html`;
}

/** A document's link as a link on the site. Throws if the site has no page for it. */
export function siteLink(source: string, href: string): string {
  const [target = '', hash] = href.split('#');
  const document = join(dirname(source), target).replaceAll(sep, '/').replace(/\/$/, '');
  const address = addressOf(document);
  if (address === undefined)
    throw new Error(`${source} links to ${href}, which the site does not have. Add it to site/pages.json.`);
  return hash === undefined ? address : `${address}#${hash}`;
}
