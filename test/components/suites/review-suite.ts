import { expect } from '@open-wc/testing';
import { codes, filledIn, opened, type OperationCase } from './operation-case.ts';

/** What is going to be submitted is looked over before, and may be changed. */
export function describeReview(operation: OperationCase): void {
  const { what, calls, headings, submit } = operation;

  describe(`the review of ${what}`, () => {
    it('takes the focus to its heading, has no field in it, and submits nothing by itself', async () => {
      const modal = await filledIn(operation);
      await modal.rest();
      expect(modal.service.callsOf(calls.submit)).to.deep.equal([]);
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load'));
      expect([modal.heading, modal.focused]).to.deep.equal([headings.submit, headings.submit]);
      expect(modal.fields).to.deep.equal([]);
    });

    it('goes back to a form with everything in it, the focus where the person begins', async () => {
      const before = await opened(operation);
      await operation.enter(before);
      const modal = await filledIn(operation);
      await modal.press('Back');
      expect(modal.heading).to.equal(headings.ready);
      expect([modal.outline, modal.values]).to.deep.equal([before.outline, before.values]);
      expect(modal.focused).to.equal(operation.chosen ?? operation.focus);
    });

    it('may be gone through again, and then submitted', async () => {
      const modal = await filledIn(operation);
      await modal.press('Back');
      await operation.goOn(modal);
      await submit(modal);
      await modal.shows(headings.done);
      expect(modal.service.callsOf(calls.submit)).to.have.length(1);
    });
  });
}
