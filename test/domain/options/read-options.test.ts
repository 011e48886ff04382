import assert from 'node:assert/strict';
import test from 'node:test';
import { notAllowed } from '../../../src/options/option-problems.ts';
import type { OptionTable } from '../../../src/options/option-table.ts';
import { balance, boolean, choice, numbered, positiveAmount, text } from '../../../src/options/option-kinds.ts';
import { readOptions } from '../../../src/options/read-options.ts';

const table = {
  text,
  boolean,
  amount: positiveAmount,
  balance,
  choice: choice(['Red', 'Green']),
} as const satisfies OptionTable;

test('Values of every kind are trimmed', () => {
  const given = { text: '  P-1\n', boolean: ' true ', amount: ' 107.98\t', balance: ' -5 ', choice: ' Green ' };
  const values = { text: 'P-1', boolean: true, amount: 10_798, balance: -500, choice: 'Green' };
  assert.deepEqual(readOptions(table, 'any', [given]).values, values);
});

for (const value of [null, undefined, '', ' \t\n']) {
  const what = value === undefined ? 'undefined' : JSON.stringify(value);
  test(`${what} means that an option of any kind is absent`, () => {
    const { values, problems } = readOptions(table, 'any', [
      Object.fromEntries(Object.keys(table).map((name) => [name, value])),
    ]);
    assert.deepEqual([values, problems.size], [{}, 0]);
  });

  test(`${what} in a stronger source leaves the option to the weaker one`, () => {
    assert.equal(readOptions(table, 'any', [{ text: value }, { text: 'weak' }]).values.text, 'weak');
  });
}

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

for (const source of [undefined, null, 5, 'sessionId', true, Symbol('options'), () => undefined, []]) {
  test(`A source that is ${String(source) || 'an empty list'} of type ${typeof source} contains no options`, () => {
    const { values, problems } = readOptions(table, 'any', [source, { text: 'weak' }]);
    assert.deepEqual([values, problems.size], [{ text: 'weak' }, 0]);
  });
}

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
  for (const source of [bare, getter, new Proxy({ text: 'own' }, {}), new Given()]) {
    assert.equal(readOptions(table, 'any', [source]).values.text, 'own');
  }
});

test('An inherited option is ignored: a script may have added it to all objects', () => {
  assert.deepEqual(readOptions(table, 'any', [Object.create({ text: 'inherited' })]).values, {});
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

const required: readonly [method: 'pay' | 'save', given: object, problems: string[]][] = [
  ['pay', {}, ['everywhere: missing', 'payOnly: missing']],
  ['save', {}, ['everywhere: missing']],
  ['pay', { everywhere: 'x' }, ['payOnly: missing']],
  ['pay', { everywhere: 'x', payOnly: 'y' }, []],
  ['save', { everywhere: 'x', payOnly: {} }, []],
  [
    'pay',
    { payOnly: {}, fallback: 'Z', off: 'maybe', later: [] },
    ['everywhere: missing', 'payOnly: notText', 'fallback: notAllowed', 'off: notBoolean', 'later: notText'],
  ],
];

for (const [method, given, problems] of required) {
  test(`${method} with ${JSON.stringify(given)} has the problems [${problems.join(', ')}]`, () => {
    assert.deepEqual(problemCodes(method, given), problems);
  });
}

test('A method does not read an option that does not apply to it', () => {
  assert.ok(!('payOnly' in readOptions(rules, 'save', [{ everywhere: 'x', payOnly: 'y' }]).values));
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

test('The earlier form refuses a value of the later one', () => {
  assert.deepEqual(problemCodes('save', { everywhere: 'x', fallback: 'C' }, 'earlier'), ['fallback: laterFormOnly']);
});

test('The earlier form leaves out an option of the later one, right or wrong', () => {
  assert.deepEqual(problemCodes('save', { everywhere: 'x', later: {} }, 'earlier'), []);
  assert.ok(!('later' in readOptions(rules, 'save', [{ everywhere: 'x', later: 'z' }], 'earlier').values));
});

test('The earlier form does not suggest a value of the later one', () => {
  const { problems } = readOptions(rules, 'save', [{ everywhere: 'x', fallback: 'Z' }], 'earlier');
  assert.deepEqual(problems.get('fallback'), [notAllowed(['A', 'B'])]);
});

for (const name of ['problem', 'value', 'appliesTo', 'requiredBy', 'isUnset', 'laterFormOnly', 'fallback', 'values']) {
  test(`Options are read correctly if an old script has given ${name} to all objects`, () => {
    const read = () => readOptions(table, 'any', [{ text: 'P-1', amount: '-1' }], 'earlier');
    const before = read();
    Object.defineProperty(Object.prototype, name, { value: () => true, configurable: true });
    try {
      const { values, problems } = read();
      const same = [{ ...values }, Array.from(problems.keys())];
      Reflect.deleteProperty(Object.prototype, name);
      assert.deepEqual(same, [before.values, Array.from(before.problems.keys())]);
    } finally {
      Reflect.deleteProperty(Object.prototype, name);
    }
  });
}
