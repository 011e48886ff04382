import { expect } from '@open-wc/testing';
import { testIn } from '../../test-in.ts';
import type { Person } from '../person.ts';
import { noted, replace } from '../replace.ts';
import { refused } from '../scripted-service.ts';
import * as flow from './operation-case.ts';

export function describeLifeCycle(operation: flow.OperationCase): void {
  const { what, namespace, setup, begin, beginAnother, ready, submit, calls, ends, opener, typed } = operation;
  const closed = flow.codes(operation, 'load', 'canceled', 'unload');
  const all = flow.codes(operation, 'load', 'error', 'complete', 'canceled', 'unload');
  const removed = { reason: 'removed' };
  const test = testIn(() => flow.entered(operation));
  const testSubmitting = testIn(() => flow.onItsWay(operation));

  const notBegun = (reason: string) => operation.problem(reason, 'operation', reason);
  const notInPage = ({ element }: Person) =>
    notBegun(`The ${element.localName} element is not in the page. Add it before the operation.`);

  describe(`removing the element of ${what} from the page`, () => {
    test('cancels it with the reason removed, and releases the session and the focus', async (modal) => {
      await modal.remove();
      expect(modal.eventCodes).to.deep.equal(closed);
      expect(modal.events.at(-1)?.detail).to.deep.equal(removed);
      expect(modal.service.callsOf(calls.giveBack)).to.have.length(1);
      expect(modal.focused).to.equal(opener);
    });

    it('before the modal is on the screen raises an error, and the operation can begin later', async () => {
      const modal = await setup();
      begin(modal);
      modal.element.remove();
      await Promise.resolve();
      expect(modal.eventCodes).to.deep.equal(flow.codes(operation, 'error'));
      expect(modal.events[0]?.detail).to.deep.equal(notInPage(modal));
      expect(modal.service.calls).to.deep.equal([]);
      modal.page.append(modal.element);
      await flow.start(operation, modal);
      expect(modal.isOpen).to.be.true;
    });

    it('during a submission gives the focus back at once, and later reports the decline around its former place', async () => {
      const { modal, answer } = await flow.onItsWay(operation);
      const heard: string[] = [];
      for (const code of all) modal.page.addEventListener(code, () => heard.push(code));
      await modal.remove();
      expect(modal.focused).to.equal(opener);
      answer.resolve({ code: operation.decline.code });
      await modal.hears(`${namespace}.unload`);
      expect(modal.events.at(-1)?.detail).to.deep.equal(removed);
      expect(heard).to.deep.equal(flow.codes(operation, 'error', 'canceled', 'unload'));
      expect(modal.eventCodes).to.deep.equal(flow.codes(operation, 'load', 'error', 'canceled', 'unload'));
    });

    it('and putting it back during a submission continues the operation', async () => {
      const { modal, answer } = await flow.onItsWay(operation);
      await modal.remove();
      modal.page.append(modal.element);
      answer.resolve({ code: operation.decline.code });
      await modal.hears(`${namespace}.error`);
      await modal.rest();
      expect(modal.isOpen).to.be.true;
      expect(modal.eventCodes).to.deep.equal(flow.codes(operation, 'load', 'error'));
    });

    it('in the listener of the completion ends the operation with its usual events', async () => {
      const modal = await flow.filledIn(operation);
      modal.element.addEventListener(ends.complete, () => modal.element.remove());
      await submit(modal);
      await modal.hears(`${namespace}.unload`);
      expect(modal.eventCodes).to.deep.equal(flow.codes(operation, 'load', 'complete', 'unload'));
    });
  });

  describe(`moving the element of ${what} in the page`, () => {
    test('keeps the modal open with all entries, raises no event, and does not change what gets the focus back', async (modal) => {
      const { values } = modal;
      await modal.move();
      expect(modal.isOpen).to.be.true;
      expect(modal.values).to.deep.equal(values);
      expect(modal.eventCodes).to.deep.equal(flow.codes(operation, 'load'));
      await operation.goOn(modal);
      await flow.finish(operation, modal);
      await modal.close();
      expect(modal.focused).to.equal(opener);
    });

    if (!operation.isInline)
      it('keeps the page behind inert, and the focus in the modal', async () => {
        const modal = await flow.opened(operation);
        if (typed) await modal.fill(typed.field, typed.text);
        const { focused } = modal;
        await modal.move();
        expect(modal.focused).to.be.oneOf([modal.heading, focused]);
        modal.opener.focus();
        expect(modal.focused).not.to.equal(opener);
      });

    testSubmitting('during a submission does not interrupt it', async ({ modal, answer }) => {
      await modal.move();
      answer.resolve(flow.success(operation, modal));
      await modal.shows(operation.headings.done);
      expect(modal.eventCodes).to.deep.equal(flow.codes(operation, 'load', 'complete'));
    });
  });

  if (!operation.isInline)
    describe(`a dialog of ${what} that the browser closes by itself`, () => {
      it('cancels the operation', async () => {
        const modal = await flow.opened(operation);
        await modal.forceClose();
        expect(modal.isOpen).to.be.false;
        expect(modal.eventCodes).to.deep.equal(closed);
      });

      testSubmitting('opens again during a submission', async ({ modal }) => {
        await modal.forceClose();
        expect([modal.isOpen, modal.isAsking]).to.deep.equal([true, false]);
      });

      if (!typed) return;

      test('opens again and asks if something was typed', async (modal) => {
        const { values } = modal;
        await modal.forceClose();
        expect([modal.isOpen, modal.isAsking]).to.deep.equal([true, true]);
        await modal.press('Keep going');
        expect(modal.values).to.deep.equal(values);
      });
    });

  describe(`a second operation after ${what}`, () => {
    const openAlready = notBegun(`The modal is open already. Wait for ${namespace}.unload before the next operation.`);

    test('is an error while the first is open, and changes nothing', async (modal) => {
      const { outline, values } = modal;
      beginAnother(modal);
      await modal.rest();
      expect(modal.events[1]?.detail).to.deep.equal(openAlready);
      expect([modal.outline, modal.values]).to.deep.equal([outline, values]);
      expect(modal.service.callsOf(calls.open)).to.have.length(1);
    });

    for (const [what, code, reason] of [
      ['refused', `${namespace}.error`, 'error'],
      ['done', ends.complete, 'complete'],
      ['canceled', ends.canceled[0], 'canceled'],
    ] as const) {
      if (!code) continue;
      it(`may begin in the listener of the event that the first is ${what}`, async () => {
        const modal = await setup();
        if (what === 'refused') modal.service.script(calls.open, refused('SessionUsed', 'sessionId'));
        modal.element.addEventListener(code, () => beginAnother(modal), { once: true });
        begin(modal);
        if (what !== 'refused') await ready(modal);
        if (what === 'canceled') await modal.press('Close');
        if (what === 'done') {
          await flow.fillIn(operation, modal);
          await submit(modal);
        }
        await modal.until(() => modal.service.callsOf(calls.open).length === 2, 'the second is opened');
        await ready(modal);
        const ofSecond = flow.codes(operation, 'unload', 'load');
        expect(modal.eventCodes).to.deep.equal([...flow.codes(operation, 'load'), code, ...ofSecond]);
        expect(modal.events[2]?.detail).to.deep.equal({ reason });
        expect(modal.isOpen).to.be.true;
      });
    }

    it('begins once if the listeners of two events start it', async () => {
      const modal = await setup();
      modal.service.script(calls.open, refused('SessionUsed', 'sessionId'));
      const starting = flow.codes(operation, 'error', 'unload');
      for (const code of starting) modal.element.addEventListener(code, () => beginAnother(modal));
      begin(modal);
      await modal.until(() => modal.service.callsOf(calls.open).length === 2, 'the second is opened');
      await ready(modal);
      expect(modal.eventCodes).to.deep.equal(flow.codes(operation, 'load', 'error', 'unload', 'error', 'load'));
    });

    it('has its own keys, and contains no entries of the first', async () => {
      const fresh = await flow.opened(operation);
      const modal = await flow.done(operation);
      await modal.close();
      beginAnother(modal);
      await ready(modal);
      const [first, second] = modal.service.callsOf(calls.open).map(([keys]) => keys as Record<string, unknown>);
      expect(second?.sessionKey).to.equal('another');
      expect(second?.operationKey).not.to.equal(first?.operationKey);
      expect(modal.values).to.deep.equal(fresh.values);
      expect(modal.status).to.equal(fresh.status);
    });
  });

  describe(`${what} with listeners that throw`, () => {
    /** Also returns the errors. The test ends the modal, because errors after the test would reach the test runner. */
    const testThrowing = testIn(async () => {
      const modal = await setup();
      const errors: unknown[] = [];
      noted(console, 'error');
      replace(window, 'onerror', (error) => errors.push(error) > 0);
      const fail = () => {
        throw new Error('The page has a bug.');
      };
      for (const code of all) modal.element.addEventListener(code, fail);
      await flow.start(operation, modal);
      return { modal, errors };
    });

    testThrowing('is completed, and each error is reported', async ({ modal, errors }) => {
      await flow.fillIn(operation, modal);
      await flow.submitInVain(operation, modal, { code: operation.decline.code });
      await flow.submitAgain(operation, modal);
      await modal.shows(operation.headings.done);
      await modal.close();
      expect(modal.isOpen).to.be.false;
      expect(modal.eventCodes).to.deep.equal(flow.codes(operation, 'load', 'error', 'complete', 'unload'));
      expect(errors).to.have.length(4);
      await modal.end();
    });

    testThrowing('can be canceled and begin again', async ({ modal, errors }) => {
      await modal.close();
      expect(modal.focused).to.equal(opener);
      await flow.start(operation, modal);
      expect(modal.eventCodes).to.deep.equal([...closed, `${namespace}.load`]);
      expect(errors).to.have.length(modal.events.length);
      await modal.end();
    });
  });
}
