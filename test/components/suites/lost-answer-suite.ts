import { expect } from '@open-wc/testing';
import { Keyboard } from '../keyboard.ts';
import { testIn } from '../../test-in.ts';
import type { Person } from '../person.ts';
import { lost } from '../scripted-service.ts';
import { codes, done, filledIn, submitInVain, submittedInVain, success, type OperationCase } from './operation-case.ts';

export function describeLostAnswer(operation: OperationCase): void {
  const { what, words, calls, headings, ends, names, texts, descriptions, problem } = operation;

  const test = testIn(() => submittedInVain(operation));

  async function asked(times: number): Promise<Person> {
    const { modal, answer } = await submittedInVain(operation);
    modal.service.script(calls.status, ...Array.from({ length: times - 1 }, lost));
    answer.reject(lost());
    await modal.askNow(times - 1);
    return modal;
  }

  describe(`${what} whose answer is lost`, () => {
    test('is shown as unknown, has no buttons, and cannot be closed', async ({ modal }) => {
      expect([...modal.buttons, ...modal.fields]).to.deep.equal([]);
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load'));
      expect(modal.screen).to.contain(`We’re checking whether it went through. ${words.notAgain}`);
      expect(modal.status).to.contain(`We lost the connection before ${words.it} was confirmed.`);
      expect(modal.focused).to.equal(words.unknown);
      await modal.key('Escape', 3);
      await modal.goBack();
      expect(modal.heading).to.equal(words.unknown);
      expect(modal.isPageHeld).to.be.true;
    });

    test('is looked up by the key and the number of the attempt, and reported as done', async ({ modal, answer }) => {
      const [[credentials] = []] = modal.service.callsOf(calls.open);
      expect(modal.service.callsOf(calls.status)).to.deep.equal([[credentials, 1]]);
      answer.resolve({ state: 'answered', answer: success(operation, modal) });
      await modal.shows(headings.done);
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'complete'));
      expect(modal.service.callsOf(calls.submit)).to.have.length(1);
      const usual = await done(operation);
      expect(modal.detail(ends.complete)).to.deep.equal(usual.detail(ends.complete));
    });

    it('returns to the form with all entries if the service never received the submission', async () => {
      const before = await filledIn(operation);
      const modal = await filledIn(operation);
      await submitInVain(operation, modal, lost());
      expect(modal.heading).to.equal(headings.submit);
      expect(modal.summary?.text).to.equal(`There is a problem ${words.notReceived} You can send it again.`);
      expect(modal.focused).to.equal('There is a problem');
      expect(modal.buttons).to.deep.equal(before.buttons);
      expect(modal.values).to.deep.equal(before.values);
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'error'));
    });

    it('shows after the second look-up that it takes longer, and still announces not to submit again', async () => {
      const longer = 'No answer yet. Checking again in 2 seconds.';
      expect((await asked(1)).screen).not.to.contain(longer);
      const modal = await asked(2);
      expect(modal.screen).to.contain(longer);
      expect(modal.status).to.contain(words.notAgain);
    });

    it('keeps the focus and announces a look-up and its result, even if the result is the same as before', async () => {
      const modal = await asked(5);
      const { status } = modal;
      const answer = modal.service.hold(calls.status);
      await new Keyboard(modal).press('Check now');
      expect(modal.status).to.equal('Checking now…');
      await modal.until(() => modal.service.callsOf(calls.status).length === 6, 'the service is asked');
      answer.reject(lost());
      await modal.rest();
      expect([modal.status, modal.focused]).to.deep.equal([status, 'Check now']);
    });

    it('lets the person close the modal after five look-ups, and is then reported as unknown', async () => {
      const modal = await asked(4);
      expect(modal.buttons).to.deep.equal(['Check now']);
      if (!operation.isInline) await modal.key('Escape');
      expect(modal.isOpen).to.be.true;
      modal.service.script(calls.status, lost());
      await modal.askNow();
      expect(modal.service.callsOf(calls.status)).to.have.length(5);
      expect(modal.buttons).to.have.members(['Close', 'Check now']);
      expect(modal.screen).to.contain(
        `We can’t confirm it yet. You can close this. Before you try again, ${texts.whatToDo}`,
      );
      await modal.close();
      expect(modal.isOpen).to.be.false;
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'error', 'error', 'unload'));
      expect(modal.events.slice(1).map(({ detail }) => detail)).to.deep.equal([
        problem(descriptions.unreachable, names.code, 'ServiceUnreachable'),
        problem(descriptions.unknown, names.code, 'Unknown'),
        { reason: 'error' },
      ]);
    });
  });
}
