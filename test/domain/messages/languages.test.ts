import assert from 'node:assert/strict';
import test from 'node:test';
import { languageOf, locales } from '../../../src/messages/languages.ts';

for (const [language, tags] of Object.entries({
  en: ['en', 'en-US', 'la', 'est', 'eso-ES', 'zh-Hans', '', 'constructor'],
  es: ['es', 'es-US', 'es-MX', 'es-419', 'ES'],
})) {
  for (const tag of tags) {
    test(`A page in "${tag}" is spoken to in ${language}`, () => assert.equal(languageOf(tag), language));
  }
}

test('Money and dates are written as in the United States', () => {
  for (const [language, locale] of Object.entries(locales)) assert.equal(locale, `${language}-US`);
});
