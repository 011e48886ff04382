import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

/** The project's folder. Sources of pages are relative to it. */
export const root = resolve(import.meta.dirname, '..');

export interface SitePage {
  /** The document, relative to the project's folder. */
  readonly source: string;
  /** Path of the page on the site, without the extension. */
  readonly path: string;
  readonly title: string;
  /** Shows no outline, which leaves room for tables with many columns. */
  readonly wide?: true;
  /** Excluded from the search: the page repeats what others explain. */
  readonly unsearched?: true;
}

export interface Section {
  readonly title: string;
  readonly pages: readonly SitePage[];
}

const home: SitePage = { source: 'site/home.md', path: 'index', title: 'Payment modals', unsearched: true };

function doc(source: string, title: string, path = pathOf(source)): SitePage {
  return { source, path, title };
}

function pathOf(source: string): string {
  return source
    .replace(/^docs\//, '')
    .replace(/README\.md$/, 'index')
    .replace(/\.md$/, '');
}

/** A decision's title is its heading, as plain text. */
function decision(source: string): SitePage {
  const [, title = source] = /^# (.*)/.exec(readFileSync(resolve(root, source), 'utf8')) ?? [];
  return { ...doc(source, title.replaceAll('`', '')), unsearched: true };
}

/** All pages except the home page, in the order of the sidebar. */
export const sections: readonly Section[] = Object.entries<readonly SitePage[]>({
  'Get started': [
    doc('docs/start/README.md', 'Get started'),
    doc('docs/start/plain-html.md', 'Plain HTML'),
    doc('docs/start/jquery.md', 'jQuery'),
    doc('docs/start/vite-typescript.md', 'Vite and TypeScript'),
    doc('docs/start/react.md', 'React'),
    doc('docs/start/vue.md', 'Vue'),
    doc('docs/start/angular.md', 'Angular'),
    doc('docs/start/svelte.md', 'Svelte'),
    doc('docs/start/solid.md', 'Solid'),
    doc('docs/start/webpack.md', 'webpack'),
    doc('docs/start/next.md', 'Next.js'),
    doc('docs/start/nuxt.md', 'Nuxt'),
    doc('docs/start/sveltekit.md', 'SvelteKit'),
    doc('docs/start/astro.md', 'Astro'),
    doc('docs/start/react-router.md', 'React Router'),
    doc('docs/start/jest.md', 'Jest'),
    doc('docs/migration.md', 'Migration'),
    doc('docs/troubleshooting.md', 'Troubleshooting'),
  ],
  'Your page': [
    doc('docs/integration.md', 'Integration options'),
    doc('docs/frameworks.md', 'Frameworks'),
    doc('docs/secure-frame.md', 'Secure frame mode'),
    { ...doc('docs/theming.md', 'Theming'), wide: true },
    doc('docs/languages.md', 'Languages'),
    doc('docs/testing.md', 'Testing'),
    doc('docs/accessibility.md', 'Accessibility'),
  ],
  'Your server': [
    doc('docs/server.md', 'Create sessions'),
    doc('docs/locked-options.md', 'Locked options'),
    doc('docs/refunds.md', 'Void and refund'),
    doc('docs/approval-requests.md', 'Approval requests'),
    doc('docs/webhooks.md', 'Webhooks'),
    doc('docs/look-ups.md', 'Look-ups'),
    doc('docs/production-checklist.md', 'Production checklist'),
    doc('docs/operating.md', 'Operating'),
    doc('mock-server/README.md', 'Sandbox', 'sandbox'),
  ],
  Security: [
    doc('docs/security.md', 'Security and CSP'),
    doc('docs/pci-dss.md', 'PCI DSS'),
    doc('docs/threat-model.md', 'Threat model'),
    doc('docs/keys-and-logs.md', 'Keys, sessions and logs'),
    doc('SECURITY.md', 'Report a vulnerability', 'report'),
  ],
  Reference: [
    doc('docs/payment/README.md', '<portal-payment>'),
    doc('docs/account/README.md', '<claims-account>'),
    doc('docs/adjuster/README.md', '<claims-adjuster>'),
    doc('docs/response-codes.md', 'Codes, sessions and limits'),
    doc('docs/states.md', 'States'),
    doc('docs/glossary.md', 'Glossary'),
  ],
  Project: [
    { ...doc('README.md', 'Readme', 'readme'), unsearched: true },
    { ...doc('bench/results.md', 'Benchmarks', 'results'), wide: true },
    doc('examples/README.md', 'Examples', 'examples'),
    ...Object.entries({ node: 'Node', csharp: 'C#', java: 'Java', php: 'PHP', python: 'Python' }).map(
      ([name, language]) =>
        doc(`examples/${name}-server/README.md`, `Server in ${language}`, `examples/${name}-server`),
    ),
    doc('CHANGELOG.md', 'Changelog', 'changelog'),
    doc('ARCHITECTURE.md', 'Architecture', 'architecture'),
    doc('CONTRIBUTING.md', 'Contributing', 'contributing'),
  ],
  Decisions: globSync('docs/decisions/*.md', { cwd: root }).sort().map(decision),
}).map(([title, inSection]) => ({ title, pages: inSection }));

/** The preview in the theme editor. */
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
