import type { StateMachine, Step } from './state-machine.ts';

/*
 * A state machine as a list of its states, each with what can happen in it. A line leads from there to the lane of the state that
 * comes next, and the lane into that one's name.
 */

const row = 26;
const gap = 16;
const box = 250;
const lane = 16;
const text = 12;

interface Lane {
  readonly to: string;
  readonly top: number;
  readonly bottom: number;
  readonly column: number;
}

/** The drawing of a state machine as SVG, and the table that says the same. */
export function stateDiagram(machine: StateMachine): string {
  const { states, steps, name, inputs } = machine;
  const arrow = `arrow-of-${name.toLowerCase().replaceAll(' ', '-')}`;
  const tops = new Map<string, number>();
  let height = 2;
  for (const state of Object.keys(states)) {
    tops.set(state, height);
    height += heightOf(state, steps) + gap;
  }
  const entry = (state: string) => (tops.get(state) ?? 0) + row / 2;
  const exit = (step: Step) => entry(step.from) + row * (leaving(step.from, steps).indexOf(step) + 1);
  const lanes = lanesOf(machine, entry, exit);
  const xOf = ({ column }: Lane) => box + 28 + column * lane;
  const width = Math.max(...lanes.map(xOf)) + 8;

  const boxes = Object.keys(states).map((state) => {
    const kind = machine.ends.includes(state) ? ' class="end"' : '';
    const lines = leaving(state, steps).map(
      (step) => `<text x="${text + 12}" y="${exit(step) + 5}" class="input">${inputs[step.input] ?? step.input}</text>`,
    );
    return `<g${kind}><rect x="1" y="${tops.get(state) ?? 0}" width="${box}" height="${heightOf(state, steps)}" rx="8"/><text x="${text}" y="${entry(state) + 5}" class="state">${state}</text>${lines.join('')}</g>`;
  });
  const lines = lanes.map((to) => {
    const x = xOf(to);
    const exits = steps.filter((step) => step.to === to.to).map(exit);
    const joins = exits.map((y) => `<path d="M${box + 1} ${y}H${x}"/><circle cx="${x}" cy="${y}" r="2.5"/>`);
    const last = `<path d="M${x} ${entry(to.to)}H${box + 6}" marker-end="url(#${arrow})"/>`;
    return `<path d="M${x} ${to.top}V${to.bottom}"/>${joins.join('')}${last}`;
  });
  return `<figure class="states">
<svg viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="${name}: the table below says the same."><defs><marker id="${arrow}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs><g class="lines">${lines.join('')}</g>${boxes.join('')}</svg>
</figure>
${table(machine)}`;
}

function leaving(state: string, steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ from }) => from === state);
}

function heightOf(state: string, steps: readonly Step[]): number {
  return row * (leaving(state, steps).length + 1);
}

/** Lanes that do not meet share a column; the short ones are near. */
function lanesOf(
  { states, steps }: StateMachine,
  entry: (state: string) => number,
  exit: (step: Step) => number,
): readonly Lane[] {
  const spans = Object.keys(states)
    .map((to) => ({ to, ys: [entry(to), ...steps.filter((step) => step.to === to).map(exit)] }))
    .filter(({ ys }) => ys.length > 1)
    .map(({ to, ys }) => ({ to, top: Math.min(...ys), bottom: Math.max(...ys) }))
    .toSorted((one, other) => one.bottom - one.top - (other.bottom - other.top));
  const lanes: Lane[] = [];
  for (const span of spans) {
    const taken = lanes.filter(({ top, bottom }) => top <= span.bottom + row / 2 && bottom >= span.top - row / 2);
    let column = 0;
    while (taken.some((other) => other.column === column)) column++;
    lanes.push({ ...span, column });
  }
  return lanes;
}

function table({ states, steps, inputs, name }: StateMachine): string {
  const rows = Object.entries(states).map(([state, meaning]) => {
    const next = leaving(state, steps).map(({ input, to }) => `<li>${inputs[input] ?? input}: ${to}</li>`);
    const list = next.length > 0 ? `<ul>${next.join('')}</ul>` : 'nothing';
    return `<tr><th scope="row">${state}</th><td>${meaning}</td><td>${list}</td></tr>`;
  });
  return `<details><summary>${name}, as a table</summary>
<div class="table"><table class="few"><thead><tr><th>state</th><th>is</th><th>what can happen, and what comes then</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>
</details>`;
}
