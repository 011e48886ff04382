import { defineConfig, globalIgnores } from 'eslint/config';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

const code = '{src,components,adapters,mock-server,demo,bench,test}/**/*.ts';
const shipped = '{src,components,adapters,mock-server}/**/*.ts';
const elements = '{components,test/components,demo,mock-server/pages}/**/*.ts';

const markup = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe'];

const syntax = [
  { selector: 'ExportDefaultDeclaration', message: 'Exports have names.' },
  ...markup.map((name) => ({
    selector: `:matches(AssignmentExpression > .left, CallExpression > .callee)[property.name="${name}"]`,
    message: 'Markup from text breaks under Trusted Types.',
  })),
];

// The rest of what `src` may not read does not compile there: src/tsconfig.json.
const clock = ['NewExpression[arguments.length=0]', 'CallExpression'].map((call) => ({
  selector: `${call}[callee.name="Date"]`,
  message: 'Time is passed in.',
}));

export default defineConfig(
  globalIgnores([
    '**/dist',
    'dist-demo',
    'dist-site',
    'coverage',
    'playwright-report',
    'test-results',
    'test/package',
    // Compiled with each framework by npm run package:check.
    'adapters/templates',
    'examples',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,js}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // The elements of JSX are declared in one.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-eval': 'error',
      'prefer-const': 'error',
    },
  },
  // Rules that need types are slow. What is shipped gets all of them; the rest, those that find a forgotten `await`.
  {
    files: ['**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
    },
  },
  {
    files: [shipped],
    extends: [tseslint.configs.strictTypeCheckedOnly, tseslint.configs.stylisticTypeCheckedOnly],
    rules: {
      // These two take half of the time of all rules that need types, and `tsc` finds what they find.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // It does not see that another call may have changed the state during an await.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/unbound-method': 'off', // Lit binds the listeners of a template.
    },
  },
  {
    files: [code],
    rules: { 'no-restricted-syntax': ['error', ...syntax] },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...syntax, ...clock],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time is passed in.' },
        { object: 'Date', property: 'parse', message: 'It reads text in as many ways as there are engines.' },
        { object: 'Math', property: 'random', message: 'Randomness is passed in.' },
      ],
    },
  },
  {
    files: [elements],
    extends: [lit.configs['flat/recommended'], wc.configs['flat/best-practice'], litA11y.configs.recommended],
    rules: {
      'lit/ban-attributes': ['error', 'style'],
      'lit/prefer-static-styles': 'error',
      'no-restricted-imports': [
        'error',
        ...['style-map', 'unsafe-html', 'unsafe-svg', 'unsafe-mathml'].map((directive) => ({
          name: `lit/directives/${directive}.js`,
          message: 'Breaks under a strict content security policy.',
        })),
      ],
    },
  },
  {
    files: ['{test,bench}/**/*.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['test', 'it', 'describe', 'suite'] },
            // @open-wc/testing declares expect(…).to.equal(…) a promise, which it is not.
            { from: 'package', package: 'chai', name: 'Equal' },
          ],
        },
      ],
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-properties': [
        'error',
        ...['it', 'test', 'describe', 'suite'].flatMap((object) =>
          ['only', 'skip'].map((property) => ({ object, property, message: 'All tests run.' })),
        ),
      ],
    },
  },
  { files: ['{config,scripts,bench,mock-server,examples,site/checker}/**/*.{ts,js}'], rules: { 'no-console': 'off' } },
);
