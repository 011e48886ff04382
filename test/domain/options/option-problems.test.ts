import assert from 'node:assert/strict';
import test from 'node:test';
import {
  describeProblems,
  missing,
  notAllowed,
  unknownAccountGroup,
  type OptionProblem,
} from '../../../src/options/option-problems.ts';

for (const [{ code, message }, text] of [
  [missing, /required/],
  [notAllowed(['Save', 'DoNotSave']), /one of: Save, DoNotSave/],
  [unknownAccountGroup, /account group/],
] as const) {
  test(`The problem ${code} is described in a whole sentence that matches ${text.source}`, () => {
    assert.match(message, text);
    assert.match(message, /^[A-Z].*\.$/);
  });
}

test('All problems are described together, each under the name of its option', () => {
  const notPositive = { code: 'notPositive', message: 'This option must be greater than zero.' };
  const problems = new Map<string, OptionProblem[]>([
    ['sessionId', [missing]],
    ['accountGroupCode', [unknownAccountGroup, notPositive]],
  ]);
  assert.deepEqual(describeProblems(problems), {
    sessionId: [missing.message],
    accountGroupCode: [unknownAccountGroup.message, notPositive.message],
  });
});

test('A problem under the name __proto__ is reported like any other', () => {
  const details = describeProblems(new Map([['__proto__', [missing]]]));
  assert.deepEqual(Object.keys(details), ['__proto__']);
});
