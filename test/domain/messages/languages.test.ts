import assert from 'node:assert/strict';
import test from 'node:test';
import { languageOf, locales, type Language } from '../../../src/messages/languages.ts';
import { messageLoader } from '../../../src/messages/load-messages.ts';
import { createTranslate } from '../../../src/messages/translate.ts';
import { readableDate, readableDay } from '../../../src/readable-date.ts';

const english = { close: 'Close' };
const spanish = { close: 'Cerrar' };
const shared = Promise.resolve({ default: { close: 'Otra' } });
for (const [what, fetchOwn, language, text] of [
  ['that are there', () => Promise.resolve({ default: spanish }), 'es', 'Cerrar'],
  ['that cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch')), 'en', 'Close'],
  ['that do not arrive in time', () => new Promise<never>(() => undefined), 'en', 'Close'],
] as const) {
  test(`Texts ${what} are in ${language}`, async ({ mock }) => {
    const limit = new AbortController();
    mock.method(AbortSignal, 'timeout', () => limit.signal);
    const loading = messageLoader(english, () => [shared, fetchOwn()])('es');
    setImmediate(() => limit.abort());
    const { language: spoken, catalogue } = await loading;
    assert.deepEqual([spoken, catalogue.close], [language, text]);
  });
}

const traditional = 'zh-Hant zh-Hant-TW zh-TW zh-HK zh-MO zh-yue zh-min-nan zh-Latn'.split(' ');

test('The language is that of the page, English if there are no texts in it or in its characters', () => {
  const tags = {
    en: ['en', 'en-US', 'la', 'est', 'eso-ES', '', 'constructor', 'yue', 'hans', 'cn', ...traditional],
    es: ['es', 'es-US', 'es-MX', 'es-419', 'ES'],
    fr: ['fr', 'fr-CA', 'fr-FR'],
    ko: ['ko', 'ko-KR', 'ko-Kore-KR'],
    vi: ['vi', 'vi-VN'],
    zh: ['zh', 'zh-CN', 'zh-Hans', 'zh-Hans-CN', 'zh-Hans-HK', 'zh-SG', 'ZH-hans'],
  };
  for (const [language, spoken] of Object.entries(tags)) {
    for (const tag of spoken) assert.equal(languageOf(tag), language, tag);
  }
});

const evening = '2026-11-22T21:05:09';
const days: Record<Language, string> = {
  en: 'November 22, 2026',
  es: '22 de noviembre de 2026',
  fr: '22 novembre 2026',
  ko: '2026년 11월 22일',
  vi: '22 tháng 11, 2026',
  zh: '2026年11月22日',
};

for (const [language, day] of Object.entries(days)) {
  test(`Dates in ${language} name the month, and break only between day and time`, () => {
    const locale = locales[language as Language];
    const whole = day.replaceAll(' ', '\u00a0');
    assert.equal(readableDay(evening, locale), whole);
    // The day is first or last. Engines write the time in their own ways.
    assert.match(readableDate(evening, locale).replace(whole, 'DAY'), /^(DAY [^ ]+|[^ ]+ DAY)$/);
  });
}

const catalogue = {
  plain: 'Close',
  one: 'Pay {total}',
  two: '{name} pays {total} of {total}',
  price: '$5 & {total}',
  end: 'Pay {total}.',
};

for (const [key, values, text] of [
  ['plain', undefined, 'Close'],
  ['plain', { total: '$5.00' }, 'Close'],
  ['one', { total: '$5.00' }, 'Pay $5.00'],
  ['one', undefined, 'Pay {total}'],
  ['one', { total: '' }, 'Pay '],
  ['two', { name: 'Ann', total: '$5.00' }, 'Ann pays $5.00 of $5.00'],
  ['two', { name: '{total}', total: '$5.00' }, '{total} pays $5.00 of $5.00'],
  ['one', { total: '$& $1 $$ $`' }, 'Pay $& $1 $$ $`'],
  ['price', { total: '{total}' }, '$5 & {total}'],
  ['one', { total: '<b>5</b>' }, 'Pay <b>5</b>'],
  ['end', { total: '$5.00' }, 'Pay $5.00.'],
  ['end', { total: 'Acme Inc.' }, 'Pay Acme Inc.'],
] as const) {
  test(`"${catalogue[key]}" with ${JSON.stringify(values ?? {})} says "${text}"`, () =>
    assert.equal(createTranslate(catalogue)(key, values), text));
}

test('A text of the insurer replaces ours with its placeholders, until it is removed', () => {
  const replacements: { one?: string } = { one: '{total} now' };
  const translate = createTranslate(catalogue, replacements);
  assert.deepEqual([translate('one', { total: '$5.00' }), translate('plain')], ['$5.00 now', 'Close']);
  delete replacements.one;
  assert.equal(translate('one', { total: '$5.00' }), 'Pay $5.00');
});

test('The texts of an operation override the general ones, and the insurer’s override both', () => {
  const both = { ...catalogue, 'save.plain': 'Save and close' };
  assert.equal(createTranslate(both, null, () => 'save')('plain'), 'Save and close');
  assert.equal(createTranslate(both, null, () => 'pay')('plain'), 'Close');
  assert.equal(createTranslate(both)('plain'), 'Close');
  assert.equal(createTranslate(both, { plain: 'Done' }, () => 'save')('plain'), 'Done');
  assert.equal(createTranslate(both, { plain: 'Done', 'save.plain': 'Saved' }, () => 'save')('plain'), 'Saved');
});
