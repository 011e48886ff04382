import assert from 'node:assert/strict';
import test from 'node:test';
import type { Messages } from '../../../src/messages/load-messages.ts';
import type { Catalogue, Language } from '../../../src/messages/translate.ts';

const placeholders = (text: string) => Array.from(new Set(text.match(/\{[^}]*\}/g))).toSorted();

export interface Catalogues<Key extends string> {
  /** Whose texts these are, for the titles of the tests. */
  readonly modal: string;
  readonly english: Catalogue<Key>;
  readonly spanish: Catalogue<Key>;
  readonly load: (language: Language) => Promise<Messages<Key>>;
  /** What the fields can say of a text, by field: each needs its words. */
  readonly verdicts: Readonly<Record<string, readonly string[]>>;
  /** The response codes that have words of their own. */
  readonly declines: readonly string[];
  /** The names that people's tests find things by. They are part of the interface. */
  readonly names: readonly (readonly [key: Key, name: string])[];
}

/** Tests that a modal's texts are complete and the same in both languages. */
export function checkCatalogues<Key extends string>(catalogues: Catalogues<Key>): void {
  const { modal, english, spanish, load, verdicts, declines, names } = catalogues;
  const keys = Object.keys(english) as Key[];

  test(`English and Spanish have the same texts of ${modal}`, () => {
    assert.deepEqual(Object.keys(spanish).toSorted(), keys.toSorted());
  });

  for (const key of keys) {
    const texts = [english[key], spanish[key]];

    test(`${key} of ${modal} has the same placeholders in both languages`, () => {
      assert.deepEqual(placeholders(spanish[key]), placeholders(english[key]));
    });

    test(`${key} of ${modal} is written in both languages, without blanks around`, () => {
      for (const text of texts) {
        assert.notEqual(text, '');
        assert.equal(text, text.trim());
      }
    });

    test(`${key} of ${modal} has well-formed placeholders only`, () => {
      for (const text of texts) assert.doesNotMatch(text.replace(/\{[a-z]\w*\}/gi, ''), /[{}]/);
    });
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

  test(`The English of ${modal} is there at once`, async () => {
    assert.deepEqual(await load('en'), { language: 'en', catalogue: english });
  });

  test(`The Spanish of ${modal} is fetched when it is wanted`, async () => {
    assert.deepEqual(await load('es'), { language: 'es', catalogue: spanish });
  });
}
