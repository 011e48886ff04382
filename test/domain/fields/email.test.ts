import assert from 'node:assert/strict';
import test from 'node:test';
import { checkEmail } from '../../../src/fields/email.ts';

const valid = (value: string) => ({ state: 'valid', value });
const partial = { state: 'partial', code: 'form' };
const form = { state: 'invalid', code: 'form' };
const long = (length: number) => `${'x'.repeat(length - '@example.com'.length)}@example.com`;

const cases: readonly [text: string, verdict: object][] = [
  ['', { state: 'empty' }],
  [' \t\u00a0', { state: 'empty' }],
  ['pat@example.com', valid('pat@example.com')],
  [' pat@example.com ', valid('pat@example.com')],
  ['pat+claims@mail.example.co.uk', valid('pat+claims@mail.example.co.uk')],
  ["o'brien_1.x@ex-ample.com", valid("o'brien_1.x@ex-ample.com")],
  ['Pat@Example.COM', valid('Pat@Example.COM')],
  ['pat@münchen.example', valid('pat@münchen.example')],
  ['pat@xn--mnchen-3ya.example', valid('pat@xn--mnchen-3ya.example')],
  ['ｐａｔ＠ｅｘａｍｐｌｅ．ｃｏｍ', valid('pat@example.com')],
  ['p', partial],
  ['pat', partial],
  ['pat@', partial],
  ['pat@example', partial],
  ['pat@example.', partial],
  ['pat@.com', partial],
  ['pat@example..com', partial],
  ['pat@example.c', partial],
  ['pat@192.0.2.44', partial],
  ['pat@exa-.com', partial],
  ['pat@exam_ple.com', partial],
  ['pat@-example.com', form],
  ['josé@correo.example', form],
  ['@example.com', form],
  ['pat@@example.com', form],
  ['pat@example@com', form],
  ['pat lee@example.com', form],
  ['pat@example.com, sam@example.com', form],
  ['pat@exam\tple.com', form],
];

for (const [text, verdict] of cases) {
  test(`"${text}" is ${JSON.stringify(verdict)}`, () => assert.deepEqual(checkEmail(text), verdict));
}

test('254 characters are an address', () => assert.deepEqual(checkEmail(long(254)), valid(long(254))));

test('255 characters are too long', () => {
  assert.deepEqual(checkEmail(long(255)), { state: 'invalid', code: 'length' });
});

for (const text of ['pat@example.com', 'pat.lee@mail.example.org']) {
  test(`"${text}" is never judged wrong while it is typed`, () => {
    const states = Array.from(text, (_, index) => checkEmail(text.slice(0, index + 1)).state);
    assert.ok(!states.includes('invalid'), states.join(' '));
    assert.equal(states.at(-1), 'valid');
  });
}

test('A hundred thousand characters are judged at once', () => {
  assert.equal(checkEmail(`${'a.'.repeat(50_000)}@`).state, 'invalid');
  assert.equal(checkEmail(`a@${'a.'.repeat(120)}`).state, 'partial');
});
