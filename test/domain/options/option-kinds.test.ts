import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import * as optionKinds from '../../../src/options/option-kinds.ts';
import { revoked } from './hostile-suite.ts';
import { testForAny } from '../for-any.ts';

const kinds = {
  text: optionKinds.text,
  session: optionKinds.session,
  boolean: optionKinds.boolean,
  amount: optionKinds.positiveAmount,
  amountOrZero: optionKinds.amount,
  balance: optionKinds.balance,
  choice: optionKinds.choice(['Red', 'Green']),
  id: optionKinds.id,
  phone: optionKinds.phone,
  numbered: optionKinds.numbered({ Off: 0, On: 1, Two: 2 }),
  details: optionKinds.details(),
};
type Name = keyof typeof kinds;

const guid = '65110842-b32c-48ac-8e36-8e89ca000001';
const unchanged: Readonly<Partial<Record<Name, readonly unknown[]>>> = {
  text: ['P-1', '007', 'null', 'true', '<b>x</b>', 'x'.repeat(1_000)],
  session: [guid, 'not-null', 'nullable', 'eyJhbGciOi.J9~_-+/:@=', `{${guid}}`],
  boolean: [true, false],
  choice: ['Red', 'Green'],
  id: [1],
  phone: ['2125550123', '0005550123'],
  numbered: ['Off', 'Two'],
  details: [{ FirstName: 'Pat' }],
};

test('A kind is called by the type of its values', () => {
  const names = Object.values(kinds).map(({ kind }) => kind);
  assert.equal(names.join(), 'text,text,boolean,amount,amount,amount,choice,id,phone,choice,object');
});

/* Pages send numbers and booleans as text, and text as numbers. */
for (const [name, value, ...all] of [
  ['text', '12345', 12_345],
  ['text', '0', 0],
  ['text', '9007199254740991', Number.MAX_SAFE_INTEGER],
  ['session', '4711', 4711],
  ['boolean', true, 'true', 'TRUE'],
  ['boolean', false, 'false', 'False'],
  ['amount', 10_798, '107.98', 107.98],
  ['amount', 550, '5.5'],
  ['amount', 115, 1.15],
  ['amount', 7, 0.07],
  ['amountOrZero', 0, 0, -0, '0.00'],
  ['balance', 25_000, '250.00', 250],
  ['balance', -525, '-5.25', -5.25],
  ['balance', -30, -(0.1 + 0.2)],
  ['balance', 0, '0', 0, -0, '-0.00'],
  ['id', 42, '0042'],
  ['id', 999_999_999_999_999, '9'.repeat(15)],
  ['phone', '2125550123', 2_125_550_123],
  ['numbered', 'Off', 0],
  ['numbered', 'On', '1'],
  ...(Object.keys(unchanged) as Name[]).flatMap((name) =>
    (unchanged[name] ?? []).map((value): [Name, unknown, unknown] => [name, value, value]),
  ),
] as const) {
  for (const given of all) {
    const shown = typeof given === 'string' ? JSON.stringify(given.slice(0, 20)) : `${typeof given} ${String(given)}`;
    test(`The given ${shown} is read as the ${name} ${String(value).slice(0, 20)}`, () =>
      assert.deepEqual(kinds[name].read(given), { value }));
  }
}

/* Typed servers send 0 for an enumeration that is not set. It is read as absent if 0 has no name. */
for (const [kind, given, isUnset] of [
  [optionKinds.id, 0, true],
  [optionKinds.id, '0', true],
  [optionKinds.id, 1, false],
  [optionKinds.numbered({ One: 1, Two: 2 }), 0, true],
  [optionKinds.numbered({ One: 1, Two: 2 }), 1, false],
  [optionKinds.numbered({ Off: 0, On: 1 }), 0, false],
] as const) {
  test(`The ${kind.kind} ${JSON.stringify(given)} of ${kind.values?.join(', ') ?? 'any value'} is ${isUnset ? 'absent' : 'a value'}`, () =>
    assert.equal(kind.isUnset?.(given), isUnset));
}

const allOf = (texts: string) => texts.split('|');

