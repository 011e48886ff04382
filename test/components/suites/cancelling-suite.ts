import { expect } from '@open-wc/testing';
import { testIn } from '../../test-in.ts';
import { press } from '../person.ts';
import * as flow from './operation-case.ts';

export function describeCancelling(operation: flow.OperationCase): void {
  const { what, namespace, calls, ends, opener, texts, typed, leave: last = 'Cancel' } = operation;
  const test = testIn(() => flow.opened(operation));
  const canceled = flow.codes(operation, 'load', 'canceled', 'unload');
  const ways = flow.waysOf(operation, {
    [`the ${last} button`]: press(last),
    'the close button': press('Close'),
    ...flow.keysOfWindows,
  });

  describe(`leaving ${what}`, () => {
    for (const [way, leave] of ways) {
      test(`closes it at once with ${way} if nothing was entered, and releases the session`, async (modal) => {
        await leave(modal);
        expect(modal.isOpen).to.be.false;
        expect(modal.eventCodes).to.deep.equal(canceled);
        for (const code of ends.canceled) expect(modal.detail(code)).to.be.null;
        expect(modal.detail(`${namespace}.unload`)).to.deep.equal({ reason: operation.leftBecause });
        expect(modal.focused).to.equal(opener);
        const [[credentials] = []] = modal.service.callsOf(calls.open);
        expect(modal.service.calls.slice(1)).to.deep.equal([{ name: calls.giveBack, given: [credentials] }]);
      });
    }

    if (!typed) return;

    for (const [way, leave] of ways) {
      test(`with ${way} asks first if something was typed`, async (modal) => {
        await modal.type(typed.field, typed.text.slice(0, 1));
        await leave(modal);
        await modal.asks();
        expect(modal.outline).to.deep.equal([
          `alertdialog “Leave without finishing?”: ${texts.unchanged} What you entered will be lost.`,
          'heading 2 “Leave without finishing?”',
          'button “Leave”',
          'button “Keep going”',
        ]);
        expect(modal.focused).to.equal('Keep going');
        expect(modal.eventCodes).to.deep.equal(flow.codes(operation, 'load'));
      });
    }

    test('asks nothing if the typed text was deleted again', async (modal) => {
      await modal.type(typed.field, typed.text.slice(0, 2));
      await modal.key('Backspace', 2);
      await modal.press('Cancel');
      expect(modal.eventCodes).to.deep.equal(canceled);
    });

    test('asks nothing if only an empty form was sent', async (modal) => {
      await modal.press(modal.buttons.at(-1) ?? '');
      await modal.showsProblem();
      await modal.press('Cancel');
      expect(modal.eventCodes).to.deep.equal(canceled);
    });

    if (!flow.hasReview(operation)) return;

    it('asks first in the review too, and the person may stay', async () => {
      const modal = await flow.filledIn(operation);
      const { heading } = modal;
      await modal.press('Cancel');
      await modal.asks();
      await modal.press('Keep going');
      expect(modal.heading).to.equal(heading);
    });
  });

  if (!typed) return;
  const { field, text } = typed;

  const testAsking = testIn(async () => {
    const modal = await flow.opened(operation);
    await modal.fill(field, text);
    await flow.goAway(operation, modal);
    await modal.asks();
    return modal;
  });

  describe(`the question whether to leave ${what}`, () => {
    for (const [way, stay] of Object.entries({ 'Keep going': press('Keep going'), ...flow.keysOfWindows })) {
      testAsking(`keeps all entries after ${way}`, async (modal) => {
        await stay(modal);
        expect([modal.isOpen, modal.isAsking]).to.deep.equal([true, false]);
        expect(modal.value(field)).to.equal(text);
        expect(modal.focused).to.equal(field);
        expect(modal.eventCodes).to.deep.equal(flow.codes(operation, 'load'));
      });
    }

    testAsking('cancels if the person chooses to leave', async (modal) => {
      await modal.press('Leave');
      expect(modal.isOpen).to.be.false;
      expect(modal.eventCodes).to.deep.equal(canceled);
      expect(modal.focused).to.equal(opener);
    });
  });
}
