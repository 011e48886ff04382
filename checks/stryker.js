import { tmpdir } from 'node:os';
import { join } from 'node:path';

/* `npm run test:mutation` breaks the code. Tests must notice 95 of 100 changes. Option: --mutate "src/fields/*.ts" */

/** Messages for developers, whose words have no effect on behavior. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'sentences',
    value: {
      shouldIgnore: (/** @type {{ node: { type: string, value?: unknown } }} */ { node }) =>
        node.type === 'StringLiteral' && /^[A-Z].* .*\.$/.test(String(node.value)) ? 'a sentence' : undefined,
    },
  },
];

export default {
  mutate: [
    'src/money.ts',
    'src/{fields,options,payment,operation}/**/*.ts',
    'src/adjuster/upload/**/*.ts',
    'mock-server/simulator/adjuster/life/**/*.ts',
    // Texts.
    '!src/**/*.en.ts',
  ],
  testRunner: 'tap',
  // The tests of the site and of the demo read files that are not copied, and `compact-shapes` the text of functions.
  tap: {
    testFiles: [
      'test/domain/{!(compact-shapes|demo-stories),!(site)/**/*}.test.ts',
      'test/sandbox/adjuster/life/*.test.ts',
      // The sandbox reads what the services send.
      'test/sandbox/requests.test.ts',
    ],
  },
  plugins: ['@stryker-mutator/tap-runner', import.meta.filename],
  ignorers: ['sentences'],
  ignorePatterns: ['dist', 'dist-demo', 'docs', 'bench', 'demo'],
  // Outside the repository, so that other tools do not read the copies. Node runs no TypeScript in node_modules.
  tempDirName: join(tmpdir(), 'payment-modals-mutants'),
  reporters: ['progress', 'clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  coverageAnalysis: 'perTest',
  disableTypeChecks: false,
  thresholds: { high: 100, low: 95, break: 95 },
};
