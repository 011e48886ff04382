import { expect } from '@open-wc/testing';
import { testIn } from '../test-in.ts';
import { payeePayment } from './account/account-cases.ts';
import { openPayment } from './account/account-harness.ts';
import { cardPayment } from './payment/payment-cases.ts';
import { codes, fillIn, opened, type OperationCase } from './suites/operation-case.ts';

interface SummaryCase {
  readonly operation: OperationCase;
  readonly errors: Readonly<Record<string, string>>;
  /** The focused element after the error of a group is followed, if it is not the group. */
  readonly choice?: Readonly<Record<string, string>>;
}

function describeErrorSummary({ operation, errors, choice = {} }: SummaryCase): void {
  const { what, calls, typed } = operation;
  if (!typed) throw new Error(`There is no form for ${what}.`);
  const { field, text, missing } = typed;
  const test = testIn(async () => {
    const modal = await opened(operation);
    await modal.press(modal.buttons.at(-1) ?? '');
    return modal;
  });

  describe(`the summary of errors of ${what}`, () => {
    test('lists all errors in the order and the words of the fields, and gets the focus each time the form is sent', async (modal) => {
      await modal.rest();
      expect(modal.service.calls.map(({ name }) => name)).to.deep.equal([calls.open]);
      expect(modal.eventCodes).to.deep.equal(codes(operation, 'load'));
      expect(modal.summary?.text).to.match(/^There is a problem /);
      expect(modal.summary?.links).to.deep.equal(Object.values(errors));
      for (const [label, error] of Object.entries(errors)) expect(modal.error(label), label).to.equal(error);
      expect(modal.focused).to.equal('There is a problem');
      await modal.press(missing);
      await modal.key('Enter');
      expect(modal.focused).to.equal('There is a problem');
    });

    for (const [label, error] of Object.entries(errors)) {
      test(`links to the field without changing the address of the page: ${label}`, async (modal) => {
        const before = location.href;
        await modal.press(error);
        expect(modal.focused).to.equal(choice[label] ?? label);
        expect(location.href).to.equal(before);
      });
    }

    test('removes an error when it is corrected, and leaves the focus and the field where they are', async (modal) => {
      const { offsetTop } = modal.field(field);
      await modal.fill(field, text);
      expect(modal.field(field).offsetTop).to.equal(offsetTop);
      expect(modal.error(field)).to.equal('');
      expect(modal.summary?.links).to.deep.equal(Object.values(errors).filter((error) => error !== missing));
      expect(modal.focused).to.equal(field);
    });

    test('is gone after the form was sent without errors', async (modal) => {
      await fillIn(operation, modal);
      expect(modal.summary).to.be.undefined;
      await modal.press('Back');
      expect(modal.summary).to.be.undefined;
    });
  });
}

describeErrorSummary({
  operation: cardPayment,
  errors: {
    'Card number': 'Enter the card number',
    'Expiration date': 'Enter the expiration date',
    'Security code': 'Enter the security code',
    'Name on card': 'Enter the name on the card',
    'Billing ZIP code': 'Enter the billing ZIP code',
  },
});

const errors = {
  'Account type': 'Choose the account type',
  'Routing number': 'Enter the routing number',
  'Account number': 'Enter the account number',
  'Confirm account number': 'Enter the account number again',
};

describeErrorSummary({ operation: payeePayment, errors, choice: { 'Account type': 'Checking' } });

it('The summary of errors lists the details of the payee first', async () => {
  const modal = await openPayment();
  await modal.press('Correct these details');
  await modal.fillAll({ 'First name': ' ', City: ' ' });
  await modal.press('Review payment');
  expect(modal.summary?.links).to.deep.equal(['Enter the first name', 'Enter the city', ...Object.values(errors)]);
});
