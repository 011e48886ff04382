import { expect } from '@open-wc/testing';
import { describeErrorSummary } from '../suites/error-summary-suite.ts';
import { payeePayment } from './account-cases.ts';
import { openPayment } from './account-harness.ts';

const errors = {
  'Account type': 'Choose the account type',
  'Routing number': 'Enter the routing number',
  'Account number': 'Enter the account number',
  'Confirm account number': 'Enter the account number again',
};

describeErrorSummary({
  operation: payeePayment,
  errors,
  choice: { 'Account type': 'Checking' },
  wrong: ['Routing number', 'x'],
  unfinished: ['Confirm account number', '0001', 'The two account numbers don’t match'],
});

it('The summary of errors lists the details of the payee first', async () => {
  const modal = await openPayment();
  await modal.press('Correct these details');
  await modal.fillAll({ 'First name': ' ', City: ' ' });
  await modal.press('Review payment');
  expect(modal.summary?.links).to.deep.equal(['Enter the first name', 'Enter the city', ...Object.values(errors)]);
});
