import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The folder of the project, which the sources of pages are named from. */
export const root = resolve(import.meta.dirname, '..');

/** A page of the site, and the document that it is the reading of. */
export interface SitePage {
  /** The document, from the project's folder. */
  readonly source: string;
  /** Where it is on the site, without its extension. */
  readonly path: string;
  /** Its name in the list of pages. */
  readonly title: string;
  /** It takes the room of the list of its headings, for tables with many columns. */
  readonly wide?: true;
}

export interface Section {
  readonly title: string;
  readonly pages: readonly SitePage[];
  readonly collapsed?: true;
}

const home: SitePage = { source: 'site/home.md', path: 'index', title: 'Payment modals' };

function doc(source: string, title: string, path = pathOf(source)): SitePage {
  return { source, path, title };
}

function pathOf(source: string): string {
  return source
    .replace(/^docs\//, '')
    .replace(/README\.md$/, 'index')
    .replace(/\.md$/, '');
}

/** A decision is named by its own first line. */
function decision(source: string): SitePage {
  const [, title = source] = /^# (.*)/.exec(readFileSync(resolve(root, source), 'utf8')) ?? [];
  return doc(source, title);
}

/** All pages but the first, in the order in which they are listed. */
export const sections: readonly Section[] = [
  {
    title: 'Start',
    pages: [
      doc('docs/start/README.md', 'In ten minutes'),
      doc('docs/start/plain-html.md', 'Plain HTML'),
      doc('docs/start/jquery.md', 'jQuery'),
      doc('docs/start/vite-typescript.md', 'Vite and TypeScript'),
      doc('docs/start/react.md', 'React'),
      doc('docs/start/vue.md', 'Vue'),
      doc('docs/start/angular.md', 'Angular'),
      doc('docs/start/svelte.md', 'Svelte'),
      doc('docs/start/solid.md', 'Solid'),
      doc('docs/start/webpack.md', 'webpack'),
      doc('docs/moving.md', 'Moving an old page over'),
      doc('docs/trouble.md', 'It does not work'),
    ],
  },
  {
    title: 'Guides',
    pages: [
      doc('docs/pages.md', 'Ways onto a page'),
      doc('docs/framed.md', 'In a frame'),
      { ...doc('docs/theming.md', 'Its look'), wide: true },
      doc('docs/languages.md', 'Its languages'),
      doc('docs/testing.md', 'Testing a page'),
      doc('docs/accessibility.md', 'Accessibility'),
    ],
  },
  {
    title: 'Server and service',
    pages: [
      doc('docs/server.md', 'The server’s part'),
      doc('docs/hearing.md', 'How your server hears'),
      doc('docs/security.md', 'Security and PCI'),
      doc('docs/operating.md', 'Operating the service'),
      doc('mock-server/README.md', 'The sandbox', 'sandbox'),
    ],
  },
  {
    title: 'Reference',
    pages: [
      doc('docs/payment/README.md', '<portal-payment>'),
      doc('docs/account/README.md', '<claims-account>'),
      doc('docs/adjuster/README.md', '<claims-adjuster>'),
      doc('docs/codes.md', 'Codes, sessions, limits'),
      doc('docs/states.md', 'States'),
    ],
  },
  {
    title: 'Project',
    collapsed: true,
    pages: [
      doc('README.md', 'Read me', 'readme'),
      doc('docs/figures.md', 'Figures'),
      { ...doc('bench/results.md', 'All figures', 'results'), wide: true },
      doc('docs/before-and-after.md', 'Before and after'),
      doc('examples/README.md', 'Examples', 'examples'),
      doc('examples/node-server/README.md', 'A server in Node', 'examples/node-server'),
      doc('examples/csharp-server/README.md', 'A server in C#', 'examples/csharp-server'),
      doc('examples/java-server/README.md', 'A server in Java', 'examples/java-server'),
      doc('examples/php-server/README.md', 'A server in PHP', 'examples/php-server'),
      doc('examples/python-server/README.md', 'A server in Python', 'examples/python-server'),
      doc('CHANGELOG.md', 'What has changed', 'changelog'),
      doc('ARCHITECTURE.md', 'Architecture', 'architecture'),
      doc('CONTRIBUTING.md', 'How to contribute', 'contributing'),
      doc('SECURITY.md', 'Report a fault', 'report'),
    ],
  },
  {
    title: 'Decisions',
    collapsed: true,
    pages: globSync('docs/decisions/*.md', { cwd: root }).sort().map(decision),
  },
];

/** The document in the frame of the theme editor. */
const preview: SitePage = { source: 'site/preview.md', path: 'preview', title: 'Preview' };

export const pages: readonly SitePage[] = [home, preview, ...sections.flatMap((section) => section.pages)];

/** Folders that documents link to, and the page that says what is in one. */
const folders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['plain-html', 'jquery', 'vite-typescript', 'react', 'vue', 'angular', 'svelte', 'solid', 'webpack'].map((name) => [
      `examples/${name}`,
      `docs/start/${name}.md`,
    ]),
  ),
  'examples/react-18': 'docs/start/react.md',
  ...Object.fromEntries(
    ['csharp', 'java', 'php', 'python'].map((name) => [`examples/${name}-server`, `examples/${name}-server/README.md`]),
  ),
  'docs/decisions': 'docs/decisions/0001-choosing-and-entering-are-one-screen.md',
};

/** Files that documents link to as they are. The site has a copy of each. */
export const files: readonly string[] = ['mock-server/openapi.yaml', 'examples/recorded-requests.json'];

const addresses = new Map(pages.map(({ source, path }) => [source, `/${path.replace(/(^|\/)index$/, '$1')}`]));

/** The address of a document, folder or file of the project on the site; undefined where it has none. */
export function addressOf(source: string): string | undefined {
  if (files.includes(source)) return `/files/${source}`;
  const address = addresses.get(folders[source] ?? source);
  return address === undefined || address.endsWith('/') ? address : `${address}.html`;
}
