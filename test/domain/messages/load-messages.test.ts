import assert from 'node:assert/strict';
import test from 'node:test';
import { loadMessages, type CatalogueModule } from '../../../src/messages/load-messages.ts';

type Module = Promise<CatalogueModule<'close'>>;
const english = { close: 'Close' };
const spanish = { close: 'Cerrar' };

const modules: readonly [what: string, fetchModule: () => Module, language: string, text: string][] = [
  ['that are there', () => Promise.resolve({ catalogue: spanish }), 'es', 'Cerrar'],
  ['that cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch')), 'en', 'Close'],
  ['that never come', () => new Promise(() => undefined), 'en', 'Close'],
];

for (const [what, fetchModule, language, text] of modules) {
  test(`Texts ${what} are spoken in ${language}`, async ({ mock }) => {
    const limit = new AbortController();
    mock.method(AbortSignal, 'timeout', () => limit.signal);
    const loading = loadMessages('es', english, fetchModule);
    setImmediate(() => limit.abort());
    const { language: spoken, catalogue } = await loading;
    assert.deepEqual([spoken, catalogue.close], [language, text]);
  });
}
