import assert from 'node:assert/strict';
import test from 'node:test';
import { languageOf, locales } from '../../../src/messages/languages.ts';

const tags: readonly [tag: string, language: string][] = [
  ['en', 'en'],
  ['en-US', 'en'],
  ['es', 'es'],
  ['es-US', 'es'],
  ['es-MX', 'es'],
  ['es-419', 'es'],
  ['ES', 'es'],
  ['la', 'en'],
  ['est', 'en'],
  ['eso-ES', 'en'],
  ['zh-Hans', 'en'],
  ['', 'en'],
  ['constructor', 'en'],
];

for (const [tag, language] of tags) {
  test(`A page in "${tag}" is spoken to in ${language}`, () => assert.equal(languageOf(tag), language));
}

test('Money and dates are written as in the United States', () => {
  for (const [language, locale] of Object.entries(locales)) assert.equal(locale, `${language}-US`);
});
