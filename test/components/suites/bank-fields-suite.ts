import { expect } from '@open-wc/testing';
import { describeFieldErrors } from './field-errors-suite.ts';
import type { Person } from '../person.ts';
import { lost } from '../scripted-service.ts';
import { codes, opened, type OperationCase } from './operation-case.ts';

const routing = 'Routing number';
const account = 'Account number';
const repeated = 'Confirm account number';
const notTheSame = 'The two account numbers don’t match';
const bank = 'JPMorgan Chase Bank';

/** The fields of a bank account, in whichever modal they stand. */
export function describeBankFields(operation: OperationCase): void {
  const { what, begin, ready, calls, headings, submit } = operation;

  /** Enters the account and goes on to the end. Gives back what the window has heard of errors meanwhile. */
  async function toTheEnd(modal: Person): Promise<string[]> {
    const errors: string[] = [];
    const hear = ({ message }: ErrorEvent) => errors.push(message);
    addEventListener('error', hear);
    await operation.enter(modal);
    await operation.goOn(modal);
    await submit(modal);
    await modal.shows(headings.done);
    removeEventListener('error', hear);
    return errors;
  }

  describeFieldErrors({
    operation,
    atOnce: [
      [routing, '021000022', 'Check the routing number: at least one digit is wrong'],
      [routing, '99', 'Check the routing number: at least one digit is wrong'],
      [routing, '0210000210', 'A routing number has 9 digits'],
      [routing, '02100002O', 'The routing number must have digits only'],
      [account, '123456789012345678', 'An account number has 4 to 17 digits'],
      [account, '12A', 'The account number must have digits only'],
    ],
    onSubmission: [
      [routing, '', 'Enter the routing number'],
      [routing, '02100002', 'A routing number has 9 digits'],
      [account, '', 'Enter the account number'],
      [account, '123', 'An account number has 4 to 17 digits'],
      [repeated, '', 'Enter the account number again'],
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
      await modal.showsBank(bank);
      expect(modal.description(routing)).to.equal(`${bank} 9 digits`);
      expect(modal.screen).to.contain(bank);
      await modal.key('Backspace');
      expect(modal.screen).not.to.contain(bank);
    });

    it('asks the service for the bank with nothing but a complete number, once', async () => {
      const modal = await opened(operation);
      await modal.fill(account, '000123456789');
      await modal.type(routing, '0210-0002-1');
      await modal.key('Backspace');
      await modal.keys('1');
      await modal.fill(routing, '021000022');
      const asked = modal.service
        .callsOf('bankName')
        .map(([credentials, ...question]) => [Object.keys(credentials as object), ...question.slice(0, -1)]);
      expect(asked).to.deep.equal([[['sessionKey', 'operationKey'], '021000021']]);
    });

    for (const [why, spoil] of Object.entries<(modal: Person) => void>({
      'the service does not know it': ({ service }) => service.script('bankName', null),
      'the answer does not come': ({ service }) => service.hold('bankName'),
      'the answer is lost': ({ service }) => service.script('bankName', lost()),
      'the answer is none': ({ service }) => service.script('bankName', { name: bank }),
      'the page’s own service cannot be asked': ({ element }) => {
        const service = { ...(element.service as object), bankName: undefined };
        Object.assign(element, { service });
      },
    })) {
      it(`names no bank where ${why}, and goes on without a word to the page`, async () => {
        const modal = await operation.setup();
        spoil(modal);
        begin(modal);
        await ready(modal);
        expect(await toTheEnd(modal)).to.deep.equal([]);
        const told = modal.eventCodes.filter((code) => !code.endsWith('unload'));
        expect(told).to.deep.equal(codes(operation, 'load', 'complete'));
      });
    }

    it('is reviewed as it was when the form was sent, even if its bank is named later', async () => {
      const modal = await opened(operation);
      const answer = modal.service.hold('bankName');
      await operation.enter(modal);
      await operation.goOn(modal);
      const { screen } = modal;
      answer.resolve(bank);
      await modal.rest();
      expect(modal.screen).to.equal(screen);
      expect(screen).not.to.contain(bank);
      await submit(modal);
      await modal.shows(headings.done);
    });

    it('is asked for no more once the operation is over', async () => {
      const modal = await opened(operation);
      modal.service.hold('bankName');
      await modal.fill(routing, '021000021');
      const [[, , signal] = []] = modal.service.callsOf('bankName');
      expect((signal as AbortSignal).aborted).to.equal(false);
      modal.element.remove();
      await modal.rest();
      expect((signal as AbortSignal).aborted).to.equal(true);
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
