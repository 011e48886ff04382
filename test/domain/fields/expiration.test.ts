import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { checkExpiration, formatExpiration } from '../../../src/fields/expiration.ts';

const now = { month: 11, year: 2026 };
const valid = (month: number, year: number) => ({ state: 'valid', value: { month, year } });

const forms: readonly [text: string, month: number, year: number][] = [
  ['04/29', 4, 2029],
  ['04 / 29', 4, 2029],
  ['0429', 4, 2029],
  ['4/29', 4, 2029],
  ['4 / 29', 4, 2029],
  ['04/2029', 4, 2029],
  ['04 / 2029', 4, 2029],
  ['4/2029', 4, 2029],
  ['042029', 4, 2029],
  ['04-29', 4, 2029],
  ['04.29', 4, 2029],
  ['04 29', 4, 2029],
  ['2029-04', 4, 2029],
  ['  04/29  ', 4, 2029],
  ['12/30', 12, 2030],
  ['1230', 12, 2030],
];

for (const [text, month, year] of forms) {
  test(`"${text}" is month ${month} of ${year}`, () => {
    assert.deepEqual(checkExpiration(text, now), valid(month, year));
  });
}

const edges: readonly [text: string, verdict: object][] = [
  ['11/26', valid(11, 2026)],
  ['11/2026', valid(11, 2026)],
  ['12/26', valid(12, 2026)],
  ['01/27', valid(1, 2027)],
  ['10/26', { state: 'invalid', code: 'past' }],
  ['10/2026', { state: 'invalid', code: 'past' }],
  ['12/25', { state: 'invalid', code: 'past' }],
  ['11/45', valid(11, 2045)],
  ['11/2045', valid(11, 2045)],
  ['01/46', { state: 'valid', value: { month: 1, year: 2046 } }],
  ['12/2146', { state: 'valid', value: { month: 12, year: 2146 } }],
  ['04/99', { state: 'valid', value: { month: 4, year: 2099 } }],
  ['12/9999', { state: 'valid', value: { month: 12, year: 9999 } }],
  ['０４／２９', { state: 'valid', value: { month: 4, year: 2029 } }],
  ['04\u201329', { state: 'valid', value: { month: 4, year: 2029 } }],
  ['01/1999', { state: 'invalid', code: 'past' }],
  ['00/29', { state: 'invalid', code: 'month' }],
  ['13/29', { state: 'invalid', code: 'month' }],
  ['99/29', { state: 'invalid', code: 'month' }],
];

for (const [text, verdict] of edges) {
  test(`In November 2026, "${text}" is ${JSON.stringify(verdict)}`, () => {
    assert.deepEqual(checkExpiration(text, now), verdict);
  });
}

for (const month of Array.from({ length: 12 }, (_, index) => index + 1)) {
  const text = (year: number) => formatExpiration({ month, year });

  test(`A card that expires in the present month ${month} is valid`, () => {
    assert.deepEqual(checkExpiration(text(2026), { month, year: 2026 }), valid(month, 2026));
  });

  test(`A card that expired a month before month ${month} is not`, () => {
    const before = month === 1 ? { month: 12, year: 2025 } : { month: month - 1, year: 2026 };
    assert.deepEqual(checkExpiration(formatExpiration(before), { month, year: 2026 }), {
      state: 'invalid',
      code: 'past',
    });
  });
}

const unfinished: readonly [text: string, state: string][] = [
  ['', 'empty'],
  ['   ', 'empty'],
  ['0', 'partial'],
  ['1', 'partial'],
  ['4', 'partial'],
  ['04', 'partial'],
  ['04/', 'partial'],
  ['04 / ', 'partial'],
  ['04/2', 'partial'],
  ['04/20', 'partial'], // 04/2029
  ['04/202', 'partial'],
  ['042', 'partial'],
  ['0420', 'partial'],
  ['04202', 'partial'],
];

for (const [text, state] of unfinished) {
  test(`"${text}" is ${state}`, () => assert.equal(checkExpiration(text, now).state, state));
}

for (const text of ['april', '04/29x', '04//29', '/29', '04/29/30', '1/2/3', '04/20290', '0420290']) {
  test(`"${text}" is no month and year`, () => {
    assert.deepEqual(checkExpiration(text, now), { state: 'invalid', code: 'form' });
  });
}

test('A date that is still to come is never judged wrong while it is typed, in any form', () => {
  const months = fc.integer({ min: 1, max: 12 });
  const years = fc.integer({ min: 2027, max: 2045 });
  const form = fc.constantFrom(
    (mm: string, yy: string) => `${mm}/${yy}`,
    (mm: string, yy: string) => `${mm} / ${yy}`,
    (mm: string, yy: string) => mm + yy,
    (mm: string, yy: string) => `${Number(mm)}/${yy}`,
    (mm: string, yy: string) => `${mm}/20${yy}`,
    (mm: string, yy: string) => `${mm}20${yy}`,
  );
  fc.assert(
    fc.property(months, years, form, (month, year, write) => {
      const text = write(String(month).padStart(2, '0'), String(year % 100));
      const states = Array.from(text, (_, index) => checkExpiration(text.slice(0, index + 1), now).state);
      assert.equal(states.at(-1), 'valid');
      assert.ok(!states.includes('invalid'), `${text}: ${states.join(' ')}`);
    }),
  );
});

test('A date that is formatted is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2027, max: 2045 }), (month, year) =>
      assert.deepEqual(checkExpiration(formatExpiration({ month, year }), now), valid(month, year)),
    ),
  );
});

test('April 2029 stands on the card as 04/29', () => assert.equal(formatExpiration({ month: 4, year: 2029 }), '04/29'));
