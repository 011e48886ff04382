import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { addressOfDocument } from '../../../site/elements/addresses.ts';
import { addressOf, pages, siteLink } from '../../../site/pages.ts';

suite('the links of documents', () => {
  const cases = [
    ['docs/integration.md', 'payment/README.md', '/payment/'],
    ['docs/payment/README.md', '../response-codes.md#declines', '/response-codes.html#declines'],
    ['docs/server.md', '../mock-server/README.md', '/sandbox.html'],
    ['docs/server.md', '../examples/recorded-requests.json', '/files/examples/recorded-requests.json'],
    ['examples/README.md', 'vue', '/start/vue.html'],
    ['README.md', 'docs/decisions', '/decisions/0001-one-screen-for-choices-and-fields.html'],
  ] as const;

  for (const [source, href, expected] of cases)
    test(`lead from ${source} to ${expected}`, () => assert.equal(siteLink(source, href), expected));

  test('that lead to no page are refused', () =>
    assert.throws(() => siteLink('docs/integration.md', 'nowhere.md'), /docs\/integration\.md links to nowhere\.md/));

  test('are found by the elements in the browser too', () => {
    const documents = pages.map(({ source }) => source).filter((source) => source.startsWith('docs/'));
    assert.deepEqual(documents.map(addressOfDocument), documents.map(addressOf));
    assert.equal(addressOfDocument('docs/payment/README.md#events'), '/payment/#events');
    assert.equal(addressOfDocument('docs/response-codes.md#browsers'), '/response-codes.html#browsers');
  });
});
