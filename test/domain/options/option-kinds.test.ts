import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import {
  amount,
  balance,
  boolean,
  choice,
  details,
  id,
  numbered,
  phone,
  positiveAmount,
  text,
} from '../../../src/options/option-kinds.ts';

const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

const kinds = {
  text,
  boolean,
  amount: positiveAmount,
  amountOrZero: amount,
  balance,
  choice: choice(['Red', 'Green']),
  id,
  phone,
  numbered: numbered({ Off: 0, On: 1, Two: 2 }),
  details: details(),
};
type Name = keyof typeof kinds;

/* Pages send numbers and booleans as text and the other way round. */
const coerced: readonly [name: Name, given: unknown, value: unknown][] = [
  ['text', 'P-1', 'P-1'],
  ['text', '007', '007'],
  ['text', 'null', 'null'],
  ['text', 'true', 'true'],
  ['text', '<b>x</b>', '<b>x</b>'],
  ['text', 12_345, '12345'],
  ['text', 0, '0'],
  ['text', 'x'.repeat(1_000), 'x'.repeat(1_000)],
  ['boolean', true, true],
  ['boolean', false, false],
  ['boolean', 'true', true],
  ['boolean', 'false', false],
  ['boolean', 'TRUE', true],
  ['boolean', 'False', false],
  ['amount', '107.98', 10_798],
  ['amount', 107.98, 10_798],
  ['amount', '5.5', 550],
  ['amount', 5, 500],
  ['amount', '0.01', 1],
  ['amount', 1.15, 115],
  ['amount', 0.07, 7],
  ['amountOrZero', 0, 0],
  ['amountOrZero', -0, 0],
  ['amountOrZero', '0.00', 0],
  ['amountOrZero', '0.01', 1],
  ['amountOrZero', 107.98, 10_798],
  ['balance', '250.00', 25_000],
  ['balance', 250, 25_000],
  ['balance', '-5.25', -525],
  ['balance', -5.25, -525],
  ['balance', '0', 0],
  ['balance', 0, 0],
  ['balance', -0, 0],
  ['balance', '-0.00', 0],
  ['choice', 'Red', 'Red'],
  ['choice', 'Green', 'Green'],
  ['id', 1, 1],
  ['id', '0042', 42],
  ['id', '9'.repeat(15), 999_999_999_999_999],
  ['phone', '2125550123', '2125550123'],
  ['phone', 2_125_550_123, '2125550123'],
  ['phone', '0005550123', '0005550123'],
  ['numbered', 'Off', 'Off'],
  ['numbered', 0, 'Off'],
  ['numbered', '1', 'On'],
  ['numbered', 'Two', 'Two'],
];

for (const [name, given, value] of coerced) {
  const shown = typeof given === 'string' ? JSON.stringify(given.slice(0, 20)) : `The ${typeof given} ${String(given)}`;
  test(`${shown} is the ${name} ${String(value).slice(0, 20)}`, () => {
    assert.deepEqual(kinds[name].read(given), { value });
  });
}