/* Rejected values of each kind, with the code and a part of the message. */
for (const [name, code, words, ...values] of [
  ['text', 'notText', /./, true, {}, Object.create(null), ['P-1'], NaN, 2 ** 53, Symbol('P-1'), () => 'P-1'],
  ['text', 'tooLong', /1000/, 'x'.repeat(1_001)],
  ['session', 'notSession', /begins with: <!doctype ht…/, `<!doctype html>${'x'.repeat(2_000)}`],
  ['session', 'notSession', /begins with: {"…$/, '{"SessionKey":"65110842-b32c-48ac-8e36-8e89ca000001"}'],
  ['session', 'notSession', /begins with: "…$/, '"65110842-b32c-48ac-8e36-8e89ca000001"', '"AbCdEf0123456789"'],
  ['session', 'notSession', /begins with: Bad G…$/, 'Bad Gateway'],
  ['session', 'notSession', /begins with: undefined…$/, 'undefined'],
  ['session', 'notSession', /begins with: null…$/, 'null'],
  ['session', 'notSession', /begins with: <ht…$/, '<html>'],
  ['session', 'notText', /./, { SessionKey: 'x' }, Promise.resolve('x')],
  ['boolean', 'notBoolean', /./, 1, 'yes', '1', [], Symbol('true')],
  ['amount', 'notAmount', /./, ...allOf('1,000|$5|+5|5.005|1e3|1 000|0x10'), 5.005, 1e21, 1e-7, NaN, Infinity],
  ['amount', 'notAmount', /./, true, 5n, [5], { valueOf: () => 5 }, Symbol('5'), '-5', -5, '-0.01'],
  ['amount', 'notPositive', /./, '0', 0, '0.00'],
  ['amountOrZero', 'notAmount', /./, '-0.01', -1, '1.005', 'free', '', null, [1], { valueOf: () => 1 }, Symbol('1')],
  ['balance', 'notAmount', /./, ...allOf('--5|- 5|-|+5|(5.00)|-1e3'), -Infinity, [-5]],
  ['choice', 'notAllowed', /Red, Green/, 'red', 'Blue', 0, 1, ['Red'], 'toString', Symbol('Red')],
  ['id', 'notId', /whole number greater than zero/, ...allOf('0|1e3|+1|A1|1.5|-1|١'), '1'.repeat(16)],
  ['id', 'notId', /./, 0, -1, 1.5, 1e21, true, {}, Number.NaN, 1n, [1]],
  ['phone', 'notPhone', /10 digits/, ...allOf('212555012|21255501234|212-555-0123|12125550123|(212) 555 0123')],
  ['phone', 'notPhone', /./, ...allOf('+12125550123|212555012x|２１２５５５０１２３'), 212_555_012, ['2125550123'], {}],
  ['numbered', 'notAllowed', /Off \(0\), On \(1\), Two \(2\)/, ...allOf('off|toString|01'), 3, 1n, true, [0]],
  ['numbered', 'notAllowed', /./, { toString: () => '1' }, { toString: 1, valueOf: 1 }, Symbol('On'), revoked],
  ['numbered', 'notAllowed', /./, Object.create(null)],
  ['details', 'notObject', /must be an object/, 'x', 7, [{}], () => ({}), null, [], revoked],
] as const) {
  for (const given of values) {
    const shown = typeof given === 'string' ? JSON.stringify(given.slice(0, 20)) : `A value of type ${typeof given}`;
    test(`${shown} is rejected as ${name} with the code ${code}`, () => {
      const reading = kinds[name].read(given);
      assert.ok('problem' in reading);
      assert.equal(reading.problem.code, code);
      assert.match(reading.problem.message, /^[A-Z].*[.…]$/);
      assert.match(reading.problem.message, words);
    });
  }
}

testForAny(
  'An error shows at most half of an invalid session id, and at most twelve characters',
  fc.stringMatching(/^[a-z]{1,40} [a-z]{1,40}$/),
  (given) => {
    const reading = optionKinds.session.read(given);
    assert.ok('problem' in reading);
    const [, start = ''] = /begins with: (.*)…/.exec(reading.problem.message) ?? [];
    assert.equal(start, given.slice(0, Math.min(12, Math.floor(given.length / 2))));
  },
);

testForAny('Any number of dollars is read to the cent', fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
  assert.deepEqual(optionKinds.balance.read(cents / 100), { value: cents });
  assert.deepEqual(optionKinds.balance.read((cents / 100).toFixed(2)), { value: cents });
});
