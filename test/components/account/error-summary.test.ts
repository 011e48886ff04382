import { expect } from '@open-wc/testing';
import { openPayment, openSave, type AccountHarness } from './account-harness.ts';

const bankErrors = {
  'Account type': 'Choose the account type',
  'Routing number': 'Enter the routing number',
  'Account number': 'Enter the account number',
  'Confirm account number': 'Enter the account number once more',
};

async function submitEmpty(): Promise<AccountHarness> {
  const modal = await openPayment();
  await modal.press('Review payment');
  return modal;
}

describe('the summary of errors in the account modal', () => {
  it('lists everything that is wrong, in the order of the fields, in their words', async () => {
    const modal = await submitEmpty();
    expect(modal.summary?.text).to.match(/^There is a problem /);
    expect(modal.summary?.links).to.deep.equal(Object.values(bankErrors));
    for (const [label, error] of Object.entries(bankErrors)) expect(modal.error(label), label).to.equal(error);
  });

  it('lists the details of the payee first', async () => {
    const modal = await openPayment();
    await modal.press('Correct these details');
    await modal.fillAll({ 'First name': ' ', City: ' ' });
    await modal.press('Review payment');
    expect(modal.summary?.links).to.deep.equal([
      'Enter the first name',
      'Enter the city',
      ...Object.values(bankErrors),
    ]);
  });

  it('takes the focus, and takes it again when the form is sent again', async () => {
    const modal = await submitEmpty();
    expect(modal.focused).to.equal('There is a problem');
    await modal.press('Enter the routing number');
    await modal.key('Enter');
    expect(modal.focused).to.equal('There is a problem');
  });

  it('submits nothing', async () => {
    for (const [open, button] of [
      [openPayment, 'Review payment'],
      [openSave, 'Save payment method'],
    ] as const) {
      const modal = await open();
      await modal.press(button);
      await modal.rest();
      expect(modal.service.calls.map(({ name }) => name)).to.deep.equal(['open']);
      expect(modal.eventCodes).to.deep.equal(['claims.load']);
    }
  });

  for (const [label, error] of Object.entries(bankErrors)) {
    it(`leads to the field: ${label}`, async () => {
      const modal = await submitEmpty();
      await modal.press(error);
      expect(modal.focused).to.equal(label === 'Account type' ? 'Checking' : label);
    });
  }

  it('stands still while the fields are corrected, which say so themselves', async () => {
    const modal = await submitEmpty();
    await modal.fill('Routing number', '021000021');
    expect(modal.error('Routing number')).to.equal('');
    expect(modal.summary?.links).to.deep.equal(Object.values(bankErrors));
    expect(modal.focused).to.equal('Routing number');
  });

  it('is made anew when the form is sent again', async () => {
    const modal = await submitEmpty();
    await modal.fillAccount({ 'Confirm account number': '0001' });
    await modal.press('Review payment');
    expect(modal.summary?.links).to.deep.equal(['The two account numbers are not the same']);
  });

  it('is gone when nothing is wrong any more', async () => {
    const modal = await submitEmpty();
    await modal.fillAccount();
    await modal.review();
    await modal.press('Back');
    expect(modal.summary).to.be.undefined;
  });

  it('is not there before the form is sent, whatever is typed', async () => {
    const modal = await openPayment();
    await modal.type('Routing number', 'x');
    expect(modal.error('Routing number')).not.to.equal('');
    expect(modal.summary).to.be.undefined;
  });
});
