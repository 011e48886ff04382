import assert from 'node:assert/strict';
import test from 'node:test';
import { Ids } from '../../mock-server/simulator/shared/ids.ts';
import { seededRandom } from '../../mock-server/simulator/shared/random.ts';
import { Clock } from '../../mock-server/simulator/shared/clock.ts';
import { sandboxMerchants } from '../../mock-server/simulator/payment/merchants.ts';
import { DueQueue } from '../../mock-server/simulator/shared/due-queue.ts';
import { Entries } from '../../mock-server/simulator/shared/entries.ts';
import { Expiring } from '../../mock-server/simulator/shared/expiring.ts';
import { Newest } from '../../mock-server/simulator/shared/newest.ts';
import { Sessions } from '../../mock-server/simulator/shared/sessions.ts';
import { bankAccountErrorsEn } from '../../src/messages/bank-account-errors.en.ts';
import { bankAccountEn } from '../../src/messages/bank-account.en.ts';
import bankAccountEs from '../../src/messages/bank-account.es.json' with { type: 'json' };
import linkEn from '../../mock-server/pages/link.en.json' with { type: 'json' };
import linkEs from '../../mock-server/pages/link.es.json' with { type: 'json' };
import { pageLanguage } from '../../mock-server/pages/page-language.ts';
import { partsOf } from '../../mock-server/simulator/shared/email-texts.ts';
import emailEn from '../../mock-server/simulator/shared/email.en.json' with { type: 'json' };
import emailEs from '../../mock-server/simulator/shared/email.es.json' with { type: 'json' };
import { startOfTests } from './harness.ts';

test('Ids are unique, even if the randomness is always the same, and a GUID has the form of a GUID', () => {
  const [same, ids] = [new Ids(() => 0), new Ids(seededRandom(7))];
  const made = Array.from({ length: 1_000 }, () => [same.guid(), same.transactionId()]).flat();
  assert.equal(new Set(made).size, made.length);
  const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;
  for (let count = 0; count < 100; count++) assert.match(ids.guid(), form);
});

const inMinutes = (minutes: number) => new Date(startOfTests.getTime() + minutes * 60_000);

test('A kept entry is found until its time, even behind a current one, and is then removed from memory', () => {
  const clock = new Clock(() => startOfTests);
  const kept = new Expiring<string>(clock);
  const keys = ['long', 'key-1', 'key-2', 'key-3'];
  for (const [index, key] of keys.entries()) kept.set(key, key, inMinutes(index || 9));
  clock.moveBy(2 * 60_000 - 1);
  const found = () => keys.map((key) => kept.get(key));
  assert.deepEqual(found(), ['long', undefined, 'key-2', 'key-3']);
  clock.moveBy(1);
  kept.set('key-4', 'key-4', inMinutes(4));
  assert.deepEqual(found(), ['long', undefined, undefined, 'key-3']);
  assert.equal(kept.size, 3);
});

test('With many entries, those that may go early are removed within as many calls as there are entries', () => {
  const clock = new Clock(() => startOfTests);
  const kept = new Expiring<string>(clock, (value) => value === 'ended', 2);
  for (const [key, value] of ['ended', 'live', 'ended', 'live'].entries()) kept.set(String(key), value, inMinutes(9));
  for (let calls = 0; calls < 4; calls += 1) kept.get('1');
  const found = ['0', '1', '2', '3'].map((key) => kept.get(key));
  assert.deepEqual(found, [undefined, 'live', undefined, 'live']);
});

test('The oldest entries are removed above the limit, and the ledger no longer finds them', () => {
  const removed: string[] = [];
  const newest = new Newest<number, string>((value) => removed.push(value), 2);
  for (const [key, value] of ['a', 'b', 'c', 'd'].entries()) newest.set(key, value);
  newest.set(3, 'changed');
  assert.deepEqual(removed, ['a', 'b']);
  assert.deepEqual([...newest.values()], ['c', 'changed']);
  const rows = new Entries<{ number: number; text: string }>(({ text }) => [text], 2);
  for (const text of ['same', 'other', 'same']) rows.add({ text });
  assert.deepEqual([rows.search('same'), rows.search('other').length], [[{ number: 3, text: 'same' }], 1]);
});

