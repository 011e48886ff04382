import { expect } from '@open-wc/testing';
import { press, type Person } from '../person.ts';
import { noted } from '../replace.ts';
import { lost, refused } from '../scripted-service.ts';
import { codes, filledIn, keysOfWindows, waysOf, type OperationCase } from './operation-case.ts';
import { resultInHeading } from './submission-suite.ts';

export function describeRefusals(operation: OperationCase): void {
  const { what, words, setup, begin, ready, calls, focus, opener, names, refusable, problem, texts } = operation;

  const over = 'Your session has expired';
  const headingOf: Readonly<Record<string, string>> = {
    SessionUsed: words.used,
    SessionReserved: words.open,
    SessionCanceled: over,
    SessionExpired: over,
  };

  async function refusedWith(code: string, field?: string): Promise<Person> {
    const modal = await setup();
    modal.service.script(calls.open, refused(code, field));
    begin(modal);
    await modal.shows(headingOf[code] ?? words.refused);
    return modal;
  }

  const refusal = (name: string, code: string) =>
    problem(`The operation cannot continue. Please check: ${name}.`, name, `Refused: ${code}.`);

  describe(`${what} that is refused`, () => {
    for (const [code, text, field] of [
      ['SessionUsed', words.toCheck, 'sessionId'],
      ['SessionReserved', 'Continue in the other window or tab.', 'sessionId'],
      ['SessionNotFound', 'This page may be out of date.', 'sessionId'],
      ['SessionCanceled', `${texts.unchanged} Close this`, 'sessionId'],
      ['SessionExpired', `${texts.unchanged} Close this`, 'sessionId'],
      ['InvalidRequest', texts.refused, 'sessionId'],
      ['Refused', texts.refused],
      ...Object.keys(refusable).map((field) => ['NotFound', texts.refused, field] as const),
    ] as const) {
      it(`says what may have been done, and is reported under the documented name of its option: ${code}, ${field}`, async () => {
        const modal = await refusedWith(code, field);
        expect(modal.screen).to.contain(text);
        expect(modal.events[1]?.detail).to.deep.equal(refusal(refusable[field ?? ''] ?? names.session, code));
      });
    }

    for (const [way, leave] of waysOf(operation, { 'the button': press('Close'), ...keysOfWindows })) {
      it(`can only be closed, with the reason error, and the session is not released: ${way}`, async () => {
        const modal = await refusedWith('SessionUsed', 'sessionId');
        expect(modal.buttons).to.deep.equal(['Close']);
        expect(modal.focused).to.equal(words.used);
        expect(modal.outline[1]).to.match(resultInHeading);
        await leave(modal);
        expect(modal.isOpen).to.be.false;
        expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'error', 'unload'));
        expect(modal.events[2]?.detail).to.deep.equal({ reason: 'error' });
        expect(modal.service.callsOf(calls.giveBack)).to.deep.equal([]);
        expect(modal.focused).to.equal(opener);
      });
    }

    it('at submission is reported in the same way, and no entries remain', async () => {
      const modal = await filledIn(operation);
      modal.service.script(calls.submit, refused('SessionExpired', 'sessionId'));
      await operation.submit(modal);
      await modal.shows(over);
      expect(modal.screen).to.contain(`${texts.unchanged} Close this`);
      expect(modal.events[1]?.detail).to.deep.equal(refusal(names.session, 'SessionExpired'));
      for (const secret of operation.typed?.secrets ?? []) expect(modal.rendered).not.to.contain(secret);
      await modal.close();
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'error', 'unload'));
      expect(modal.events[2]?.detail).to.deep.equal({ reason: 'error' });
    });
  });

  const sessions: Record<string, (session: object) => unknown> = {
    nothing: () => undefined,
    'a text': () => 'Success',
    'a session of numbers': (session) => Object.fromEntries(Object.keys(session).map((name) => [name, 5])),
  };
  for (const [title, answer] of Object.entries(sessions)) {
    it(`An answer of a custom service in an unknown shape does not open ${what}, is reported once, and may be tried again: ${title}`, async () => {
      const reported = noted(window, 'reportError');
      const modal = await setup();
      modal.service.script(calls.open, answer(modal.service.session as object));
      begin(modal);
      await modal.shows('We couldn’t connect');
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'error'));
      expect(reported.map(String)).to.have.length(1);
      expect(String(reported[0])).to.match(/TypeError: The answer of the service has a missing or wrong value: open/);
      await modal.press('Try again');
      await ready(modal);
      expect(modal.heading).to.equal(operation.headings.ready);
    });
  }

  it(`A service of ${what} that cannot be reached is shown and reported by its code, and the person may try again under the same key`, async () => {
    const modal = await setup();
    modal.service.script(calls.open, lost());
    begin(modal);
    await modal.shows('We couldn’t connect');
    const { unreachable: description } = operation.descriptions;
    expect(modal.events[1]?.detail).to.deep.equal(problem(description, names.code, 'ServiceUnreachable'));
    expect(modal.screen).to.contain(`${texts.unchanged} Check your connection and try again.`);
    expect(modal.buttons).to.deep.equal(['Close', 'Cancel', 'Try again']);
    expect(modal.focused).to.equal('We couldn’t connect');
    expect(modal.outline[1]).to.match(resultInHeading);
    await modal.press('Try again');
    await ready(modal);
    const [first, second] = modal.service.callsOf(calls.open);
    expect(second).to.deep.equal(first);
    expect(modal.focused).to.equal(focus);
    expect(modal.eventCodes, 'loaded once').to.deep.equal(codes(operation, 'load', 'error'));
  });
}
