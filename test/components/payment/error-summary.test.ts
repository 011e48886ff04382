import { expect } from '@open-wc/testing';
import { openPayment, type PaymentHarness } from './payment-harness.ts';

const cardErrors = {
  'Card number': 'Enter the card number',
  'Expiration date': 'Enter the expiration date',
  'Name on card': 'Enter the name on the card',
  'Security code': 'Enter the security code',
  'Billing ZIP code': 'Enter the ZIP code of the billing address',
};

async function submitEmpty(): Promise<PaymentHarness> {
  const modal = await openPayment();
  await modal.press('Review payment');
  return modal;
}

describe('the summary of errors', () => {
  it('lists everything that is wrong, in the order of the fields', async () => {
    const modal = await submitEmpty();
    expect(modal.summary?.text).to.match(/^There is a problem /);
    expect(modal.summary?.links).to.deep.equal(Object.values(cardErrors));
  });

  it('says the same words as the fields', async () => {
    const modal = await submitEmpty();
    for (const [label, error] of Object.entries(cardErrors)) expect(modal.error(label), label).to.equal(error);
  });

  it('takes the focus', async () => {
    const modal = await submitEmpty();
    expect(modal.focused).to.equal('There is a problem');
  });

  it('takes the focus again when the form is sent again', async () => {
    const modal = await submitEmpty();
    await modal.press('Enter the card number');
    await modal.key('Enter');
    expect(modal.focused).to.equal('There is a problem');
  });

  it('asks the service nothing', async () => {
    const modal = await submitEmpty();
    await modal.rest();
    expect(modal.service.calls.map(({ name }) => name)).to.deep.equal(['open']);
    expect(modal.eventCodes).to.deep.equal(['portal.load']);
  });

  for (const [label, error] of Object.entries(cardErrors)) {
    it(`leads to the field: ${label}`, async () => {
      const modal = await submitEmpty();
      await modal.press(error);
      expect(modal.focused).to.equal(label);
    });
  }

  it('leads to the choices of a group', async () => {
    const modal = await openPayment({ paymentCategory: 'ECheck' });
    await modal.press('Review payment');
    await modal.press('Choose the account type');
    expect(modal.focused).to.equal('Checking');
  });

  it('does not change the address of the page', async () => {
    const before = location.href;
    const modal = await submitEmpty();
    await modal.press('Enter the card number');
    expect(location.href).to.equal(before);
  });

  it('is followed with the keyboard', async () => {
    const modal = await submitEmpty();
    await modal.key('Tab', 2);
    await modal.key('Enter');
    expect(modal.focused).to.equal('Expiration date');
  });

  it('stands still while the fields are corrected, which say so themselves', async () => {
    const modal = await submitEmpty();
    await modal.fill('Card number', '4111111111111111');
    expect(modal.error('Card number')).to.equal('');
    expect(modal.summary?.links).to.deep.equal(Object.values(cardErrors));
  });

  it('leaves the focus where it is meanwhile', async () => {
    const modal = await submitEmpty();
    await modal.fillCard();
    expect(modal.focused).to.equal('Billing ZIP code');
  });

  it('is made anew when the form is sent again', async () => {
    const modal = await submitEmpty();
    await modal.fillCard({ 'Security code': '12' });
    await modal.press('Review payment');
    expect(modal.summary?.links).to.deep.equal(['The security code is not complete']);
  });

  it('is gone when the form is sent again with nothing wrong in it', async () => {
    const modal = await submitEmpty();
    await modal.fillCard();
    await modal.review();
    expect(modal.summary).to.be.undefined;
    await modal.press('Back');
    expect(modal.summary).to.be.undefined;
  });

  it('is not there before the form is sent, whatever is typed', async () => {
    const modal = await openPayment();
    await modal.type('Card number', '9');
    expect(modal.error('Card number')).not.to.equal('');
    expect(modal.summary).to.be.undefined;
  });

  it('keeps all that was typed', async () => {
    const modal = await openPayment();
    await modal.fillCard({ 'Security code': '1' });
    await modal.press('Review payment');
    expect(modal.value('Card number')).to.equal('4111 1111 1111 1111');
    expect(modal.value('Security code')).to.equal('1');
  });
});
