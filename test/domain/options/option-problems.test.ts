import assert from 'node:assert/strict';
import test from 'node:test';
import { describeProblem, describeProblems, type OptionProblem } from '../../../src/options/option-problems.ts';

const texts: readonly [problem: OptionProblem, text: RegExp][] = [
  [{ code: 'missing' }, /required/],
  [{ code: 'notText' }, /must be text/],
  [{ code: 'tooLong', detail: '1000' }, /at most 1000 characters/],
  [{ code: 'notBoolean' }, /true or false/],
  [{ code: 'notAmount' }, /at most two decimals/],
  [{ code: 'notPositive' }, /greater than zero/],
  [{ code: 'notAllowed', detail: 'Save, DoNotSave' }, /one of: Save, DoNotSave/],
  [{ code: 'laterFormOnly' }, /later form/],
  [{ code: 'userSelectWithPercentageFee' }, /percentage-based processing fees/],
  [{ code: 'methodNotOffered', detail: 'CreditCard' }, /CreditCard/],
  [{ code: 'unknownAccountGroup' }, /account group/],
  [{ code: 'savedMethodNotOffered' }, /saved method/],
];

for (const [problem, text] of texts) {
  test(`The problem ${problem.code} is told in a whole sentence that matches ${text.source}`, () => {
    const sentence = describeProblem(problem);
    assert.match(sentence, text);
    assert.match(sentence, /^[A-Z].*\.$/);
  });
}

test('All problems are described together, each under the name of its option', () => {
  const problems = new Map<string, OptionProblem[]>([
    ['sessionId', [{ code: 'missing' }]],
    ['minAmountDue', [{ code: 'notAmount' }, { code: 'notPositive' }]],
  ]);
  assert.deepEqual(describeProblems(problems), {
    sessionId: [describeProblem({ code: 'missing' })],
    minAmountDue: [describeProblem({ code: 'notAmount' }), describeProblem({ code: 'notPositive' })],
  });
});

test('A problem under the name __proto__ is told like any other', () => {
  const details = describeProblems(new Map([['__proto__', [{ code: 'missing' as const }]]]));
  assert.deepEqual(Object.keys(details), ['__proto__']);
});
