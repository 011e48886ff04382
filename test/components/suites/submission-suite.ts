import { expect } from '@open-wc/testing';
import { testIn } from '../../test-in.ts';
import { press } from '../person.ts';
import { noted } from '../replace.ts';
import * as flow from './operation-case.ts';

/** The heading has the result as its description, so that a screen reader reads both. */
export const resultInHeading = /^heading 2 “.*?”: .+\.$/;

export function describeSubmission(operation: flow.OperationCase): void {
  const { what, namespace, submit, calls, headings, opener } = operation;
  const test = testIn(() => flow.done(operation));

  describe(`${what} that is on its way`, () => {
    it('is shown and announced without buttons, and cannot be closed by Escape or otherwise', async () => {
      const { modal } = await flow.onItsWay(operation);
      expect(modal.heading).to.equal(headings.submitting);
      expect(modal.status).to.equal(operation.submitting);
      expect(modal.screen).to.contain(`${operation.submitting} ${operation.submitting}`);
      expect(modal.buttons).to.deep.equal([]);
      expect(modal.focused).to.equal(headings.submitting);
      await modal.key('Escape', 3);
      await modal.goBack();
      await modal.goBack();
      expect([modal.isOpen, modal.isAsking]).to.deep.equal([true, false]);
      expect(modal.eventCodes).to.deep.equal(flow.codes(operation, 'load'));
    });

    it('keeps the page from unloading until it has ended', async () => {
      const modal = await flow.filledIn(operation);
      expect(modal.isPageHeld, 'before').to.be.false;
      const answer = modal.service.hold(calls.submit);
      await submit(modal);
      expect(modal.isPageHeld, 'on its way').to.be.true;
      answer.resolve({ code: operation.decline.code });
      await modal.showsProblem();
      expect(modal.isPageHeld, 'after').to.be.false;
    });
  });

  describe(`${what} that is done`, () => {
    test('is reported to the page before the last screen, so that a closed tab loses nothing', async (modal) => {
      expect(modal.eventCodes).to.deep.equal(flow.codes(operation, 'load', 'complete'));
      expect(modal.events[1]?.heading).not.to.equal(headings.done);
    });

    test('focuses its heading, is read with its result, and can be printed and closed', async (modal) => {
      const printed = noted(window, 'print');
      expect(modal.focused).to.equal(headings.done);
      expect(modal.outline[1]).to.match(resultInHeading);
      expect(modal.buttons.filter((button) => button !== 'Copy')).to.deep.equal(['Print', 'Close']);
      await modal.press('Print');
      expect(printed).to.have.length(1);
    });

    for (const [way, leave] of flow.waysOf(operation, { 'its button': press('Close'), ...flow.keysOfWindows })) {
      test(`ends with the reason complete if it is closed by ${way}, and the session is used up`, async (modal) => {
        await leave(modal);
        await modal.rest();
        expect(modal.isOpen).to.be.false;
        expect(modal.eventCodes).to.deep.equal(flow.codes(operation, 'load', 'complete', 'unload'));
        expect(modal.detail(`${namespace}.unload`)).to.deep.equal({ reason: 'complete' });
        expect(modal.focused).to.equal(opener);
        expect(modal.service.callsOf(calls.giveBack)).to.deep.equal([]);
        expect(modal.isPageHeld).to.be.false;
      });
    }
  });
}

export function describeReview(operation: flow.OperationCase): void {
  const { what, calls, headings } = operation;

  it(`The review of ${what} moves the focus to its heading, has no fields, and submits nothing by itself`, async () => {
    const modal = await flow.filledIn(operation);
    await modal.rest();
    expect(modal.service.callsOf(calls.submit)).to.deep.equal([]);
    expect(modal.eventCodes).to.deep.equal(flow.codes(operation, 'load'));
    expect([modal.heading, modal.focused]).to.deep.equal([headings.submit, headings.submit]);
    expect(modal.fields).to.deep.equal([]);
  });

  it(`The review of ${what} goes back to a form with all entries, focuses its first field, and can be opened again`, async () => {
    const before = await flow.entered(operation);
    const modal = await flow.filledIn(operation);
    await modal.press('Back');
    expect(modal.heading).to.equal(headings.ready);
    expect([modal.outline, modal.values]).to.deep.equal([before.outline, before.values]);
    expect(modal.focused).to.equal(operation.chosen ?? operation.focus);
    await operation.goOn(modal);
    await flow.finish(operation, modal);
    expect(modal.service.callsOf(calls.submit)).to.have.length(1);
  });
}
