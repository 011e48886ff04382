import { expect } from '@open-wc/testing';
import { testIn } from '../../test-in.ts';
import { describeFieldErrors } from './field-errors-suite.ts';
import type { Person } from '../person.ts';
import { codes, entered, fillIn, finish, opened, start, type OperationCase } from './operation-case.ts';

const routing = 'Routing number';
const account = 'Account number';
const repeated = 'Confirm account number';
const notTheSame = 'The two account numbers don’t match';
const bank = 'JPMorgan Chase Bank';

export function describeBankFields(operation: OperationCase): void {
  const { what, calls } = operation;
  const test = testIn(() => opened(operation));
  const testEntered = testIn(() => entered(operation));

  describeFieldErrors({
    operation,
    whenLeft: [
      [routing, '021000022', 'Check the routing number: at least one digit is wrong'],
      [routing, '0210000210', 'A routing number has 9 digits'],
      [routing, '02100002O', 'Use numbers only for the routing number'],
      [account, '123456789012345678', 'An account number has 4 to 17 digits'],
    ],
    onSubmission: [
      [routing, '', 'Enter the routing number'],
      [routing, '02100002', 'A routing number has 9 digits'],
      [account, '', 'Enter the account number'],
      [repeated, '', 'Enter the account number again'],
    ],
  });

  describe(`the bank account of ${what}`, () => {
    test('preselects no account type, and turns autofill off for its numbers', async (modal) => {
      expect([modal.isChosen('Checking'), modal.isChosen('Savings')]).to.deep.equal([false, false]);
      // Autocomplete has no token for the numbers.
      for (const label of [routing, account, repeated]) expect(modal.attribute(label, 'autocomplete')).to.equal('off');
      await modal.press(modal.buttons.at(-1) ?? '');
      expect(modal.error('Account type')).to.equal('Choose the account type');
      await modal.choose('Savings');
      expect(modal.error('Account type')).to.equal('');
    });

    test('shows the bank of a complete routing number, and asks the service for it once', async (modal) => {
      await modal.fill(account, '000123456789');
      await modal.type(routing, '0210-0002-1');
      await modal.showsBank(bank);
      expect(modal.description(routing)).to.equal(`${bank} 9 digits`);
      await modal.key('Backspace');
      expect(modal.screen).not.to.contain(bank);
      await modal.keys('1');
      await modal.fill(routing, '021000022');
      const asked = modal.service
        .callsOf('bankName')
        .map(([credentials, ...question]) => [Object.keys(credentials as object), ...question.slice(0, -1)]);
      expect(asked).to.deep.equal([[['sessionKey', 'operationKey'], '021000021']]);
    });

    for (const [why, spoil] of Object.entries<(modal: Person) => unknown>({
      'the service does not know it': ({ service }) => service.script('bankName', null),
      'the answer does not come': ({ service }) => service.hold('bankName'),
      'the custom service lacks the call': ({ element }) =>
        Object.assign(element, { service: { ...(element.service as object), bankName: undefined } }),
    })) {
      it(`names no bank if ${why}, and continues without an event`, async () => {
        const modal = await operation.setup();
        spoil(modal);
        await start(operation, modal);
        await fillIn(operation, modal);
        await finish(operation, modal);
        expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'complete'));
      });
    }

    test('is reviewed as it was when the form was sent, even if a bank is found later', async (modal) => {
      const answer = modal.service.hold('bankName');
      await fillIn(operation, modal);
      const { screen } = modal;
      answer.resolve(bank);
      await modal.rest();
      expect(modal.screen).to.equal(screen);
      expect(screen).not.to.contain(bank);
      await finish(operation, modal);
    });

    test('is not looked up after the operation has ended', async (modal) => {
      modal.service.hold('bankName');
      await modal.fill(routing, '021000021');
      const [[, , signal] = []] = modal.service.callsOf('bankName');
      expect((signal as AbortSignal).aborted).to.equal(false);
      modal.element.remove();
      await modal.rest();
      expect((signal as AbortSignal).aborted).to.equal(true);
    });

    testEntered('is sent without separators between its digits, typed or pasted', async (modal) => {
      await modal.fill(routing, '0210-000 21');
      await modal.paste(account, '9900 2345 6789');
      await modal.paste(repeated, '9900 2345 6789');
      await operation.goOn(modal);
      await finish(operation, modal);
      const [[, , submission] = []] = modal.service.callsOf(calls.submit);
      const numbers = { routingNumber: '021000021', accountNumber: '990023456789' };
      expect((submission as { method: unknown }).method).to.include(numbers);
    });

    test('has to be entered twice, and shows an error when the second field is left', async (modal) => {
      await modal.fill(account, '12345');
      await modal.type(repeated, '123456');
      expect(modal.error(repeated)).to.equal('');
      await modal.key('Tab');
      expect([modal.error(repeated), modal.status]).to.deep.equal([notTheSame, notTheSame]);
      await modal.type(account, '6');
      expect([modal.error(repeated), modal.status]).to.deep.equal(['', '']);
    });

    testEntered('has to be entered again in the second field after a change in the first', async (modal) => {
      await modal.fill(account, '99123456');
      await modal.press(modal.buttons.at(-1) ?? '');
      expect(modal.error(account)).to.equal('');
      expect(modal.error(repeated)).to.equal(notTheSame);
    });
  });
}
