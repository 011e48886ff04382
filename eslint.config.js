import parser from '@typescript-eslint/parser';
import { defineConfig, globalIgnores } from 'eslint/config';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';

// General rules and rules that need types are in .oxlintrc.json. Here are those that oxlint lacks.
const code = '{src,components,adapters,mock-server,demo,test}/**/*.ts';
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
    'adapters/templates',
    'examples',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.ts'], languageOptions: { parser } },
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
      'no-restricted-properties': [
        'error',
        ...['it', 'test', 'describe', 'suite'].flatMap((object) =>
          ['only', 'skip'].map((property) => ({ object, property, message: 'All tests run.' })),
        ),
      ],
    },
  },
);
