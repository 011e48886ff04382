import { suiteNeeds } from '../../engine.ts';
import { expect } from '@open-wc/testing';
import type { OperationCase } from './operation-case.ts';
import { stateNames, type Reach } from './operation-states.ts';

/** The merchant's name in each test. */
const merchant = 'Prairie Mutual';

/** The dialog with what is read after its name, its heading, its close button, its live region. */
export function header(heading: string, about?: string): string[] {
  return [
    `dialog “${heading}”: ${[merchant, about].filter(Boolean).join(' ')}`,
    `heading 2 “${heading}”`,
    'button “Close”',
    'status',
  ];
}

/** The same before the service has said whom the person deals with. */
function early(heading: string, about = ''): string[] {
  return [`dialog “${heading}”${about && `: ${about}`}`, ...header(heading).slice(1)];
}

/** The same where the close button is among those in the body, or nothing may be closed now. */
export function withoutClose(heading: string, ...buttons: string[]): string[] {
  return closedInBody(header(heading), buttons);
}

/** The phone number among the buttons. */
export const phone = '(555) 010-0199';

function closedInBody(lines: readonly string[], buttons: readonly string[]): string[] {
  return [
    ...lines.filter((line) => line !== 'button “Close”'),
    ...buttons.map((name) => `${name === phone ? 'link' : 'button'} “${name}”`),
  ];
}

/** The accessibility tree of each state: roles, names, states, and after a colon the description. */
export function describeRoles(
  operations: readonly OperationCase[],
  states: Readonly<Record<string, Reach>>,
  outlines: Readonly<Record<string, readonly string[]>>,
): void {
  const shared = operations.map((operation) => {
    const { headings, texts, words } = operation;
    const names = stateNames(operation);
    return {
      [names.loading]: early(headings.loading, operation.about.loading),
      [names.unreachable]: [...early('We couldn’t connect'), 'button “Cancel”', 'button “Try again”'],
      [names.refused]: closedInBody(early(words.used), ['Close']),
      [names.onItsWay]: withoutClose(headings.submitting),
      [names.lost]: withoutClose(words.unknown),
      [names.unanswered]: withoutClose(words.unknown, phone, 'Close', 'Check now'),
      ...(operation.typed && {
        [names.asking]: [
          `alertdialog “Leave without finishing?”: ${texts.unchanged} What you entered will be lost.`,
          'heading 2 “Leave without finishing?”',
          'button “Leave”',
          'button “Keep going”',
        ],
      }),
    };
  });

  describe('what a screen reader finds', () => {
    suiteNeeds('every state and size');

    for (const [state, outline] of Object.entries(Object.assign({}, ...shared, outlines) as typeof outlines)) {
      it(state, async () => {
        const modal = await states[state]?.({});
        expect(modal?.outline.map((line) => line.replace(/^(heading 2 “.*?”): .*/, '$1'))).to.deep.equal(outline);
      });
    }

    for (const operation of operations) {
      const { unreachable, refused, done } = stateNames(operation);
      for (const state of [unreachable, refused, done]) {
        it(`the heading is read with the result, ${state}`, async () => {
          const modal = await states[state]?.({});
          const [, notice = ''] = /^heading 2 “.*?”: (.+)/.exec(modal?.outline[1] ?? '') ?? [];
          expect(modal?.focused).to.equal(modal?.heading);
          expect(notice).to.match(/\.$/);
          expect(modal?.screen).to.contain(notice);
        });
      }
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
