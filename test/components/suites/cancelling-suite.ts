import { expect } from '@open-wc/testing';
import type { Person } from '../person.ts';
import { codes, filledIn, goAway, hasReview, opened, waysOf, type OperationCase } from './operation-case.ts';

const ways: Readonly<Record<string, (modal: Person) => Promise<void>>> = {
  'the button Cancel': (modal) => modal.press('Cancel'),
  'the close button': (modal) => modal.press('Close'),
  Escape: (modal) => modal.key('Escape'),
  'the way back of a phone': (modal) => modal.goBack(),
};

const stays: typeof ways = {
  'Keep going': (modal) => modal.press('Keep going'),
  Escape: (modal) => modal.key('Escape'),
  'the way back of a phone': (modal) => modal.goBack(),
};

export function describeCancelling(operation: OperationCase): void {
  const { what, namespace, calls, ends, opener, texts, typed } = operation;
  const canceled = codes(operation, 'load', 'canceled', 'unload');

  describe(`leaving ${what}`, () => {
    for (const [way, leave] of waysOf(operation, ways)) {
      it(`cancels at once if nothing was entered, by ${way}`, async () => {
        const modal = await opened(operation);
        await leave(modal);
        expect(modal.isOpen).to.be.false;
        expect(modal.eventCodes).to.deep.equal(canceled);
        for (const code of ends.canceled) expect(modal.detail(code)).to.be.null;
        expect(modal.detail(`${namespace}.unload`)).to.deep.equal({ reason: 'canceled' });
        expect(modal.focused).to.equal(opener);
      });
    }

    it('releases the session without waiting for it, and submits nothing', async () => {
      const modal = await opened(operation);
      modal.service.hold(calls.giveBack);
      await modal.press('Cancel');
      expect(modal.eventCodes).to.deep.equal(canceled);
      const [[credentials] = []] = modal.service.callsOf(calls.open);
      expect(modal.service.calls.slice(1)).to.deep.equal([{ name: calls.giveBack, given: [credentials] }]);
    });

    if (!typed) return;

    for (const [way, leave] of waysOf(operation, ways)) {
      it(`asks first if something was typed, by ${way}`, async () => {
        const modal = await opened(operation);
        await modal.type(typed.field, typed.text.slice(0, 1));
        await leave(modal);
        await modal.asks();
        expect(modal.heading).to.equal('Leave without finishing?');
        expect(modal.screen).to.contain(`${texts.unchanged} What you entered will be lost.`);
        expect(modal.eventCodes).to.deep.equal(codes(operation, 'load'));
      });
    }

    it('asks nothing if the typed text was deleted again', async () => {
      const modal = await opened(operation);
      await modal.type(typed.field, typed.text.slice(0, 2));
      await modal.key('Backspace', 2);
      await modal.press('Cancel');
      expect(modal.eventCodes).to.deep.equal(canceled);
    });

    it('asks nothing if only an empty form was sent', async () => {
      const modal = await opened(operation);
      await modal.press(modal.buttons.at(-1) ?? '');
      await modal.showsProblem();
      await modal.press('Cancel');
      expect(modal.eventCodes).to.deep.equal(canceled);
    });

    if (!hasReview(operation)) return;

    it('asks first in the review too, and the person may stay', async () => {
      const modal = await filledIn(operation);
      const { heading } = modal;
      await modal.press('Cancel');
      await modal.asks();
      await modal.press('Keep going');
      expect(modal.heading).to.equal(heading);
    });
  });

  if (!typed) return;
  const { field, text } = typed;

  async function asking(): Promise<Person> {
    const modal = await opened(operation);
    await modal.fill(field, text);
    await goAway(operation, modal);
    await modal.asks();
    return modal;
  }

  describe(`the question whether to leave ${what}`, () => {
    it('focuses the answer that loses nothing', async () => {
      const modal = await asking();
      expect(modal.focused).to.equal('Keep going');
      expect(modal.buttons).to.deep.equal(['Leave', 'Keep going']);
    });

    for (const [way, stay] of Object.entries(stays)) {
      it(`keeps everything with ${way}`, async () => {
        const modal = await asking();
        await stay(modal);
        expect([modal.isOpen, modal.isAsking]).to.deep.equal([true, false]);
        expect(modal.value(field)).to.equal(text);
        expect(modal.focused).to.equal(field);
        expect(modal.eventCodes).to.deep.equal(codes(operation, 'load'));
      });
    }

    it('cancels if the person chooses to leave', async () => {
      const modal = await asking();
      await modal.press('Leave');
      expect(modal.isOpen).to.be.false;
      expect(modal.eventCodes).to.deep.equal(canceled);
      expect(modal.focused).to.equal(opener);
    });
  });
}
