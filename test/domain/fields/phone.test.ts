import assert from 'node:assert/strict';
import test from 'node:test';
import { checkPhone, readablePhone } from '../../../src/fields/phone.ts';

const number = { state: 'valid', value: '2125550123' };
const partial = { state: 'partial', code: 'length' };
const length = { state: 'invalid', code: 'length' };
const notAssigned = { state: 'invalid', code: 'notAssigned' };
const characters = { state: 'invalid', code: 'characters' };

const cases: readonly [text: string, verdict: object][] = [
  ['', { state: 'empty' }],
  [' ', { state: 'empty' }],
  ['( ) -', { state: 'empty' }],
  ['2125550123', number],
  ['212 555 0123', number],
  ['212-555-0123', number],
  ['212.555.0123', number],
  ['(212) 555-0123', number],
  ['212\u2013555\u00a00123', number],
  ['12125550123', number],
  ['+12125550123', number],
  ['+1 (212) 555-0123', number],
  ['1-212-555-0123', number],
  ['２１２５５５０１２３', number],
  ['1', partial],
  ['2', partial],
  ['212555012', partial],
  ['+', partial],
  ['+1 212', partial],
  ['21255501234', length],
  ['212555012345', length],
  ['+442079460958', length],
  ['212 555 0123 4567', length],
  ['212-555-CALL', characters],
  ['home', characters],
  ['212+5550123', characters],
  ['212 555 0123 x4', characters],
  ['0005550123', notAssigned],
  ['0', notAssigned],
  ['1125550123', notAssigned],
  ['2121550123', notAssigned],
  ['212 055', notAssigned],
  ['+1 112', notAssigned],
];

for (const [text, verdict] of cases) {
  test(`"${text}" is ${JSON.stringify(verdict)}`, () => assert.deepEqual(checkPhone(text), verdict));
}

for (const text of ['2125550123', '(212) 555-0123', '+1 212 555 0123', '1 212 555 0123']) {
  test(`"${text}" is never judged wrong while it is typed`, () => {
    const states = Array.from(text, (_, index) => checkPhone(text.slice(0, index + 1)).state);
    assert.ok(!states.includes('invalid'), states.join(' '));
    assert.equal(states.at(-1), 'valid');
  });
}

for (const [text, readable] of [
  ['2125550123', '(212) 555-0123'],
  ['0005550123', '(000) 555-0123'],
  ['212555012', '212555012'],
  ['21255501234', '21255501234'],
  ['(212) 555-0123', '(212) 555-0123'],
  ['', ''],
] as const) {
  test(`"${text}" is read as "${readable}"`, () => assert.equal(readablePhone(text), readable));
}
