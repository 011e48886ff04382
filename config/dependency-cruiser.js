import { readdirSync } from 'node:fs';
import { modals } from './modals.ts';

const products = ['src', 'components', 'adapters', 'mock-server'];
const folders = [...products, 'test', 'demo', 'bench', 'examples', 'scripts', 'config', 'site'];

/** @type {(name: string, from: string, to: string) => import('dependency-cruiser').IForbiddenRuleType} */
const forbid = (name, from, to) => ({ name, severity: 'error', from: { path: from }, to: { path: to } });

/**
 * `folder` may import only itself and the `allowed` folders of the project.
 *
 * @param {string} folder
 * @param {string[]} allowed
 */
function layer(folder, allowed) {
  const others = folders.filter((other) => other !== folder && !allowed.includes(other));
  return forbid(`${folder}-imports-only-${[folder, ...allowed].join('-')}`, `^${folder}/`, `^(${others.join('|')})/`);
}

/** The layers of `src`, lowest first. A folder imports only from lower layers. */
const floors = [
  ['fields', 'options', 'messages', 'operation'],
  ['http'],
  ['claims'],
  ['payment', 'account', 'adjuster'],
  ['server'],
];

const known = floors.flat();
const unknown = readdirSync('src').find((name) => !name.includes('.') && !known.includes(name));
if (unknown) throw new Error(`Add src/${unknown} to the floors in config/dependency-cruiser.js.`);

const floorRules = floors.flatMap((names, floor) => {
  const notBelow = floors.slice(floor).flat();
  return names.map((folder) => {
    const others = notBelow.filter((other) => other !== folder);
    return forbid(`src-${folder}-imports-what-is-below`, `^src/${folder}/`, `^src/(${others.join('|')})/`);
  });
});

/** The components of a modal import only its own part of `src`. Shared components import no modal. */
const modalRules = [...modals.map(({ tag }) => tag), 'shared'].map((folder) => {
  const others = modals.filter(({ tag }) => tag !== folder);
  const theirs = others.map(({ tag, folder: own }) => `^components/${tag}/|^src/${own}/`).join('|');
  return forbid(`components-${folder}-knows-no-other-modal`, `^components/${folder}/`, theirs);
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...floorRules,
    ...modalRules,
    forbid('src-ground-imports-nothing-above', '^src/[^/]+$', '^src/[^/]+/'),
    { name: 'no-circles-between-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    layer('src', []),
    layer('components', ['src']),
    layer('adapters', ['src', 'components']),
    layer('mock-server', ['src', 'components']),
    forbid('sandbox-pages-import-shared-components', '^mock-server/(?!pages/)', '^components/'),
    forbid('sandbox-pages-know-no-modal', '^mock-server/', '^components/(?!shared/)'),
    forbid('nothing-imports-these', '^(?!(test|demo|bench|examples)/)', '^(test|demo|bench|examples)/'),
    forbid('only-tests-import-site', '^(?!site/|test/)', '^site/.*[.]ts$'),
    // The domain runs everywhere: it imports neither Lit, MSW nor Node.
    forbid('src-runs-anywhere', '^src/', '^node_modules/(lit|@lit|msw|jquery)[^/]*/'),
    {
      // Pages import only types. Otherwise every script would contain the schemas.
      name: 'requests-are-read-by-the-service',
      severity: 'error',
      from: { path: '^(src|components|adapters)/', pathNot: '^src/[^/]+/requests[.]ts$' },
      to: { path: '^src/[^/]+/requests[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'node-builtins-outside-the-page',
      severity: 'error',
      from: { path: '^(src|components|adapters/(jquery|script))/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      // Published code imports only dependencies, or packages that are built into it.
      name: 'declared-dependencies',
      severity: 'error',
      from: { path: '^(src|components|adapters)/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['npm-peer', 'type-only'],
        pathNot: '^node_modules/credit-card-type/',
      },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    exclude: {
      path: '(^|/)((site|bench|checks|scripts/.*)/node_modules|dist|dist-demo|dist-site|coverage|playwright-report|test-results|test/package|examples)/',
    },
    doNotFollow: { path: '^node_modules/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
    },
  },
};
