import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { adjusterOptionNotes } from '../../../src/adjuster/adjuster-option-notes.ts';
import { AdjusterMethodName, adjusterOptions } from '../../../src/adjuster/adjuster-options.ts';
import { optionsFromAttributes } from '../../../src/options/data-attributes.ts';
import { readOptions } from '../../../src/options/read-options.ts';

const { createApprovalRequest, manageApprovalRequest } = AdjusterMethodName;

/** The values that were read, and the codes of what is wrong. */
function read(method: AdjusterMethodName, ...sources: readonly unknown[]) {
  const { values, problems } = readOptions(adjusterOptions, method, sources);
  const codes = Object.fromEntries(Array.from(problems, ([name, found]) => [name, found.map(({ code }) => code)]));
  return { values: { ...values }, codes };
}

test('The table has exactly the options of the specification', () => {
  assert.deepEqual(Object.keys(adjusterOptions), ['claimsSessionKey', 'approvalRequestId']);
});

test('Every option has its sentence, in the order of the table', () => {
  assert.deepEqual(Object.keys(adjusterOptionNotes), Object.keys(adjusterOptions));
});

for (const [name, note] of Object.entries(adjusterOptionNotes)) {
  test(`What ${name} is for is said in one sentence`, () => assert.match(note, /^[A-Z][^.]*\.$/));
}

for (const absent of [undefined, null, '', '  ', '\u0000']) {
  const given = absent === undefined ? 'undefined' : JSON.stringify(absent);

  test(`A creation with a key of ${given} names it as missing`, () => {
    assert.deepEqual(read(createApprovalRequest, { claimsSessionKey: absent }).codes, {
      claimsSessionKey: ['missing'],
    });
  });

  test(`Managing with ${given} for both names both`, () => {
    const { codes } = read(manageApprovalRequest, { claimsSessionKey: absent, approvalRequestId: absent });
    assert.deepEqual(codes, { claimsSessionKey: ['missing'], approvalRequestId: ['missing'] });
  });
}

test('A creation needs the key alone', () => {
  assert.deepEqual(read(createApprovalRequest, { claimsSessionKey: 'K-1' }), {
    values: { claimsSessionKey: 'K-1' },
    codes: {},
  });
});

test('A creation neither reads nor checks the id of a request', () => {
  assert.deepEqual(read(createApprovalRequest, { claimsSessionKey: 'K-1', approvalRequestId: 'x' }), {
    values: { claimsSessionKey: 'K-1' },
    codes: {},
  });
});

const keys: readonly [given: unknown, key: string][] = [
  ['50000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000001'],
  [' K-1 ', 'K-1'],
  ['00012', '00012'],
  [12, '12'],
];
for (const [given, claimsSessionKey] of keys) {
  test(`The key ${JSON.stringify(given)} is read as "${claimsSessionKey}"`, () => {
    assert.deepEqual(read(createApprovalRequest, { claimsSessionKey: given }).values, { claimsSessionKey });
  });
}

const ids: readonly [given: unknown, id: number][] = [
  [40017, 40017],
  ['40017', 40017],
  [' 007 ', 7],
  [1, 1],
];
for (const [given, approvalRequestId] of ids) {
  test(`The request ${JSON.stringify(given)} is read as ${approvalRequestId}`, () => {
    assert.deepEqual(read(manageApprovalRequest, { claimsSessionKey: 'K-1', approvalRequestId: given }), {
      values: { claimsSessionKey: 'K-1', approvalRequestId },
      codes: {},
    });
  });
}

for (const given of [0, -1, 1.5, '1e3', '-7', '0', 'A-1', '١', true, {}, [7], Number.NaN, 10n]) {
  test(`The request ${typeof given} ${JSON.stringify(typeof given === 'bigint' ? String(given) : given)} is none`, () => {
    const { codes } = read(manageApprovalRequest, { claimsSessionKey: 'K-1', approvalRequestId: given });
    assert.deepEqual(codes, { approvalRequestId: ['notId'] });
  });
}

test('Names may begin with a capital, as the specification writes them elsewhere', () => {
  assert.deepEqual(read(manageApprovalRequest, { ClaimsSessionKey: 'K-1', ApprovalRequestId: 7 }), {
    values: { claimsSessionKey: 'K-1', approvalRequestId: 7 },
    codes: {},
  });
});

test('Attributes have the documented names', () => {
  const attributes = [
    { name: 'data-option-claims-session-key', value: 'K-1' },
    { name: 'data-option-approval-request-id', value: '40017' },
  ];
  const given = optionsFromAttributes(attributes);
  assert.deepEqual(read(manageApprovalRequest, given).values, { claimsSessionKey: 'K-1', approvalRequestId: 40017 });
});

test('The strongest source counts, for each option by itself', () => {
  const { values } = read(
    manageApprovalRequest,
    { approvalRequestId: null },
    { approvalRequestId: 2 },
    { claimsSessionKey: 'K-3', approvalRequestId: 3 },
  );
  assert.deepEqual(values, { claimsSessionKey: 'K-3', approvalRequestId: 2 });
});

test('Whatever is given, reading does not throw, and what it cannot read it reports', () => {
  const explosive: object = new Proxy(
    {},
    {
      get() {
        throw new Error('read');
      },
    },
  );
  const value = fc.oneof(
    fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
    fc.constantFrom<unknown>(explosive, Symbol('value'), () => 'x', '\ud800'),
  );
  const source = fc.oneof(
    fc.dictionary(fc.constantFrom('claimsSessionKey', 'approvalRequestId', '__proto__', 'constructor'), value),
    value,
  );
  fc.assert(
    fc.property(fc.constantFrom(createApprovalRequest, manageApprovalRequest), fc.array(source), (method, sources) => {
      const { values, codes } = read(method, ...sources);
      for (const name of method === manageApprovalRequest ? Object.keys(adjusterOptions) : ['claimsSessionKey']) {
        assert.ok(Object.hasOwn(values, name) !== Object.hasOwn(codes, name), name);
      }
    }),
    { numRuns: 500 },
  );
});
