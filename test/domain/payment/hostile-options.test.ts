import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { describeProblems } from '../../../src/options/option-problems.ts';
import { paymentOptions, readPaymentOptions } from '../../../src/payment/payment-options.ts';

/* Option objects come from pages: nothing that stands in one may break, pollute or leak. */

const names = Object.keys(paymentOptions);
const method = fc.constantFrom('makePayment' as const, 'savePaymentMethod' as const);
const form = fc.constantFrom('later' as const, 'earlier' as const);

const explosive: object = new Proxy(
  {},
  {
    get() {
      throw new Error('4111111111111111');
    },
  },
);
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

const value = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withTypedArray: true }),
  fc.constantFrom<unknown>(explosive, Symbol('value'), Object.create(null), () => 'x', 10n ** 400n, new Map()),
  fc.constantFrom('__proto__', 'constructor', 'true', 'null', 'NaN', '-0', '1e5', '\u0000', '\ud800'),
  fc.string({ unit: 'binary' }),
);
const options = fc.dictionary(fc.constantFrom(...names, '__proto__', 'constructor', 'toString'), value, {
  noNullPrototype: false,
});
const source = fc.oneof({ weight: 4, arbitrary: options }, { weight: 1, arbitrary: value });

test('Whatever is given, reading does not throw, and what it cannot read it reports', () => {
  fc.assert(
    fc.property(method, form, fc.array(source, { maxLength: 3 }), (name, which, sources) => {
      const { values, problems } = readPaymentOptions(name, sources, which);
      for (const [option, read] of Object.entries(values)) {
        assert.ok(names.includes(option), option);
        assert.ok(['string', 'number', 'boolean'].includes(typeof read), typeof read);
      }
      for (const messages of Object.values(describeProblems(problems))) assert.ok(messages.length > 0);
    }),
    { numRuns: 500 },
  );
});

for (const [what, hostile] of Object.entries({ 'throws at every touch': explosive, 'has been revoked': revoked })) {
  for (const which of ['later', 'earlier'] as const) {
    test(`An option object that ${what} is a problem of every option in the ${which} form`, () => {
      const { values, problems } = readPaymentOptions('savePaymentMethod', [hostile], which);
      assert.deepEqual(values, {});
      assert.ok(problems.has('sessionId') && problems.has('paymentCategory'));
    });
  }
}

const huge = ['x', '9', '1,', ' ', '-', '$', '.', '\u0000'].map((text) => `${text.repeat(100_000)}1`);

for (const text of huge) {
  test(`A hundred thousand times ${JSON.stringify(text[0])} is a problem or a short text for every option, and is read at once`, () => {
    const { values } = readPaymentOptions(
      'makePayment',
      [Object.fromEntries(names.map((name) => [name, text]))],
      'later',
    );
    for (const read of Object.values(values)) assert.ok(String(read).length <= 1_000);
  });
}

test('Nothing that is given ends up on other objects', () => {
  const before = Reflect.ownKeys(Object.prototype);
  fc.assert(
    fc.property(method, form, options, value, (name, which, given, polluted) => {
      const json: unknown = JSON.parse('{"__proto__": {"sessionId": "polluted", "polluted": true}}');
      readPaymentOptions(name, [given, json, { __proto__: { polluted } }], which);
      assert.deepEqual(Reflect.ownKeys(Object.prototype), before);
      assert.ok(!('polluted' in {}));
    }),
  );
});

test('A __proto__ key from JSON is no option object of its own', () => {
  const json: unknown = JSON.parse('{"__proto__": {"sessionId": "S1", "paymentCategory": "CreditCard"}}');
  const { problems } = readPaymentOptions('savePaymentMethod', [json], 'later');
  assert.deepEqual(Array.from(problems.keys()), ['sessionId', 'paymentCategory']);
});

test('No message repeats the value that was given', () => {
  const secret = fc
    .tuple(
      fc.constantFrom('4111111111111111', 'sk_live_', '<img src=x>', '021000021'),
      fc.stringMatching(/^[a-z0-9]{6}$/),
    )
    .map((parts) => parts.join(''));
  const wrapped = secret.chain((text) =>
    fc.tuple(
      fc.constant(text),
      fc.constantFrom<unknown>(text, [text], { text }, Symbol(text), text.repeat(200), { toString: () => text }),
    ),
  );
  fc.assert(
    fc.property(method, form, fc.constantFrom(...names), wrapped, (name, which, option, [text, given]) => {
      const { problems } = readPaymentOptions(name, [{ [option]: given }], which);
      assert.ok(!JSON.stringify([...problems, describeProblems(problems)]).includes(text));
    }),
  );
});
