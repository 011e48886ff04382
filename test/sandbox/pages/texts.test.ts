import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { linkEn } from '../../../mock-server/pages/link.en.ts';
import { linkEs } from '../../../mock-server/pages/link.es.ts';
import { notificationsEn } from '../../../mock-server/pages/notifications.en.ts';
import { notificationsEs } from '../../../mock-server/pages/notifications.es.ts';
import { pageLanguage } from '../../../mock-server/pages/page-language.ts';
import { partsOf } from '../../../mock-server/simulator/shared/email-texts.ts';
import { emailEn } from '../../../mock-server/simulator/shared/email.en.ts';
import { emailEs } from '../../../mock-server/simulator/shared/email.es.ts';

/** The texts that say the same in both languages. */
const alike = ['method.card', 'receipt.total'];

const placeholders = (text: string) => Array.from(text.matchAll(/\{\w+\}/g), ([name]) => name).sort();

for (const [title, english, spanish] of [
  ['the pages behind links', linkEn, linkEs],
  ['the page of notifications', notificationsEn, notificationsEs],
  ['the e-mails', emailEn, emailEs],
] as const) {
  suite(`the Spanish texts of ${title}`, () => {
    const pairs = Object.entries<string>(english).map(([key, text]) => [key, text, Reflect.get(spanish, key)] as const);

    test('are there, each with what is filled in', () => {
      for (const [key, text, translated] of pairs) {
        assert.ok(typeof translated === 'string' && translated.trim() !== '', key);
        assert.deepEqual(placeholders(translated), placeholders(text), key);
      }
    });

    test('are not the English ones', () => {
      assert.deepEqual(
        pairs.filter(([, text, translated]) => text === translated).map(([key]) => key),
        alike.filter((key) => pairs.some(([own]) => own === key)),
      );
    });
  });
}

suite('the language of a page', () => {
  for (const [query, accepted, language] of [
    ['', null, 'en'],
    ['', 'es', 'es'],
    ['', 'es-419,es;q=0.9', 'es'],
    ['', 'EN-us', 'en'],
    ['', 'en;q=0.4, es;q=0.8', 'es'],
    ['', 'fr, es;q=0.8, en;q=0.5', 'es'],
    ['', 'es;q=0, en', 'en'],
    ['', 'fr, *', 'en'],
    ['', ';;q=,,constructor', 'en'],
    ['?lang=es', 'en', 'es'],
    ['?lang=en', 'es', 'en'],
    ['?lang=es-MX', 'en', 'es'],
    ['?lang=tlh', 'es', 'es'],
  ] as const) {
    test(`is ${language} for "${query}" and ${accepted ?? 'a browser that names none'}`, () => {
      assert.equal(pageLanguage(new URL(`http://localhost/links/x${query}`), accepted), language);
    });
  }
});

suite('the parts of an e-mail', () => {
  test('have a language each', () => {
    assert.deepEqual(partsOf('Pay · Pago'), [
      ['en', 'Pay'],
      ['es', 'Pago'],
    ]);
  });

  test('are one where a name looks like the end of a part', () => {
    assert.deepEqual(partsOf('Claim A · B · Reclamo A · B'), [['en', 'Claim A · B · Reclamo A · B']]);
  });
});
