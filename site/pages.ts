import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

/** The project's folder. Sources of pages are relative to it. */
export const root = resolve(import.meta.dirname, '..');

interface SitePage {
  readonly source: string;
  /** Path of the page on the site, without the extension. */
  readonly path: string;
  readonly title: string;
  /** Shows no outline, which leaves room for tables with many columns. */
  readonly wide?: true;
  /** Excluded from the search: the page repeats what others explain. */
  readonly unsearched?: true;
}

interface Section {
  readonly title: string;
  readonly pages: readonly SitePage[];
}

function doc(source: string, title: string, path?: string): SitePage {
  return { source, path: path ?? source.replace(/^docs\/|\.md$/g, '').replace(/README$/, 'index'), title };
}

function decision(source: string): SitePage {
  const [, title = source] = /^# (.*)/.exec(readFileSync(resolve(root, source), 'utf8')) ?? [];
  return { ...doc(source, title.replaceAll('`', '')), unsearched: true };
}

const section = (title: string, inSection: readonly SitePage[]): Section => ({ title, pages: inSection });

/** The examples of pages and of servers, and their titles. */
const frameworks = {
  ...{ 'plain-html': 'Plain HTML', jquery: 'jQuery', 'vite-typescript': 'Vite and TypeScript', react: 'React' },
  ...{ vue: 'Vue', angular: 'Angular', svelte: 'Svelte', solid: 'Solid', webpack: 'webpack' },
};
const languages = { node: 'Node', csharp: 'C#', java: 'Java', php: 'PHP', python: 'Python' };

/** All pages except the home page, in the order of the sidebar. */
export const sections: readonly Section[] = [
  section('Get started', [
    doc('docs/start/README.md', 'Get started'),
    ...Object.entries(frameworks).map(([name, title]) => doc(`docs/start/${name}.md`, title)),
    doc('docs/moving.md', 'Migration'),
    doc('docs/trouble.md', 'Troubleshooting'),
  ]),
  section('Your page', [
    doc('docs/pages.md', 'Integration options'),
    doc('docs/framed.md', 'Secure frame mode'),
    { ...doc('docs/theming.md', 'Theming'), wide: true },
    doc('docs/languages.md', 'Languages'),
    doc('docs/testing.md', 'Testing'),
    doc('docs/accessibility.md', 'Accessibility'),
  ]),
  section('Your server', [
    doc('docs/server.md', 'Server'),
    doc('docs/hearing.md', 'Webhooks and look-ups'),
    doc('docs/security.md', 'Security and CSP'),
    doc('docs/production.md', 'Production checklist'),
    doc('docs/operating.md', 'Operating'),
    doc('mock-server/README.md', 'Sandbox', 'sandbox'),
  ]),
  section('Reference', [
    doc('docs/payment/README.md', '<portal-payment>'),
    doc('docs/account/README.md', '<claims-account>'),
    doc('docs/adjuster/README.md', '<claims-adjuster>'),
    doc('docs/codes.md', 'Codes, sessions and limits'),
    doc('docs/states.md', 'States'),
    doc('docs/glossary.md', 'Glossary'),
  ]),
  section('Project', [
    { ...doc('README.md', 'Readme', 'readme'), unsearched: true },
    { ...doc('bench/results.md', 'Benchmarks', 'results'), wide: true },
    doc('examples/README.md', 'Examples', 'examples'),
    ...Object.entries(languages).map(([name, language]) =>
      doc(`examples/${name}-server/README.md`, `Server in ${language}`, `examples/${name}-server`),
    ),
    doc('CHANGELOG.md', 'Changelog', 'changelog'),
    doc('ARCHITECTURE.md', 'Architecture', 'architecture'),
    doc('CONTRIBUTING.md', 'Contributing', 'contributing'),
    doc('SECURITY.md', 'Report a vulnerability', 'report'),
  ]),
  section('Decisions', globSync('docs/decisions/*.md', { cwd: root }).sort().map(decision)),
];

export const pages: readonly SitePage[] = [
  { source: 'site/home.md', path: 'index', title: 'Payment modals', unsearched: true },
  // In the theme editor.
  { source: 'site/preview.md', path: 'preview', title: 'Preview', unsearched: true },
  ...sections.flatMap((section) => section.pages),
];

export function isSearched(document: string): boolean {
  return !pages.find(({ source }) => source === document)?.unsearched;
}

/** Folders that documents link to, each with the page that describes it. */
const folders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(frameworks).map((name) => [`examples/${name}`, `docs/start/${name}.md`])),
  ...Object.fromEntries(
    Object.keys(languages).map((name) => [`examples/${name}-server`, `examples/${name}-server/README.md`]),
  ),
  'docs/decisions': 'docs/decisions/0001-choosing-and-entering-are-one-screen.md',
};

/** Files that documents link to. The site has a copy of each. */
export const files: readonly string[] = ['examples/recorded-requests.json', 'docs/images/payment.webp', 'LICENSE'];

const addresses = new Map(pages.map(({ source, path }) => [source, `/${path.replace(/(^|\/)index$/, '$1')}`]));

/** The address of a document, folder or file on the site; undefined if it has none. */
export function addressOf(source: string): string | undefined {
  if (files.includes(source)) return `/files/${source}`;
  const address = addresses.get(folders[source] ?? source);
  return address === undefined || address.endsWith('/') ? address : `${address}.html`;
}

/**
 * Turns a link in a document into a link on the site.
 *
 * @throws If the site has no page for it.
 */
export function siteLink(source: string, href: string): string {
  const [target = '', hash] = href.split('#');
  const document = join(dirname(source), target).replaceAll(sep, '/').replace(/\/$/, '');
  const address = addressOf(document);
  if (address === undefined)
    throw new Error(`${source} links to ${href}, which the site does not have. Add it to site/pages.ts.`);
  return hash === undefined ? address : `${address}#${hash}`;
}
