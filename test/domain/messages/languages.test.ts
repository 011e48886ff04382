import assert from 'node:assert/strict';
import test from 'node:test';
import { languageOf, locales } from '../../../src/messages/languages.ts';
import { messageLoader } from '../../../src/messages/load-messages.ts';

type Module = Promise<{ readonly catalogue: typeof english }>;
const english = { close: 'Close' };
const spanish = { close: 'Cerrar' };

const modules: readonly [what: string, fetchModule: () => Module, language: string, text: string][] = [
  ['that are there', () => Promise.resolve({ catalogue: spanish }), 'es', 'Cerrar'],
  ['that cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch')), 'en', 'Close'],
  ['that never come', () => new Promise(() => undefined), 'en', 'Close'],
];

for (const [what, fetchModule, language, text] of modules) {
  test(`Texts ${what} are in ${language}`, async ({ mock }) => {
    const limit = new AbortController();
    mock.method(AbortSignal, 'timeout', () => limit.signal);
    const loading = messageLoader(english, fetchModule)('es');
    setImmediate(() => limit.abort());
    const { language: spoken, catalogue } = await loading;
    assert.deepEqual([spoken, catalogue.close], [language, text]);
  });
}

for (const [language, tags] of Object.entries({
  en: ['en', 'en-US', 'la', 'est', 'eso-ES', 'zh-Hans', '', 'constructor'],
  es: ['es', 'es-US', 'es-MX', 'es-419', 'ES'],
})) {
  for (const tag of tags) {
    test(`The modal uses ${language} on a page in "${tag}"`, () => assert.equal(languageOf(tag), language));
  }
}

test('Money and dates are written as in the United States', () => {
  for (const [language, locale] of Object.entries(locales)) assert.equal(locale, `${language}-US`);
});
