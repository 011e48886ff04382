import assert from 'node:assert/strict';
import test from 'node:test';
import { payloadDate } from '../../src/payload-values.ts';
import { readableDate, readableDay } from '../../src/readable-date.ts';
import { monthOf } from '../../src/wall-time.ts';

for (const [wallTime, text] of [
  ['2026-11-21T21:05:09', '11/21/2026 09:05:09 PM'],
  ['2026-01-02T03:04:05', '01/02/2026 03:04:05 AM'],
  ['2026-06-30T00:00:00', '06/30/2026 12:00:00 AM'],
  ['2026-06-30T11:59:59', '06/30/2026 11:59:59 AM'],
  ['2026-06-30T12:00:00', '06/30/2026 12:00:00 PM'],
  ['2026-06-30T13:00:00', '06/30/2026 01:00:00 PM'],
] as const) {
  test(`${wallTime} is "${text}" in an event`, () => assert.equal(payloadDate(wallTime), text));
}

for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Asia/Kolkata']) {
  test(`A payer in ${zone} reads the merchant's date and time, not their own`, (t) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    t.after(() => {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    });
    assert.equal(payloadDate('2026-03-08T02:30:00'), '03/08/2026 02:30:00 AM');
    assert.equal(readableDate('2026-03-08T02:30:00', 'en-US').replace(/\s/g, ' '), 'March 8, 2026 at 2:30 AM');
    assert.equal(readableDay('2026-03-01T00:00:00', 'en-US'), 'March\u00a01,\u00a02026');
    assert.deepEqual(monthOf('2026-03-01T00:00:00'), { month: 3, year: 2026 });
  });
}

for (const text of ['', '2026-11-21', '11/21/2026 09:05:09 PM', 'yesterday']) {
  test(`"${text}" is reported and shown unchanged`, () => {
    assert.deepEqual([payloadDate(text), readableDate(text, 'en-US'), readableDay(text, 'en-US')], [text, text, text]);
  });
}

test('An impossible date is shown unchanged, and the time in Spanish', () => {
  assert.equal(readableDay('2026-02-30T00:00:00', 'en-US'), '2026-02-30T00:00:00');
  assert.match(readableDate('2026-11-21T21:05:09', 'es-US'), /2026 a\sl?as\s9:05\sp\.m\.$/);
});

test('A date of a receipt that is no text is put into the event as it is', () => {
  for (const value of [undefined, null, 1_795_000_000, new Date(0)]) assert.equal(payloadDate(value as never), value);
});
