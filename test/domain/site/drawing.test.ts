import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ApprovalRequestStatus, PartyStatus } from '../../../src/adjuster/enumerations.ts';
import { approvalParty, approvalRequest } from '../../../site/drawing/approval.ts';
import { operation } from '../../../site/drawing/operation.ts';
import { stateDiagram } from '../../../site/drawing/state-diagram.ts';
import type { StateMachine } from '../../../site/drawing/state-machine.ts';

/** The states that lead from the first one to all that it can come to. */
function reachable({ states, steps }: StateMachine): string[] {
  const reached = new Set(Object.keys(states).slice(0, 1));
  for (const state of reached) for (const { from, to } of steps) if (from === state) reached.add(to);
  return Array.from(reached).toSorted();
}

const count = (text: string, part: string) => text.split(part).length - 1;

suite('the diagrams', () => {
  for (const machine of [operation, approvalRequest, approvalParty]) {
    const { name, states, steps, ends, inputs } = machine;

    test(`${name} can reach each of its states, and ends in those without further steps`, () => {
      const all = Object.keys(states).toSorted();
      assert.deepEqual(reachable(machine), all);
      const leadingOn = all.filter((state) => steps.some(({ from }) => from === state));
      assert.deepEqual([...leadingOn, ...ends].toSorted(), all);
    });

    test(`${name} has a box for each state, a line for each step, and a table`, () => {
      const drawing = stateDiagram(machine);
      assert.equal(count(drawing, 'class="state"'), Object.keys(states).length);
      assert.equal(count(drawing, '<circle'), steps.length);
      assert.equal(count(drawing, '<li>'), steps.length);
      for (const { input } of steps) assert.ok(drawing.includes(`>${inputs[input] ?? '?'}<`), input);
    });
  }

  test('match the code', () => {
    assert.deepEqual(Object.keys(approvalRequest.states).toSorted(), Object.keys(ApprovalRequestStatus).toSorted());
    assert.deepEqual(Object.keys(approvalParty.states).toSorted(), Object.keys(PartyStatus).toSorted());
  });

  test('show that only a declined or lost submission returns to the form', () => {
    const back = operation.steps.filter(({ from, to }) => from === 'submitting' && to === 'entering');
    assert.deepEqual(back.map(({ input }) => input).toSorted(), ['declined', 'notReceived']);
  });
});