test('Items are due in the order of their times, and once, even if their times change', () => {
  const times = new Map<string, number | null>();
  const queue = new DueQueue<string>((item) => {
    const time = times.get(item) ?? null;
    return time === null ? null : new Date(time);
  });
  const add = (item: string, time: number | null) => queue.add(times.set(item, time) && item);
  for (const [item, time] of Object.entries({ e: 5, a: 1, d: 4, b: 1, c: 3, never: 9, later: 2 })) add(item, time);
  add('later', 8);
  add('never', null);
  assert.deepEqual(queue.takeDue(new Date(4)), ['a', 'b', 'c', 'd']);
  assert.deepEqual(queue.nextAt, new Date(5));
  assert.deepEqual(queue.takeDue(new Date(9)), ['e', 'later']);
  assert.equal(queue.nextAt, undefined);
});

test('No session is created while there are too many, until some are forgotten', () => {
  const clock = new Clock(() => startOfTests);
  const [merchant] = sandboxMerchants;
  assert.ok(merchant);
  const sessions = new Sessions(clock, new Ids(seededRandom(1)), 2);
  const create = () => sessions.create(merchant, {});
  const [first] = [create(), create()];
  assert.throws(create, { code: 'TooManyRequests' });
  assert.ok(sessions.find(first));
  clock.moveBy(2 * 24 * 60 * 60_000);
  assert.throws(() => sessions.find(first), { code: 'SessionNotFound' });
  assert.ok(create());
});

/** Texts that are the same in both languages. */
const alike = ['receipt.total'];

const placeholders = (text: string) => Array.from(text.matchAll(/\{\w+\}/g), ([name]) => name).sort();

for (const [title, english, spanish] of [
  ['the pages behind links', { ...bankAccountEn, ...bankAccountErrorsEn, ...linkEn }, { ...bankAccountEs, ...linkEs }],
  ['the e-mails', emailEn, emailEs],
] as const) {
  const pairs = Object.entries<string>(english).map(([key, text]) => [key, text, Reflect.get(spanish, key)] as const);

  test(`The Spanish texts of ${title} exist with the same placeholders, and differ from the English ones`, () => {
    for (const [key, text, translated] of pairs) {
      assert.ok(typeof translated === 'string' && translated.trim() !== '', key);
      assert.deepEqual(placeholders(translated), placeholders(text), key);
      assert.equal(translated === text, alike.includes(key), key);
    }
  });
}

for (const [query, accepted, language] of [
  ['', null, 'en'],
  ['', 'es-419,es;q=0.9', 'es'],
  ['', 'EN-us', 'en'],
  ['', 'fr, es;q=0.8, en;q=0.5', 'es'],
  ['', 'es;q=0, en', 'en'],
  ['', 'fr, *', 'en'],
  ['', ';;q=,,constructor', 'en'],
  ['?lang=es', 'en', 'es'],
  ['?lang=en', 'es', 'en'],
  ['?lang=es-MX', 'en', 'es'],
  ['?lang=tlh', 'es', 'es'],
] as const) {
  test(`A page is in the language ${language} for "${query}" and ${accepted ?? 'a browser that names none'}`, () => {
    assert.equal(pageLanguage(new URL(`http://localhost/links/x${query}`), accepted), language);
  });
}

test('The parts of an e-mail have separate languages, unless a name looks like the end of a part', () => {
  assert.deepEqual(partsOf('Pay · Pago'), [
    ['en', 'Pay'],
    ['es', 'Pago'],
  ]);
  assert.deepEqual(partsOf('Claim A · B · Reclamo A · B'), [['en', 'Claim A · B · Reclamo A · B']]);
});
