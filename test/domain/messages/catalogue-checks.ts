import assert from 'node:assert/strict';
import test from 'node:test';
import { locales, type Language } from '../../../src/messages/languages.ts';
import type { Messages } from '../../../src/messages/load-messages.ts';
import type { Catalogue } from '../../../src/messages/translate.ts';

const placeholders = (text: string) => Array.from(new Set(text.match(/\{[^}]*\}/g))).toSorted();

type Load<Key extends string> = (language: Language) => Promise<Messages<Key>>;

/** A modal's texts by language, all that there are. */
export async function everyCatalogue<Key extends string>(
  load: Load<Key>,
): Promise<readonly (readonly [language: Language, texts: Catalogue<Key>])[]> {
  const languages = Object.keys(locales) as Language[];
  return Promise.all(languages.map(async (language) => [language, (await load(language)).catalogue] as const));
}

export interface Catalogues<Key extends string> {
  /** Whose texts these are, for the titles of the tests. */
  readonly modal: string;
  readonly english: Catalogue<Key>;
  readonly load: Load<Key>;
  /** Of each field its label, and the codes of what can be wrong in it. Each code needs a text. */
  readonly fields: Readonly<Record<string, readonly [label: string, codes: string]>>;
  /** The response codes that have texts of their own. */
  readonly declines: readonly string[];
  /** Texts that may speak of charging although nobody is charged. */
  readonly chargingTexts?: readonly NoInfer<Key>[];
  /** The names that people's tests find things by. They are part of the interface, as the labels are. */
  readonly names: Partial<Catalogue<NoInfer<Key>>>;
}

/** Tests that a modal's texts are complete and the same in every language. */
export async function checkCatalogues<Key extends string>(catalogues: Catalogues<Key>): Promise<void> {
  const { modal, english, load, fields, declines, chargingTexts, names } = catalogues;
  const keys = Object.keys(english) as Key[];

  for (const [language, texts] of await everyCatalogue(load)) {
    test(`The texts of ${modal} in ${language} are those of this language`, async () => {
      assert.equal((await load(language)).language, language);
      assert.equal(texts === english, language === 'en');
    });

    test(`The texts of ${modal} in ${language} are the same as in English`, () => {
      assert.deepEqual(Object.keys(texts).toSorted(), keys.toSorted());
    });

    if (chargingTexts) {
      test(`No text of ${modal} mentions charging in ${language}`, () => {
        const charging = keys.filter((key) => /\bcharged\b|\bcobr(ado|ó)(?!\p{L})/iu.test(texts[key]));
        const wrong = charging.filter((key) => !chargingTexts.includes(key));
        assert.deepEqual(wrong, []);
      });
    }

    for (const key of keys) {
      const text = texts[key];

      test(`${key} of ${modal} has the placeholders of English in ${language}, well formed`, () => {
        assert.deepEqual(placeholders(text), placeholders(english[key]));
        assert.doesNotMatch(text.replace(/\{[a-z]\w*\}/gi, ''), /[{}]/);
      });

      test(`${key} of ${modal} is written in ${language}, without surrounding white space`, () => {
        assert.notEqual(text, '');
        assert.equal(text, text.trim());
      });
    }
  }

  const required = [
    ...Object.entries(fields).flatMap(([name, [, codes]]) => codes.split(' ').map((code) => `${name}.${code}`)),
    ...declines.map((code) => `decline.${code}`),
  ];
  for (const key of required.filter((name) => !name.endsWith('.'))) {
    test(`${modal} has a text for ${key}`, () => assert.ok(key in english));
  }

  const labels = Object.entries(fields).map(([name, [label]]) => [`${name}.label`, label] as const);
  for (const [key, name] of [...labels, ...Object.entries<string | undefined>(names)]) {
    test(`${key} of ${modal} is called "${name}"`, () => assert.equal(english[key as Key], name));
  }
}
