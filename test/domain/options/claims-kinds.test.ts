import assert from 'node:assert/strict';
import test from 'node:test';
import { amount, details, numbered } from '../../../src/options/option-kinds.ts';

const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

const amounts: readonly [given: unknown, cents: number][] = [
  [0, 0],
  [-0, 0],
  ['0.00', 0],
  ['0.01', 1],
  [107.98, 10_798],
];

for (const [given, cents] of amounts) {
  test(`The ${typeof given} ${String(given)} is an amount of ${cents} cents`, () => {
    assert.deepEqual(amount.read(given), { value: cents });
  });
}

for (const given of ['-0.01', -1, '1.005', 'free', '', null, [1], { valueOf: () => 1 }, Symbol('1')]) {
  test(`A ${typeof given}, ${JSON.stringify(given)}, is no amount`, () => {
    const reading = amount.read(given);
    assert.ok('problem' in reading);
    assert.equal(reading.problem.code, 'notAmount');
  });
}

const role = numbered({ One: 1, Two: 2 });

for (const given of ['Two', 2, '2']) {
  test(`${JSON.stringify(given)} is the word Two`, () => assert.deepEqual(role.read(given), { value: 'Two' }));
}

const neither: readonly [what: string, given: unknown][] = [
  ['A number that stands for none', 3],
  ['A word in other letters', 'two'],
  ['A name that every object has', 'toString'],
  ['A list of a number', [2]],
  ['An object that reads as a number', { toString: () => '2' }],
  ['An object that cannot be made a text', { toString: 1, valueOf: 1 }],
  ['An object without a prototype', Object.create(null)],
  ['A symbol', Symbol('Two')],
  ['A big integer', 2n],
  ['Something revoked', revoked],
];

for (const [what, given] of neither) {
  test(`${what} is none of the words, and the allowed ones are listed`, () => {
    const reading = role.read(given);
    assert.ok('problem' in reading);
    assert.match(reading.problem.message, /One \(1\), Two \(2\)/);
  });
}

for (const [what, given] of [
  ['A list', []],
  ['Null', null],
  ['A text', '{}'],
  ['Something revoked', revoked],
] as const) {
  test(`${what} is no object with options of its own`, () => {
    const reading = details().read(given);
    assert.ok('problem' in reading);
    assert.equal(reading.problem.code, 'notObject');
  });
}
