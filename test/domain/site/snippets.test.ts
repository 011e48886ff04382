import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { tokens } from '../../../components/shared/tokens.styles.ts';
import { recipes } from '../../../scripts/recipes.ts';
import { checkPage } from '../../../site/checker/check-page.ts';

/* Snippets that are not programs. Programs are compiled with the package (`npm run package:check`). */

const documents = ['README.md', ...globSync('docs/**/*.md'), 'mock-server/README.md', ...globSync('examples/**/*.md')];

const snippets = documents.flatMap((document) => {
  const markdown = readFileSync(document, 'utf8');
  return Array.from(
    markdown.matchAll(/^```(\w*)(?: \[[^\]]*\])?\n([^]*?)^```/gm),
    ({ 1: language = '', 2: text = '', index }) => ({
      where: `${document}:${markdown.slice(0, index).split('\n').length}`,
      language,
      text,
    }),
  );
});

type Snippet = (typeof snippets)[number];

const of = (...languages: readonly string[]) => snippets.filter(({ language }) => languages.includes(language));

const properties = new Set([...tokens.cssText.matchAll(/--portal-[\w-]+/g)].map(([name]) => name));
const parts = new Set(
  globSync('components/**/*.ts').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/@csspart ([\w-]+)/g), ([, name = '']) => name),
  ),
);

suite('the snippets of the documents', () => {
  for (const { where, text } of of('json')) test(`${where} is JSON`, () => assert.doesNotThrow(() => JSON.parse(text)));

  for (const { where, text } of of('css'))
    test(`${where} names existing custom properties and parts`, () => {
      const named = Array.from(text.matchAll(/--portal-[\w-]+/g), ([name]) => name);
      const partsNamed = Array.from(text.matchAll(/::part\(([\w-]+)\)/g), ([, name = '']) => name);
      assert.ok(named.length + partsNamed.length > 0);
      const unknown = [
        ...named.filter((name) => !properties.has(name)),
        ...partsNamed.filter((name) => !parts.has(name)),
      ];
      assert.deepEqual(unknown, []);
    });

  // Only the code of servers, and of tests that replace them, may contain a secret key.
  const isServer = ({ where, text }: Snippet) =>
    /^docs\/(server|webhooks|testing|refunds|approval-requests)/.test(where) ||
    text.includes("from 'payment-modals/node.js'");
  for (const { where, text } of of('html', 'js').filter((snippet) => !isServer(snippet)))
    test(`${where} contains nothing that the page checker reports`, () => {
      const found = checkPage(text.replaceAll('…', ''));
      assert.ok(!found.some(({ weight }) => weight === 'change'), JSON.stringify(found));
    });

  for (const { where, text } of of('', 'sh').filter((snippet) => snippet.text.includes('curl')))
    test(`${where} sends JSON, to an address of the sandbox`, () => {
      for (const [, body = ''] of text.matchAll(/-d '([^']*)'/g)) {
        const filled = body.replaceAll('REQUEST', '1');
        assert.doesNotThrow(() => JSON.parse(filled), body);
      }
      assert.match(text, /http:\/\/127\.0\.0\.1:4010\//);
    });

  test('are in languages that a test checks, or of a recipe that is run', () => {
    const ofRecipe = ({ where }: Snippet) => recipes.some((name) => where.startsWith(`docs/start/${name}.md`));
    const known = ['', 'sh', 'js', 'html', 'css', 'json', 'java', 'csharp', 'php', 'python'];
    const unknown = snippets.filter((snippet) => !known.includes(snippet.language) && !ofRecipe(snippet));
    assert.deepEqual(unknown, []);
  });
});
