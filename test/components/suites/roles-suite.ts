import { suiteNeeds } from '../../engine.ts';
import { expect } from '@open-wc/testing';
import type { OperationCase } from './operation-case.ts';
import { stateNames, type Reach } from './operation-states.ts';

/** The dialog with its description, its heading, its close button, its live region. */
export function header(heading: string, about = ''): string[] {
  return [
    `dialog “${heading}”: ${`Prairie Mutual ${about}`.trim()}`,
    `heading 2 “${heading}”`,
    'button “Close”',
    'status',
  ];
}

/** The accessibility tree of states: roles, names, states, and after a colon the description. */
export function describeRoles(
  operations: readonly OperationCase[],
  states: Readonly<Record<string, Reach>>,
  outlines: Readonly<Record<string, readonly string[]>>,
): void {
  describe('the accessibility tree', () => {
    suiteNeeds('every state and size');

    for (const [state, outline] of Object.entries(outlines)) {
      it(`has roles, names and descriptions ${state}`, async () => {
        const modal = await states[state]?.({});
        expect(modal?.outline.map((line) => line.replace(/^(heading 2 “.*?”): .*/, '$1'))).to.deep.equal(outline);
      });
    }

    for (const operation of operations) {
      const { unreachable, refused, done, asking } = stateNames(operation);
      for (const state of [unreachable, refused, done]) {
        it(`has a heading that is read with the result, ${state}`, async () => {
          const modal = await states[state]?.({});
          const [, notice = ''] = /^heading 2 “.*?”: (.+)/.exec(modal?.outline[1] ?? '') ?? [];
          expect(modal?.focused).to.equal(modal?.heading);
          expect(notice).to.match(/\.$/);
          expect(modal?.screen).to.contain(notice);
        });
      }

      if (operation.typed)
        it(`has an alert dialog ${asking}`, async () => {
          expect((await states[asking]?.({}))?.outline).to.deep.equal([
            `alertdialog “Leave without finishing?”: ${operation.texts.unchanged} What you entered will be lost.`,
            'heading 2 “Leave without finishing?”',
            'button “Leave”',
            'button “Keep going”',
          ]);
        });
    }

    it('has one live region in every state, there from the start', async () => {
      for (const [state, reach] of Object.entries(states)) {
        const modal = await reach({});
        const regions = modal.outline.filter((line) => line === 'status');
        expect(regions, state).to.have.length(modal.isAsking ? 0 : 1);
        await modal.end();
      }
    });
  });
}
