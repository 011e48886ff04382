import { expect } from '@open-wc/testing';
import { testIn } from '../../test-in.ts';
import type { Person } from '../person.ts';
import { replace } from '../replace.ts';
import { lost } from '../scripted-service.ts';
import * as flow from './operation-case.ts';

export async function tracesOf(act: () => Promise<unknown>): Promise<string> {
  const logged: unknown[] = [];
  for (const name of ['log', 'info', 'warn', 'error', 'debug', 'table', 'trace'] as const) {
    replace(console, name, (...args: unknown[]) => logged.push(args));
  }
  await act();
  const stored = [localStorage, sessionStorage].map((storage) => Object.entries(storage));
  return JSON.stringify([logged, stored, location.href, document.cookie]);
}

/** Secrets are sent to the service in one call, and are not stored. */
export function describeSecrets(operation: flow.OperationCase): void {
  const { what, calls, headings, typed } = operation;
  const test = testIn(() => flow.entered(operation));
  const testSubmitted = testIn(() => flow.submittedInVain(operation));
  if (!typed) throw new Error(`Nothing is typed for ${what}.`);
  const { field, text, missing, secrets, given } = typed;

  function expectNone(where: string): void {
    for (const secret of [...secrets, ...given]) expect(where).not.to.contain(secret);
  }

  describe(`the secrets of ${what}`, () => {
    test('are only in the inputs while they are typed, and nowhere after the element is removed', async (modal) => {
      expectNone(modal.markup);
      expect(modal.rendered).to.contain(text);
      await modal.remove();
      expectNone(modal.rendered);
    });

    for (const [when, reach] of Object.entries<(operation: flow.OperationCase) => Promise<Person>>({
      ...(flow.hasReview(operation) && { 'while it is reviewed': flow.filledIn }),
      'during the submission': async () => (await flow.onItsWay(operation)).modal,
      'while a lost answer is looked up': async () => (await flow.submittedInVain(operation)).modal,
      'after the submission': flow.done,
    })) {
      it(`are not in the page ${when}`, async () => expectNone((await reach(operation)).rendered));
    }

    test('are removed from the inputs that leave the page', async (modal) => {
      const { inputs } = modal;
      await operation.goOn(modal);
      await flow.finish(operation, modal);
      expectNone(inputs.map(({ value }) => value).join());
    });

    test('are not repeated in the errors', async (modal) => {
      for (const [label, value] of Object.entries(modal.values)) await modal.fill(label, `${value}x`);
      await modal.press(modal.buttons.at(-1) ?? '');
      expect(modal.summary?.links.length).to.be.above(1);
      expectNone(modal.markup);
    });

    test('are not in the page after the person has left, or in the next operation', async (modal) => {
      await modal.press('Cancel');
      await modal.press('Leave');
      expectNone(modal.rendered);
      await flow.start(operation, modal);
      expectNone(modal.rendered);
    });

    it('are in no event', async () => {
      const modal = await flow.declined(operation);
      await flow.submitAgain(operation, modal);
      await modal.shows(headings.done);
      await modal.close();
      expect(modal.events).to.have.length(4);
      expectNone(JSON.stringify(modal.events));
    });

    it('are sent to the service with the submission, and with no other call', async () => {
      const modal = await flow.filledIn(operation);
      await flow.submitInVain(operation, modal, lost());
      await modal.press('Cancel');
      await modal.press('Leave');
      const submitted = JSON.stringify(modal.service.callsOf(calls.submit));
      for (const secret of given) expect(submitted).to.contain(secret);
      // The bank look-up sends only the routing number: see bank-fields-suite.ts.
      const others = modal.service.calls.filter(({ name }) => name !== calls.submit && name !== 'bankName');
      const names = others.map(({ name }) => name).filter((name) => name !== 'quote');
      expect(names).to.deep.equal([calls.open, calls.status, calls.giveBack]);
      const texts = others.map(({ name, given: [, ...rest] }) => ({ name, text: JSON.stringify(rest) }));
      for (const secret of secrets) expect(texts.map((it) => it.text).join()).not.to.contain(secret);
      const opening = texts.filter(({ name }) => name !== calls.open).map((it) => it.text);
      expectNone(opening.join());
    });

    it('are not stored, logged or written into the address', async () => {
      expectNone(await tracesOf(async () => (await flow.done(operation)).close()));
    });
  });

  describe(`${what} in a page that goes into the back/forward cache`, () => {
    test('keeps all entries except the secrets, and asks for the secrets again', async (modal) => {
      const { values } = modal;
      await modal.putPageAway();
      expectNone(modal.rendered);
      const kept = Object.entries(values).map(([label, it]) => [label, secrets.includes(it) ? '' : it]);
      expect(modal.values).to.deep.equal(Object.fromEntries(kept));
      await modal.press(modal.buttons.at(-1) ?? '');
      expect(modal.error(field)).to.equal(missing);
      await flow.fillIn(operation, modal);
      await flow.finish(operation, modal);
    });

    it('removes secrets from the undo history', async () => {
      const modal = await flow.opened(operation);
      await modal.type(field, text);
      await modal.putPageAway();
      modal.placeCaret(field, 0);
      await modal.shortcut('Control', 'z');
      expectNone(modal.rendered);
    });

    testSubmitted('keeps a submission that is on its way', async ({ modal, answer }) => {
      await modal.putPageAway();
      answer.resolve({ state: 'answered', answer: { code: operation.decline.code } });
      await modal.showsForm();
      expect(modal.events[1]?.detail).to.deep.equal((await flow.declined(operation)).events[1]?.detail);
    });

    testSubmitted('asks for the numbers again before it sends an undelivered submission', async ({ modal, answer }) => {
      await modal.putPageAway();
      answer.resolve({ state: 'absent' });
      await modal.showsProblem();
      await modal.showsForm();
      expect(modal.value(field)).to.equal('');
    });

    if (!flow.hasReview(operation)) return;

    it('asks for the numbers again if the page is restored in the review', async () => {
      const modal = await flow.filledIn(operation);
      await modal.putPageAway();
      await modal.showsForm();
      expect(modal.service.callsOf(calls.submit)).to.deep.equal([]);
    });
  });
}
