import { expect } from '@open-wc/testing';
import type { Person } from '../person.ts';
import { lost, refused } from '../scripted-service.ts';
import { codes, fillIn, filledIn, start, submitInVain, success, waysOf, type OperationCase } from './operation-case.ts';

export function describeRefusals(operation: OperationCase): void {
  const { what, words, setup, begin, ready, calls, headings, focus, opener, names, refusable, problem, texts } =
    operation;

  const { used } = words;
  const over = 'Your session has expired';
  const headingOf: Readonly<Record<string, string>> = {
    SessionUsed: used,
    SessionReserved: words.open,
    SessionCanceled: over,
    SessionExpired: over,
  };

  async function refusedWith(code = 'SessionUsed', field: string | undefined = 'sessionId'): Promise<Person> {
    const modal = await setup();
    modal.service.script(calls.open, refused(code, field));
    begin(modal);
    await modal.shows(headingOf[code] ?? words.refused);
    return modal;
  }

  async function refusedOnSubmission(code: string, field?: string): Promise<Person> {
    const modal = await filledIn(operation);
    modal.service.script(calls.submit, refused(code, field));
    await operation.submit(modal);
    await modal.shows(headingOf[code] ?? words.refused);
    return modal;
  }

  async function unreachable(): Promise<Person> {
    const modal = await setup();
    modal.service.script(calls.open, lost());
    begin(modal);
    await modal.shows('We couldn’t connect');
    return modal;
  }

  const refusal = (name: string, code: string) =>
    problem(`The operation cannot continue. Please check: ${name}.`, name, `Refused: ${code}.`);

  describe(`${what} that is refused`, () => {
    for (const [code, field, name] of [
      ['SessionUsed', 'sessionId', names.session],
      ['SessionExpired', 'sessionId', names.session],
      ['SessionNotFound', 'sessionId', names.session],
      ['Refused', undefined, names.session],
      ...Object.entries(refusable).map(([field, name]) => ['NotFound', field, name] as const),
    ] as const) {
      it(`is reported to the page under the documented name of its option: ${code}, ${field}`, async () => {
        const modal = await setup();
        modal.service.script(calls.open, refused(code, field));
        begin(modal);
        await modal.hears(`${operation.namespace}.error`);
        expect(modal.events[1]?.detail).to.deep.equal(refusal(name, code));
      });
    }

    for (const [code, text, field] of [
      ['SessionUsed', texts.sessionUsed],
      ['SessionReserved', 'Continue in the other window or tab.'],
      ['SessionNotFound', 'This page may be out of date.'],
      ['SessionCanceled', texts.sessionOver],
      ['SessionExpired', texts.sessionOver],
      ['InvalidRequest', texts.refused],
      ['NotFound', texts.refused, Object.keys(refusable)[0]],
    ] as const) {
      it(`says whether something may have been done with the session: ${code}`, async () => {
        expect((await refusedWith(code, field)).screen).to.contain(text);
      });
    }

    it('is shown to the person, who can only close the modal', async () => {
      const modal = await refusedWith();
      expect(modal.buttons).to.deep.equal(['Close']);
      expect(modal.focused).to.equal(headingOf.SessionUsed);
    });

    for (const [way, leave] of waysOf(operation, {
      button: (modal: Person) => modal.press('Close'),
      Escape: (modal: Person) => modal.key('Escape'),
    })) {
      it(`ends with the reason error, not done or cancelled, and the session is not released: ${way}`, async () => {
        const modal = await refusedWith();
        await leave(modal);
        expect(modal.isOpen).to.be.false;
        expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'error', 'unload'));
        expect(modal.events[2]?.detail).to.deep.equal({ reason: 'error' });
        expect(modal.service.callsOf(calls.giveBack)).to.deep.equal([]);
        expect(modal.focused).to.equal(opener);
      });
    }

    it('leaves the element ready for the next operation', async () => {
      const modal = await refusedWith();
      await modal.close();
      await start(operation, modal);
      expect(modal.heading).to.equal(headings.ready);
    });

    it('at submission is reported in the same way, and no entries remain', async () => {
      const modal = await refusedOnSubmission('SessionExpired', 'sessionId');
      expect(modal.screen).to.contain(texts.sessionOver);
      expect(modal.events[1]?.detail).to.deep.equal(refusal(names.session, 'SessionExpired'));
      for (const secret of operation.typed?.secrets ?? []) expect(modal.rendered).not.to.contain(secret);
      await modal.close();
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'error', 'unload'));
      expect(modal.events[2]?.detail).to.deep.equal({ reason: 'error' });
    });

    it('at submission is not believed if the service says that it was done', async () => {
      const modal = await filledIn(operation);
      modal.service.script(calls.submit, refused('SessionExpired', 'sessionId'));
      const answer = modal.service.hold(calls.status);
      await operation.submit(modal);
      answer.resolve({ state: 'answered', answer: success(operation, modal) });
      await modal.shows(headings.done);
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'complete'));
    });

    it('at submission is not final, so the session is released', async () => {
      const modal = await refusedOnSubmission('AttemptVoid');
      await modal.close();
      expect(modal.service.callsOf(calls.giveBack)).to.have.length(1);
    });
  });

  describe(`${what} whose service is the page’s own and answers in an unknown shape`, () => {
    const { reportError } = window;
    const reported: unknown[] = [];

    beforeEach(() => {
      reported.length = 0;
      window.reportError = (error) => reported.push(error);
    });
    afterEach(() => {
      window.reportError = reportError;
    });

    const sessions: Record<string, (session: object) => unknown> = {
      nothing: () => undefined,
      null: () => null,
      'a text': () => 'Success',
      'an empty object': () => ({}),
      'a session without its merchant': (session) => ({ ...session, merchant: undefined }),
      'a session whose merchant is a name': (session) => ({ ...session, merchant: 'Prairie Mutual' }),
      'a session of numbers': (session) => Object.fromEntries(Object.keys(session).map((name) => [name, 5])),
    };
    for (const [title, answer] of Object.entries(sessions)) {
      it(`does not open, which is reported once, and may be tried again: ${title}`, async () => {
        const modal = await setup();
        modal.service.script(calls.open, answer(modal.service.session as object));
        begin(modal);
        await modal.shows('We couldn’t connect');
        expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'error'));
        expect(reported.map(String)).to.have.length(1);
        expect(String(reported[0])).to.match(/TypeError: The answer of the service has a missing or wrong value: open/);
        await modal.press('Try again');
        await ready(modal);
        expect(modal.heading).to.equal(headings.ready);
      });
    }
  });

  describe(`${what} whose service cannot be reached`, () => {
    it('is reported to the page by a code, and again only after an answer', async () => {
      const modal = await unreachable();
      expect(modal.events[1]?.detail).to.deep.equal(
        problem(operation.descriptions.unreachable, names.code, 'ServiceUnreachable'),
      );
      modal.service.script(calls.open, lost());
      await modal.press('Try again');
      await modal.until(() => modal.buttons.includes('Try again'), 'it has failed again');
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'error'));
      await modal.press('Try again');
      await ready(modal);
      await fillIn(operation, modal);
      await submitInVain(operation, modal, lost());
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'error', 'error'));
    });

    it('is reported to the person, who may try again', async () => {
      const modal = await unreachable();
      expect(modal.screen).to.contain(`${texts.unchanged} Check your internet connection and try again.`);
      expect(modal.buttons).to.deep.equal(['Close', 'Cancel', 'Try again']);
      expect(modal.focused).to.equal('We couldn’t connect');
    });

    it('is tried again under the same key', async () => {
      const modal = await unreachable();
      await modal.press('Try again');
      await ready(modal);
      const [first, second] = modal.service.callsOf(calls.open);
      expect(second).to.deep.equal(first);
      expect(modal.focused).to.equal(focus);
      expect(modal.eventCodes, 'loaded once').to.deep.equal(codes(operation, 'load', 'error'));
    });

    it('may be closed, which cancels it', async () => {
      const modal = await unreachable();
      await modal.press('Cancel');
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'error', 'canceled', 'unload'));
      expect(modal.events.at(-1)?.detail).to.deep.equal({ reason: 'canceled' });
      expect(modal.service.callsOf(calls.giveBack)).to.have.length(1);
    });
  });
}
