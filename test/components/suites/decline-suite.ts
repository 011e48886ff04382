import { expect } from '@open-wc/testing';
import { testIn } from '../../test-in.ts';
import type { Person } from '../person.ts';
import { codes, declined, filledIn, hasReview, submitAgain, type OperationCase } from './operation-case.ts';

/* Attempts after a decline are in the stories of test/domain/operation/operation.test.ts. */

export function describeDecline(operation: OperationCase): void {
  const { what, namespace, headings, names, descriptions, problem, decline } = operation;
  const test = testIn(() => declined(operation));

  describe(`${what} that is declined`, () => {
    test('keeps the modal open for corrections, focuses the problem, and is reported by its code', async (modal) => {
      expect(modal.heading).to.equal(headings.ready);
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'error'));
      const reported = problem(descriptions.declined, names.code, decline.code);
      expect(modal.detail(`${namespace}.error`)).to.deep.equal(reported);
      const { heading = 'There is a problem', text } = decline;
      expect([modal.focused, modal.summary]).to.deep.equal([heading, { text: `${heading} ${text}`, links: [] }]);
    });

    it('keeps all entries, except those that must not be kept', async () => {
      const before = await filledIn(operation);
      if (hasReview(operation)) await before.press('Back');
      const emptied = Object.keys(operation.emptied ?? {}).map((label) => [label, '']);
      const modal = await declined(operation);
      expect(modal.values).to.deep.equal({ ...before.values, ...Object.fromEntries(emptied) });
      const checkedIn = ({ outline }: Person) => outline.filter((line) => line.endsWith('checked'));
      expect(checkedIn(modal)).to.deep.equal(checkedIn(before));
    });

    if (!hasReview(operation)) return;

    test('disappears from the screen when the next attempt begins', async (modal) => {
      await modal.fillAll(operation.emptied ?? {});
      if ('Security code' in (operation.emptied ?? {})) expect(modal.status).to.equal('');
      await operation.goOn(modal);
      expect(modal.summary).to.be.undefined;
      await modal.press('Back');
      expect(modal.summary).to.be.undefined;
    });
  });
}

/** @param unpaid What each text says of the money. */
export function describeDeclineTexts(operation: OperationCase, declines: readonly string[], unpaid: RegExp): void {
  const { namespace, problem, descriptions, names } = operation;
  const texts = new Map<string, string>();

  for (const code of declines) {
    it(`The text of ${operation.what} that is declined is specific, and says that nothing was paid: ${code}`, async () => {
      const modal = await declined({ ...operation, decline: { code, text: '' } });
      const text = modal.summary?.text ?? '';
      expect(texts.get(text), `${code} has the text of`).to.be.undefined;
      texts.set(text, code);
      expect(text).to.match(unpaid);
      expect(modal.detail(`${namespace}.error`)).to.deep.equal(problem(descriptions.declined, names.code, code));
    });
  }
}

export function describeFieldDeclines(
  operation: OperationCase,
  fields: readonly (readonly [code: string, label: string, other: string, short: string])[],
): void {
  for (const [code, label, other, short] of fields) {
    const about: OperationCase = { ...operation, decline: { code, text: '' } };
    const test = testIn(() => declined(about));

    test(`The decline ${code} of ${operation.what} for its ${label} links to the field, which shows the error until it changes`, async (modal) => {
      const [link = '', ...others] = modal.summary?.links ?? [];
      expect(others).to.deep.equal([]);
      expect(link).to.equal(`Go to ${label}`);
      expect(modal.error(label)).to.equal(short);
      expect(modal.focused).to.equal(label);
      await modal.press(link);
      expect(modal.focused).to.equal(label);
      const [, unconcerned = ''] = modal.fields.filter((it) => it !== label);
      await modal.fill(unconcerned, modal.value(unconcerned));
      expect(modal.error(label)).not.to.equal('');
      await modal.fill(label, other);
      expect(modal.error(label)).to.equal('');
    });

    test(`The decline ${code} of ${operation.what} for its ${label} allows the same value to be sent once more`, async (modal) => {
      await submitAgain(about, modal);
      await modal.shows(operation.headings.done);
    });
  }
}
