import { expect } from '@open-wc/testing';
import { codes, entered, filledIn, finish, type OperationCase } from './operation-case.ts';

/** The person reviews a submission before it is sent, and may change it. */
export function describeReview(operation: OperationCase): void {
  const { what, calls, headings } = operation;

  describe(`the review of ${what}`, () => {
    it('moves the focus to its heading, has no fields, and submits nothing by itself', async () => {
      const modal = await filledIn(operation);
      await modal.rest();
      expect(modal.service.callsOf(calls.submit)).to.deep.equal([]);
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load'));
      expect([modal.heading, modal.focused]).to.deep.equal([headings.submit, headings.submit]);
      expect(modal.fields).to.deep.equal([]);
    });

    it('goes back to a form with all entries, and focuses its first field', async () => {
      const before = await entered(operation);
      const modal = await filledIn(operation);
      await modal.press('Back');
      expect(modal.heading).to.equal(headings.ready);
      expect([modal.outline, modal.values]).to.deep.equal([before.outline, before.values]);
      expect(modal.focused).to.equal(operation.chosen ?? operation.focus);
    });

    it('may be opened again, and then submitted', async () => {
      const modal = await filledIn(operation);
      await modal.press('Back');
      await operation.goOn(modal);
      await finish(operation, modal);
      expect(modal.service.callsOf(calls.submit)).to.have.length(1);
    });
  });
}
