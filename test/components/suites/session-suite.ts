import { expect } from '@open-wc/testing';
import { testIn } from '../../test-in.ts';
import { walk } from '../person.ts';
import { lost } from '../scripted-service.ts';
import { passMinutes, pauses } from '../pauses.ts';
import { codes, start, type OperationCase } from './operation-case.ts';

const warning = 'Your session will end in less than 2 minutes.';
const over = 'Your session has expired';

export function describeSession(operation: OperationCase): void {
  const { what, setup, beginAnother, ready, enter, calls, names, namespace, texts, typed } = operation;
  const limited = walk(
    setup,
    ({ service }) => service.script(calls.open, { ...(service.session as object), secondsLeft: 1_800 }),
    (modal) => start(operation, modal),
    enter,
  );
  const warned = walk(
    limited,
    () => passMinutes(28),
    (modal) => modal.until(() => modal.alert !== '', 'the end is warned of'),
  );

  const test = testIn(warned);

  describe(`The session of ${what}`, () => {
    test('shows a warning two minutes before its end, and continues on request', async (modal) => {
      expect(modal.alert).to.contain(warning);
      expect(modal.heading).to.equal(operation.headings.ready);
      const { focused } = modal;
      await modal.pressByKey('I need more time');
      await modal.until(() => modal.alert === '' && modal.status.includes('You have more time'), 'there is time again');
      expect(modal.focused).to.equal(focused);
      expect(modal.service.callsOf('extend')).to.have.length(1);
      expect(modal.service.callsOf('extend')[0]).to.deep.equal([modal.service.callsOf(calls.open)[0]?.[0]]);
    });

    test('shows that a request for more time has failed', async (modal) => {
      modal.service.script('extend', lost());
      await modal.press('I need more time');
      await modal.until(() => !modal.alert.includes(warning), 'that is said');
      expect(modal.alert).to.contain('We couldn’t extend your session.');
      const again = modal.service.hold('extend');
      await modal.press('I need more time');
      expect(modal.alert, 'only a change is announced').to.contain(warning);
      again.reject(lost());
      await modal.until(() => !modal.alert.includes(warning), 'it is said again');
    });

    test('is released when it has expired, and the person and the page receive the reason', async (modal) => {
      await passMinutes(2);
      await modal.shows(over);
      expect(modal.screen).to.contain(`${texts.unchanged} Close this`);
      expect(modal.screen).to.contain('Questions? Call (555) 010-0199.');
      expect(modal.alert).to.equal('');
      const description = `The operation cannot continue. Please check: ${names.session}.`;
      const reported = operation.problem(description, names.session, 'The session has expired.');
      expect(modal.events.at(-1)?.detail).to.deep.equal(reported);
      expect(modal.service.callsOf(calls.giveBack)).to.have.length(1);
      await modal.close();
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'error', 'unload'));
    });

    it('shows no warning during a submission', async () => {
      const modal = await limited();
      await operation.goOn(modal);
      modal.service.hold(calls.submit);
      await operation.submit(modal);
      await modal.rest();
      expect(modal.alert).to.equal('');
      expect(pauses.filter(({ milliseconds, isOver }) => milliseconds >= 60_000 && !isOver)).to.deep.equal([]);
    });

    if (typed && operation.keepsDraft !== false) {
      test('keeps all entries except the secrets for the same task in a new session', async (modal) => {
        const { values, inputs } = modal;
        const secrets = Object.values(values).filter((text) => typed.secrets.includes(text));
        expect(secrets).not.to.be.empty;
        await passMinutes(2);
        await modal.hears(`${namespace}.error`);
        await modal.rest();
        expect(modal.screen).to.contain('what you entered is restored');
        expect(inputs.map(({ value }) => value).filter((text) => typed.secrets.includes(text))).to.deep.equal([]);
        beginAnother(modal);
        await ready(modal);
        const kept = Object.entries(values).map(([label, text]) => [label, secrets.includes(text) ? '' : text]);
        expect(modal.values).to.deep.equal(Object.fromEntries(kept));
      });
    }
  });
}
