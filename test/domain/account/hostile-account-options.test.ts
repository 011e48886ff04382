import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import {
  accountOptions,
  companyDetails,
  contactDetails,
  readAccountOptions,
} from '../../../src/account/account-options.ts';
import { describeProblems } from '../../../src/options/option-problems.ts';
import { companyDetails as company, contactDetails as contact } from './samples.ts';

/* Option objects come from pages, and these hold others: nothing that stands in one may break, pollute or leak. */

const names = [accountOptions, companyDetails, contactDetails].flatMap((table) => Object.keys(table));
const spellings = names.flatMap((name) => [name, name.charAt(0).toLowerCase() + name.slice(1)]);

const explosive: object = new Proxy(
  {},
  {
    get() {
      throw new Error('021000021');
    },
  },
);
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();
const endless: Record<string, unknown> = {};
for (const name of names) endless[name] = endless;

const simple = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withTypedArray: true }),
  fc.constantFrom<unknown>(explosive, endless, Symbol('value'), Object.create(null), () => 'x', 10n ** 400n),
  fc.constantFrom('__proto__', 'payment', 'save', 'true', '1', 'NaN', '-0', '1e5', '\u0000', '\ud800'),
  fc.string({ unit: 'binary' }),
);
const { options } = fc.letrec<{ options: object; value: unknown }>((tie) => ({
  options: fc.dictionary(fc.constantFrom(...spellings, '__proto__', 'constructor'), tie('value'), {
    noNullPrototype: false,
    depthIdentifier: 'options',
  }),
  value: fc.oneof({ depthIdentifier: 'options', maxDepth: 3 }, simple, tie('options')),
}));
const source = fc.oneof({ weight: 4, arbitrary: options }, { weight: 1, arbitrary: simple });

function expectPlain(value: unknown): void {
  if (value !== null && typeof value === 'object') Object.values(value).forEach(expectPlain);
  else assert.ok(['string', 'number', 'boolean', 'undefined'].includes(typeof value), typeof value);
}

test('Whatever is given, reading does not throw, and what it cannot read it reports', () => {
  fc.assert(
    fc.property(fc.array(source, { maxLength: 3 }), (sources) => {
      const { values, problems } = readAccountOptions(sources);
      expectPlain(values);
      for (const [name, messages] of Object.entries(describeProblems(problems))) {
        assert.ok(names.includes(name), name);
        assert.ok(messages.length > 0);
      }
    }),
    { numRuns: 1_000 },
  );
});

const hostile: readonly [what: string, object: object][] = [
  ['throws at every touch', explosive],
  ['has been revoked', revoked],
];
const save = { SessionId: 'S1', Context: 'save' };

for (const [what, object] of hostile) {
  test(`An option object that ${what} is a problem of what is required`, () => {
    const { problems } = readAccountOptions([object]);
    assert.ok(problems.has('SessionId') && problems.has('Context'));
  });

  for (const option of ['CompanyDetails', 'IndividualDetails']) {
    test(`${option} that ${what} are a problem, not an exception`, () => {
      assert.ok(readAccountOptions([{ ...save, [option]: object }]).problems.size > 0);
    });
  }

  test(`A contact that ${what} is a problem, not an exception`, () => {
    const given = { ...save, CompanyDetails: { ...company, ContactDetails: object } };
    assert.ok(readAccountOptions([given]).problems.size > 0);
  });
}

test('One getter that throws is one problem', () => {
  const phone = { ...contact };
  Object.defineProperty(phone, 'Phone', { get: () => assert.fail('read') });
  const { problems } = readAccountOptions([{ ...save, CompanyDetails: { ...company, ContactDetails: phone } }]);
  assert.deepEqual(Array.from(problems.keys()), ['Phone']);
});

test('Details that hold themselves are read once and reported', () => {
  assert.ok(readAccountOptions([endless]).problems.has('SessionId'));
});

test('Nothing that is given ends up on other objects', () => {
  const before = Reflect.ownKeys(Object.prototype);
  fc.assert(
    fc.property(options, simple, (given, polluted) => {
      const json: unknown = JSON.parse('{"__proto__": {"SessionId": "polluted", "polluted": true}}');
      const details = { ...save, CompanyDetails: json, IndividualDetails: { __proto__: { polluted } } };
      readAccountOptions([given, json, details]);
      assert.deepEqual(Reflect.ownKeys(Object.prototype), before);
      assert.ok(!('polluted' in {}));
    }),
  );
});

test('A __proto__ key from JSON names no payee', () => {
  const json: unknown = JSON.parse('{"SessionId": "S1", "Context": "save", "__proto__": {"AccountId": 7}}');
  assert.deepEqual(Array.from(readAccountOptions([json]).problems.keys()), ['AccountId']);
});

test('No message repeats the value that was given', () => {
  const secret = fc
    .tuple(fc.constantFrom('12-3456789', '021000021', '<img src=x>'), fc.stringMatching(/^[a-z0-9]{6}$/))
    .map((parts) => parts.join(''));
  const wrapped = secret.chain((text) =>
    fc.tuple(
      fc.constant(text),
      fc.constantFrom<unknown>(text, [text], { text }, Symbol(text), text.repeat(200), { toString: () => text }),
    ),
  );
  fc.assert(
    fc.property(fc.constantFrom(...names), wrapped, (name, [text, given]) => {
      const hidden = { [name]: given };
      const details = { ...company, ...hidden, ContactDetails: { ...contact, ...hidden } };
      const { problems } = readAccountOptions([{ Context: 'payment', CompanyDetails: details, ...hidden }]);
      assert.ok(problems.size > 0);
      assert.ok(!JSON.stringify([...problems, describeProblems(problems)]).includes(text));
    }),
  );
});

for (const text of ['x', '9', '1,', ' ', '-', '.', '\u0000', '1 ']) {
  test(`A hundred thousand times ${JSON.stringify(text)} is a problem or a short text everywhere, and is read at once`, () => {
    const long = Object.fromEntries(names.map((name) => [name, `${text.repeat(100_000)}1`]));
    const given = { ...long, CompanyDetails: { ...long, ContactDetails: long } };
    const { values } = readAccountOptions([given]);
    const read = JSON.stringify(values);
    assert.ok(read.length < 20_000, String(read.length));
  });
}
