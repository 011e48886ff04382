import assert from 'node:assert/strict';
import test from 'node:test';
import { adjusterOptionNotes } from '../../../src/adjuster/adjuster-option-notes.ts';
import { AdjusterMethodName, adjusterOptions } from '../../../src/adjuster/adjuster-options.ts';
import { optionsFromAttributes } from '../../../src/options/data-attributes.ts';
import { readOptions } from '../../../src/options/read-options.ts';
import { checkHostileOptions } from '../options/hostile-suite.ts';

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

test('The key is text and the id of a request is an id, whichever way they are written', () => {
  assert.deepEqual(read(manageApprovalRequest, { claimsSessionKey: 12, approvalRequestId: ' 007 ' }), {
    values: { claimsSessionKey: '12', approvalRequestId: 7 },
    codes: {},
  });
  assert.deepEqual(read(manageApprovalRequest, { claimsSessionKey: {}, approvalRequestId: 'A-1' }).codes, {
    claimsSessionKey: ['notText'],
    approvalRequestId: ['notId'],
  });
});

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

checkHostileOptions({
  modal: 'the adjuster modal',
  names: Object.keys(adjusterOptions),
  required: ['claimsSessionKey'],
  readers: Object.values(AdjusterMethodName).map(
    (method) => (sources) => readOptions(adjusterOptions, method, sources),
  ),
  everywhere: (given, name) => ({ claimsSessionKey: 'K-1', approvalRequestId: 7, [name]: given }),
});
