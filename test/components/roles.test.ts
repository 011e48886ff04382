import { expect } from '@open-wc/testing';
import { suiteNeeds } from '../engine.ts';
import { payeePayment } from './account/account-cases.ts';
import { states as accountStates } from './account/account-states.ts';
import { cancelling, creation } from './adjuster/adjuster-cases.ts';
import { states as adjusterStates } from './adjuster/adjuster-states.ts';
import { cardPayment } from './payment/payment-cases.ts';
import { states as paymentStates } from './payment/payment-states.ts';
import type { OperationCase } from './suites/operation-case.ts';
import { stateNames, type Reach } from './suites/operation-states.ts';

/* The trees of the forms and their errors are in `transcripts`. */
const modals: readonly [states: Readonly<Record<string, Reach>>, ...operations: OperationCase[]][] = [
  [paymentStates, cardPayment],
  [accountStates, payeePayment],
  [adjusterStates, creation, cancelling],
];

describe('the accessibility tree', () => {
  suiteNeeds('every state and size');

  for (const [states, ...operations] of modals) {
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

    it(`has one live region in every state of ${operations[0]?.what ?? ''}, there from the start`, async () => {
      for (const [state, reach] of Object.entries(states)) {
        const modal = await reach({});
        const regions = modal.outline.filter((line) => line === 'status');
        expect(regions, state).to.have.length(modal.isAsking ? 0 : 1);
        await modal.end();
      }
    });
  }

  it('has a problem first, in a group that is read with its text', async () => {
    const outline = (await adjusterStates['when a creation is declined']?.({}))?.outline ?? [];
    expect(outline.slice(4, 6)).to.deep.equal([
      'group “There is a problem”: Nothing has changed. We couldn’t do this (GatewayInternalError). ' +
        'Try again, or call Prairie Mutual at (555) 010-0199.',
      'heading 3 “There is a problem”',
    ]);
  });
});
