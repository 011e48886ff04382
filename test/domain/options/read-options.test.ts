import assert from 'node:assert/strict';
import test from 'node:test';
import { notAllowed } from '../../../src/options/option-problems.ts';
import type { OptionTable } from '../../../src/options/option-table.ts';
import { balance, boolean, choice, numbered, positiveAmount, text } from '../../../src/options/option-kinds.ts';
import { readOptions as readWithoutPrototype } from '../../../src/options/read-options.ts';
import { readPolluted } from '../polluted.ts';

const table = {
  text,
  boolean,
  amount: positiveAmount,
  balance,
  choice: choice(['Red', 'Green']),
} as const satisfies OptionTable;

const readOptions = ((...given: Parameters<typeof readWithoutPrototype>) => {
  const { values, problems } = readWithoutPrototype(...given);
  return { values: { ...values }, problems };
}) as typeof readWithoutPrototype;

test('An inherited option is ignored, because a script may have added it to all objects', () => {
  const read = () => readWithoutPrototype(table, 'any', [{ text: 'x' }]).values.boolean;
  assert.equal(readPolluted('boolean', true, read), undefined);
});

test('Values of every kind are trimmed', () => {
  const given = { text: '  P-1\n', boolean: ' true ', amount: ' 107.98\t', balance: ' -5 ', choice: ' Green ' };
  const values = { text: 'P-1', boolean: true, amount: 10_798, balance: -500, choice: 'Green' };
  assert.deepEqual(readOptions(table, 'any', [given]).values, values);
});

test('Null, undefined and blanks mean that an option is absent, and leave it to a weaker source', () => {
  for (const value of [null, undefined, '', ' \t\n']) {
    const nothing = Object.fromEntries(Object.keys(table).map((name) => [name, value]));
    const { values, problems } = readOptions(table, 'any', [nothing]);
    assert.deepEqual([values, problems.size], [{}, 0]);
    assert.equal(readOptions(table, 'any', [{ text: value }, { text: 'weak' }]).values.text, 'weak');
  }
});

test('The strongest source with an option provides it, separately for each option', () => {
  const { values } = readOptions(table, 'any', [
    { text: 'strong' },
    { text: 'weak', boolean: true },
    { boolean: false, amount: 5 },
  ]);
  assert.deepEqual(values, { text: 'strong', boolean: true, amount: 500 });
});

test('A wrong value in the strongest source is a problem, not a reason to look further', () => {
  const { values, problems } = readOptions(table, 'any', [{ boolean: 'yes' }, { boolean: true }]);
  assert.deepEqual([values, Array.from(problems.keys())], [{}, ['boolean']]);
});

test('A source of another type contains no options', () => {
  for (const source of [undefined, null, 5, 'sessionId', true, Symbol('options'), () => undefined, []]) {
    const { values, problems } = readOptions(table, 'any', [source, { text: 'weak' }]);
    assert.deepEqual([values, problems.size], [{ text: 'weak' }, 0]);
  }
});

test('Unknown names are ignored', () => {
  const { values, problems } = readOptions(table, 'any', [{ text: 'x', Text: 'y', TEXT: 'z', constructor: 1 }]);
  assert.deepEqual([values, problems.size], [{ text: 'x' }, 0]);
});

test('An option may come from an object without a prototype, a getter, a proxy or an instance of a class', () => {
  class Given {
    text = 'own';
  }
  const bare = Object.assign(Object.create(null) as object, { text: 'own' });
  const getter = Object.defineProperty({}, 'text', { get: () => 'own' });
  for (const source of [bare, getter, new Proxy({ text: 'own' }, {}), new Given()])
    assert.equal(readOptions(table, 'any', [source]).values.text, 'own');
});

test('A name in PascalCase is understood in camelCase too, and is the stronger one', () => {
  const pascal = { PayeeName: text };
  assert.deepEqual(readOptions(pascal, 'any', [{ payeeName: 'x' }]).values, { PayeeName: 'x' });
  assert.deepEqual(readOptions(pascal, 'any', [{ payeeName: 'x', PayeeName: 'y' }]).values, { PayeeName: 'y' });
});

