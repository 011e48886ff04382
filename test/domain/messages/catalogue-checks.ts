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
  /** What the fields can say of a text, by field: each needs its words. */
  readonly verdicts: Readonly<Record<string, readonly string[]>>;
  /** The response codes that have words of their own. */
  readonly declines: readonly string[];
  /** Where nobody is charged: the texts that may speak of charging all the same. */
  readonly chargingTexts?: readonly Key[];
  /** The names that people's tests find things by. They are part of the interface. */
  readonly names: readonly (readonly [key: Key, name: string])[];
}

/** Tests that a modal's texts are complete and the same in every language. */
export async function checkCatalogues<Key extends string>(catalogues: Catalogues<Key>): Promise<void> {
  const { modal, english, load, verdicts, declines, chargingTexts, names } = catalogues;
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
      test(`Nobody is charged in ${modal} in ${language}`, () => {
        const charging = keys.filter((key) => /\bcharged\b|\bcobr(ado|ó)(?!\p{L})/iu.test(texts[key]));
        assert.deepEqual(
          charging.filter((key) => !chargingTexts.includes(key)),
          [],
        );
      });
    }

    for (const key of keys) {
      const text = texts[key];

      test(`${key} of ${modal} has the placeholders of English in ${language}, well formed`, () => {
        assert.deepEqual(placeholders(text), placeholders(english[key]));
        assert.doesNotMatch(text.replace(/\{[a-z]\w*\}/gi, ''), /[{}]/);
      });

      test(`${key} of ${modal} is written in ${language}, without blanks around`, () => {
        assert.notEqual(text, '');
        assert.equal(text, text.trim());
      });
    }
  }

  for (const [name, codes] of Object.entries(verdicts)) {
    for (const code of ['label', ...codes]) {
      test(`There are words for ${name}.${code} in ${modal}`, () => assert.ok(`${name}.${code}` in english));
    }
  }

  for (const code of declines) {
    test(`There are words in ${modal} for an answer of ${code}`, () => assert.ok(`decline.${code}` in english));
  }

  for (const [key, name] of names) {
    test(`${key} of ${modal} is called "${name}"`, () => assert.equal(english[key], name));
  }
}
