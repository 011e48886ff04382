import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { ApprovalRequestStatus, PartyStatus } from '../../../src/adjuster/enumerations.ts';
import { approvalParty, approvalRequest } from '../../../site/drawing/approval.ts';
import { benchCharts } from '../../../site/drawing/bench-charts.ts';
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

    test(`${name} can come to each of its states`, () => {
      assert.deepEqual(reachable(machine), Object.keys(states).toSorted());
    });

    test(`${name} ends where nothing leads on`, () => {
      const leadingOn = Object.keys(states).filter((state) => steps.some(({ from }) => from === state));
      assert.deepEqual([...leadingOn, ...ends].toSorted(), Object.keys(states).toSorted());
    });

    test(`${name} is drawn with a box for each state and a line for each step, and told in a table`, () => {
      const drawing = stateDiagram(machine);
      assert.equal(count(drawing, 'class="state"'), Object.keys(states).length);
      assert.equal(count(drawing, '<circle'), steps.length);
      assert.equal(count(drawing, '<li>'), steps.length);
      for (const { input } of steps) assert.ok(drawing.includes(`>${inputs[input] ?? '?'}<`), input);
    });
  }

  test('know what the code knows', () => {
    assert.deepEqual(Object.keys(approvalRequest.states).toSorted(), Object.keys(ApprovalRequestStatus).toSorted());
    assert.deepEqual(Object.keys(approvalParty.states).toSorted(), Object.keys(PartyStatus).toSorted());
  });

  test('say that only a declined or lost submission comes back to the form', () => {
    const back = operation.steps.filter(({ from, to }) => from === 'submitting' && to === 'entering');
    assert.deepEqual(back.map(({ input }) => input).toSorted(), ['declined', 'notReceived']);
  });
});

suite('the charts', () => {
  const results = readFileSync('bench/results.md', 'utf8');

  test('have a bar for ours and for what it is compared with', () => {
    const charts = benchCharts(results);
    assert.ok(count(charts, 'class="bar ours"') > 0);
    assert.ok(count(charts, 'class="bar reference"') > 0);
    assert.match(charts, /<rect width="100.0%"/);
    assert.doesNotMatch(charts, /NaN|undefined|: , /);
  });

  test('say of a figure that it does not hold', () => {
    const row = /^\| Portal\.js, the loader .*$/m;
    const failing = results.replace(row, '| Portal.js, the loader | 9 KB |  |  | 3 KB at most | **no** |');
    assert.match(benchCharts(failing), /Portal\.js[^<]*: 3 KB at most, which does not hold/);
  });

  test('are not drawn where a row has another name', () => {
    assert.throws(() => benchCharts(results.replace('Portal.js, the loader', 'Portal.js')), /Portal\.js, the loader/);
  });
});