test('An option whose getter throws is a problem of that option alone', () => {
  const source = {
    get text(): string {
      throw new Error('4111111111111111');
    },
    boolean: true,
  };
  const { values, problems } = readOptions(table, 'any', [source]);
  assert.deepEqual([values, Array.from(problems.keys())], [{ boolean: true }, ['text']]);
});

const rules = {
  everywhere: { ...text, requiredBy: ['pay', 'save'] },
  payOnly: { ...text, appliesTo: ['pay'], requiredBy: ['pay'] },
  fallback: { ...choice(['A', 'B', 'C']), fallback: 'A', laterFormOnly: ['C'] },
  off: { ...boolean, fallback: false },
  later: { ...text, laterFormOnly: true },
  laterOff: { ...boolean, fallback: false, laterFormOnly: true },
  kind: { ...numbered({ One: 1, Two: 2 }), fallback: 'Two' },
} as const satisfies OptionTable<'pay' | 'save'>;

const problemCodes = (method: 'pay' | 'save', given: object, form?: 'later' | 'earlier') =>
  Array.from(readOptions(rules, method, [given], form).problems, ([name, [problem]]) => `${name}: ${problem?.code}`);

test('Missing and wrong options are problems in the order of the table, only where they apply', () => {
  assert.deepEqual(problemCodes('pay', {}), ['everywhere: missing', 'payOnly: missing']);
  assert.deepEqual(problemCodes('save', {}), ['everywhere: missing']);
  assert.deepEqual(problemCodes('pay', { everywhere: 'x', payOnly: 'y' }), []);
  assert.deepEqual(problemCodes('save', { everywhere: 'x', payOnly: {} }), []);
  const wrong = ['payOnly: notText', 'fallback: notAllowed', 'off: notBoolean', 'later: notText'];
  const found = problemCodes('pay', { payOnly: {}, fallback: 'Z', off: 'maybe', later: [] });
  assert.deepEqual(found, ['everywhere: missing', ...wrong]);
});

const defaults = { everywhere: 'x', fallback: 'A', off: false, laterOff: false, kind: 'Two' };

test('An absent option takes its default, false included, as do the zero of a server and a later option', () => {
  const valuesOf = (given: object, form: 'later' | 'earlier') =>
    readOptions(rules, 'save', [{ everywhere: 'x', ...given }], form).values;
  assert.deepEqual(valuesOf({}, 'later'), defaults);
  assert.deepEqual(valuesOf({ kind: 0 }, 'later'), defaults);
  assert.deepEqual(valuesOf({ laterOff: true }, 'earlier'), defaults);
});

test('The later form is the default', () => {
  const { values } = readOptions(rules, 'save', [{ everywhere: 'x', fallback: 'C', later: 'z' }]);
  assert.deepEqual([values.fallback, values.later], ['C', 'z']);
});

test('The earlier form rejects later values without listing them, and leaves out later options', () => {
  assert.deepEqual(problemCodes('save', { everywhere: 'x', fallback: 'C' }, 'earlier'), ['fallback: laterFormOnly']);
  const { problems } = readOptions(rules, 'save', [{ everywhere: 'x', fallback: 'Z' }], 'earlier');
  assert.deepEqual(problems.get('fallback'), [notAllowed(['A', 'B'])]);
  for (const later of [{}, 'z']) {
    const { values, problems: found } = readOptions(rules, 'save', [{ everywhere: 'x', later }], 'earlier');
    assert.deepEqual([found.size, 'later' in values], [0, false]);
  }
});

for (const name of ['problem', 'value', 'appliesTo', 'requiredBy', 'isUnset', 'laterFormOnly', 'fallback', 'values']) {
  test(`Options are read correctly if an old script has given ${name} to all objects`, () => {
    const read = () => {
      const { values, problems } = readOptions(table, 'any', [{ text: 'P-1', amount: '-1' }], 'earlier');
      return [values, Array.from(problems.keys())];
    };
    const polluted = readPolluted(name, () => true, read);
    assert.deepEqual(polluted, read());
  });
}
