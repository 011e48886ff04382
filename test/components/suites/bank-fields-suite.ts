import { expect } from '@open-wc/testing';
import { describeFieldErrors } from './field-errors-suite.ts';
import { opened, type OperationCase } from './operation-case.ts';

const routing = 'Routing number';
const account = 'Account number';
const repeated = 'Confirm account number';
const notTheSame = 'The two account numbers are not the same';
const bank = 'JPMorgan Chase Bank';

/** The fields of a bank account, in whichever modal they stand. */
export function describeBankFields(operation: OperationCase): void {
  const { what, calls, headings, submit } = operation;

  describeFieldErrors({
    operation,
    atOnce: [
      [routing, '021000022', 'Check the routing number: at least one digit is wrong'],
      [routing, '99', 'Check the routing number: at least one digit is wrong'],
      [routing, '0210000210', 'A routing number has 9 digits'],
      [routing, '02100002O', 'A routing number has digits only'],
      [account, '123456789012345678', 'An account number has 4 to 17 digits'],
      [account, '12A', 'An account number has digits only'],
    ],
    onSubmission: [
      [routing, '', 'Enter the routing number'],
      [routing, '02100002', 'A routing number has 9 digits'],
      [account, '', 'Enter the account number'],
      [account, '123', 'An account number has 4 to 17 digits'],
      [repeated, '', 'Enter the account number once more'],
      [repeated, '0001234', notTheSame],
    ],
  });

  describe(`the bank account of ${what}`, () => {
    it('chooses no account type by itself', async () => {
      const modal = await opened(operation);
      expect([modal.isChosen('Checking'), modal.isChosen('Savings')]).to.deep.equal([false, false]);
      await modal.press(modal.buttons.at(-1) ?? '');
      expect(modal.error('Account type')).to.equal('Choose the account type');
      await modal.choose('Savings');
      expect(modal.error('Account type')).to.equal('');
    });

    it('keeps its numbers out of autofill, which has no word for them', async () => {
      const modal = await opened(operation);
      for (const label of [routing, account, repeated]) {
        expect(modal.attribute(label, 'autocomplete'), label).to.equal('off');
      }
    });

    it('names the bank of a routing number that is known, as long as that is complete', async () => {
      const modal = await opened(operation);
      await modal.type(routing, '021000021');
      expect(modal.description(routing)).to.equal(`9 digits, at the bottom left of a check ${bank}`);
      expect(modal.screen).to.contain(bank);
      await modal.key('Backspace');
      expect(modal.screen).not.to.contain(bank);
    });

    it('is sent without what stands between its digits, typed or pasted', async () => {
      const modal = await opened(operation);
      await operation.enter(modal);
      await modal.fill(routing, '0210-000 21');
      await modal.paste(account, '9900 2345 6789');
      await modal.paste(repeated, '9900 2345 6789');
      await operation.goOn(modal);
      await submit(modal);
      await modal.shows(headings.done);
      const [[, , submission] = []] = modal.service.callsOf(calls.submit);
      const numbers = { routingNumber: '021000021', accountNumber: '990023456789' };
      expect((submission as { method: unknown }).method).to.include(numbers);
    });

    it('has to be typed the same a second time, and is told as soon as it is not', async () => {
      const modal = await opened(operation);
      await modal.fill(account, '123456');
      await modal.type(repeated, '1234');
      expect(modal.error(repeated)).to.equal('');
      await modal.keys('6');
      expect(modal.error(repeated)).to.equal(notTheSame);
      expect(modal.status).to.equal(notTheSame);
      await modal.key('Backspace');
      await modal.keys('56');
      expect(modal.error(repeated)).to.equal('');
      expect(modal.status).to.equal('');
    });

    it('may be set right in either field', async () => {
      const modal = await opened(operation);
      await modal.fill(account, '12345');
      await modal.fill(repeated, '123456');
      expect(modal.error(repeated)).to.equal(notTheSame);
      await modal.type(account, '6');
      expect(modal.error(repeated)).to.equal('');
    });

    it('that is changed afterwards has to be repeated again', async () => {
      const modal = await opened(operation);
      await operation.enter(modal);
      await modal.fill(account, '99123456');
      await modal.press(modal.buttons.at(-1) ?? '');
      expect(modal.error(account)).to.equal('');
      expect(modal.error(repeated)).to.equal(notTheSame);
    });
  });
}