const refused: readonly [name: Name, given: unknown, code: string, words?: RegExp][] = [
  ['text', true, 'notText'],
  ['text', {}, 'notText'],
  ['text', Object.create(null), 'notText'],
  ['text', ['P-1'], 'notText'],
  ['text', NaN, 'notText'],
  ['text', Infinity, 'notText'],
  ['text', Symbol('P-1'), 'notText'],
  ['text', () => 'P-1', 'notText'],
  ['text', 'x'.repeat(1_001), 'tooLong', /1000/],
  ['boolean', 1, 'notBoolean'],
  ['boolean', 'yes', 'notBoolean'],
  ['boolean', '1', 'notBoolean'],
  ['boolean', [], 'notBoolean'],
  ['boolean', Symbol('true'), 'notBoolean'],
  ['amount', '1,000', 'notAmount'],
  ['amount', '$5', 'notAmount'],
  ['amount', '+5', 'notAmount'],
  ['amount', '5.005', 'notAmount'],
  ['amount', 5.005, 'notAmount'],
  ['amount', '1e3', 'notAmount'],
  ['amount', 1e21, 'notAmount'],
  ['amount', 1e-7, 'notAmount'],
  ['amount', NaN, 'notAmount'],
  ['amount', Infinity, 'notAmount'],
  ['amount', '1 000', 'notAmount'],
  ['amount', '0x10', 'notAmount'],
  ['amount', true, 'notAmount'],
  ['amount', 5n, 'notAmount'],
  ['amount', [5], 'notAmount'],
  ['amount', { valueOf: () => 5 }, 'notAmount'],
  ['amount', Symbol('5'), 'notAmount'],
  ['amount', '0', 'notPositive'],
  ['amount', 0, 'notPositive'],
  ['amount', '0.00', 'notPositive'],
  ...['-0.01', -1, '1.005', 'free', '', null, [1], { valueOf: () => 1 }, Symbol('1')].map(
    (given): [Name, unknown, string] => ['amountOrZero', given, 'notAmount'],
  ),
  ['balance', '--5', 'notAmount'],
  ['balance', '- 5', 'notAmount'],
  ['balance', '-', 'notAmount'],
  ['balance', '+5', 'notAmount'],
  ['balance', '(5.00)', 'notAmount'],
  ['balance', -Infinity, 'notAmount'],
  ['balance', [-5], 'notAmount'],
  ['choice', 'red', 'notAllowed', /Red, Green/],
  ['choice', 'Blue', 'notAllowed', /Red, Green/],
  ['choice', 0, 'notAllowed', /Red, Green/],
  ['choice', ['Red'], 'notAllowed', /Red, Green/],
  ['choice', 'toString', 'notAllowed', /Red, Green/],
  ['choice', Symbol('Red'), 'notAllowed', /Red, Green/],
  ['choice', 1, 'notAllowed'],
  ['id', 0, 'notId', /whole number greater than zero/],
  ['id', '0', 'notId'],
  ['id', -1, 'notId'],
  ['id', 1.5, 'notId'],
  ['id', 1e21, 'notId'],
  ['id', '1e3', 'notId'],
  ['id', '+1', 'notId'],
  ['id', '1'.repeat(16), 'notId'],
  ['id', 'A1', 'notId'],
  ['id', '1.5', 'notId'],
  ['id', '-1', 'notId'],
  ['id', '١', 'notId'],
  ['id', true, 'notId'],
  ['id', {}, 'notId'],
  ['id', Number.NaN, 'notId'],
  ['id', 1n, 'notId'],
  ['id', [1], 'notId'],
  ['phone', '212555012', 'notPhone', /10 digits/],
  ['phone', '21255501234', 'notPhone'],
  ['phone', '212-555-0123', 'notPhone'],
  ['phone', 212_555_012, 'notPhone'],
  ['phone', '12125550123', 'notPhone'],
  ['phone', '(212) 555 0123', 'notPhone'],
  ['phone', '+12125550123', 'notPhone'],
  ['phone', '212555012x', 'notPhone'],
  ['phone', '２１２５５５０１２３', 'notPhone'],
  ['phone', ['2125550123'], 'notPhone'],
  ['phone', {}, 'notPhone'],
  ['numbered', 'off', 'notAllowed', /Off \(0\), On \(1\), Two \(2\)/],
  ['numbered', 3, 'notAllowed'],
  ['numbered', 'toString', 'notAllowed'],
  ['numbered', { toString: () => '1' }, 'notAllowed'],
  ['numbered', { toString: 1, valueOf: 1 }, 'notAllowed'],
  ['numbered', Symbol('On'), 'notAllowed'],
  ['numbered', 1n, 'notAllowed'],
  ['numbered', revoked, 'notAllowed'],
  ['numbered', '01', 'notAllowed'],
  ['numbered', true, 'notAllowed'],
  ['numbered', [0], 'notAllowed'],
  ['numbered', Object.create(null), 'notAllowed'],
  ['details', 'x', 'notObject', /must be an object/],
  ['details', 7, 'notObject'],
  ['details', [{}], 'notObject'],
  ['details', () => ({}), 'notObject'],
  ['details', null, 'notObject'],
  ['details', [], 'notObject'],
  ['details', revoked, 'notObject'],
];

for (const [name, given, code, words = /./] of refused) {
  const shown = typeof given === 'string' ? JSON.stringify(given.slice(0, 20)) : `A value of type ${typeof given}`;
  test(`${shown} is no ${name}: ${code}`, () => {
    const reading = kinds[name].read(given);
    assert.ok('problem' in reading);
    assert.equal(reading.problem.code, code);
    assert.match(reading.problem.message, /^[A-Z].*\.$/);
    assert.match(reading.problem.message, words);
  });
}

for (const given of ['-5', -5, '-0.01']) {
  test(`${JSON.stringify(given)} is no amount above zero`, () => assert.ok('problem' in positiveAmount.read(given)));
}

test('A number of dollars is read to the cent, whichever it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
      assert.deepEqual(balance.read(cents / 100), { value: cents });
      assert.deepEqual(balance.read((cents / 100).toFixed(2)), { value: cents });
    }),
  );
});

test('Details are the object that was given, to be read by its own table', () => {
  const given = { FirstName: 'Pat' };
  assert.deepEqual(details().read(given), { value: given });
});
