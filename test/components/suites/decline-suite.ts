import { expect } from '@open-wc/testing';
import {
  codes,
  declined,
  done,
  filledIn,
  hasReview,
  submitAgain,
  success,
  type OperationCase,
} from './operation-case.ts';

/** The service has declined the submission: the person may try again. */
export function describeDecline(operation: OperationCase): void {
  const { what, namespace, calls, headings, names, descriptions, problem, decline } = operation;

  describe(`${what} that is declined`, () => {
    it('keeps the modal open for corrections, and is shown to the person with the focus on it', async () => {
      const modal = await declined(operation);
      expect(modal.heading).to.equal(headings.ready);
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'error'));
      const { heading = 'There is a problem', text } = decline;
      expect([modal.focused, modal.summary]).to.deep.equal([heading, { text: `${heading} ${text}`, links: [] }]);
    });

    it('keeps all entries, except those that must not be kept', async () => {
      const before = await filledIn(operation);
      if (hasReview(operation)) await before.press('Back');
      const emptied = Object.keys(operation.emptied ?? {}).map((label) => [label, '']);
      const modal = await declined(operation);
      expect(modal.values).to.deep.equal({ ...before.values, ...Object.fromEntries(emptied) });
      expect(modal.outline.filter((line) => line.endsWith('checked'))).to.deep.equal(
        before.outline.filter((line) => line.endsWith('checked')),
      );
    });

    it('is reported to the page by its code, in the documented shape', async () => {
      const modal = await declined(operation);
      expect(modal.detail(`${namespace}.error`)).to.deep.equal(
        problem(descriptions.declined, names.code, decline.code),
      );
    });

    it('is not believed if the service says that it was done', async () => {
      const modal = await filledIn(operation);
      modal.service.script(calls.submit, { code: decline.code });
      const answer = modal.service.hold(calls.status);
      await operation.submit(modal);
      answer.resolve({ state: 'answered', answer: success(operation, modal) });
      await modal.shows(headings.done);
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'complete'));
    });

    it('may be tried again under the same key', async () => {
      const modal = await declined(operation);
      await submitAgain(operation, modal);
      await modal.shows(headings.done);
      const [[credentials, ...first] = [], second] = modal.service.callsOf(calls.submit);
      expect(second).to.deep.equal([credentials, 2, ...first.slice(1)]);
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'error', 'complete'));
      expect(modal.events[2]?.detail).to.deep.equal((await done(operation)).events[1]?.detail);
    });

    it('may be closed, after a question if something was typed', async () => {
      const modal = await declined(operation);
      await modal.close();
      if (modal.isAsking) await modal.press('Leave');
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'error', 'canceled', 'unload'));
      expect(modal.events.at(-1)?.detail).to.deep.equal({ reason: operation.leftBecause });
      expect(modal.service.callsOf(calls.giveBack)).to.have.length(1);
    });

    if (!hasReview(operation)) return;

    it('disappears from the screen when the next attempt begins', async () => {
      const modal = await declined(operation);
      await modal.fillAll(operation.emptied ?? {});
      await operation.goOn(modal);
      expect(modal.summary).to.be.undefined;
      await modal.press('Back');
      expect(modal.summary).to.be.undefined;
    });
  });
}

/** A decline that concerns one field, its text, and the shorter text at the field. */
export function describeFieldDeclines(
  operation: OperationCase,
  fields: readonly (readonly [code: string, label: string, other: string, short?: string])[],
): void {
  for (const [code, label, other, short] of fields) {
    const about: OperationCase = { ...operation, decline: { code, text: '' } };

    describe(`${operation.what} that is declined for its ${label}: ${code}`, () => {
      it('links to the field, which shows the error until it changes', async () => {
        const modal = await declined(about);
        const [link = '', ...others] = modal.summary?.links ?? [];
        expect(others).to.deep.equal([]);
        expect(link).to.equal(`Go to ${label}`);
        if (short) expect(modal.error(label)).to.equal(short);
        else expect(modal.summary?.text).to.contain(modal.error(label));
        expect(modal.focused).to.equal(label);
        await modal.press(link);
        expect(modal.focused).to.equal(label);
        const [, unconcerned = ''] = modal.fields.filter((it) => it !== label);
        await modal.fill(unconcerned, modal.value(unconcerned));
        expect(modal.error(label)).not.to.equal('');
        await modal.fill(label, other);
        expect(modal.error(label)).to.equal('');
      });

      it('allows the same value to be sent once more', async () => {
        const modal = await declined(about);
        await submitAgain(about, modal);
        await modal.shows(operation.headings.done);
      });
    });
  }
}
