import { expect } from '@open-wc/testing';
import type { Person } from '../person.ts';
import { openPayment } from './payment-harness.ts';
import type { PaymentReceipt } from '../../../src/payment/wire.ts';
import { account, accountDetails, quote } from './payment-samples.ts';

const markup = '<img src=x onerror="window.hasRun = true"><b>${1+1}{{1+1}}</b>';

const hasMarkup = ({ tags }: Person) => tags.has('img') || tags.has('b');

describe('markup in a text', () => {
  const text = {
    clientReferenceData1: markup,
    policyHolderName: markup,
    billingZip: markup,
    billingAddressStreet: markup,
  };
  const merchant = { name: markup, phone: markup };

  afterEach(() => {
    expect('hasRun' in window, 'a script has run').to.be.false;
  });

  it('of an option stands in the form as it is', async () => {
    const modal = await openPayment(text, { merchant });
    expect(modal.value('Name on card')).to.equal(markup);
    expect(modal.value('Billing ZIP code')).to.equal(markup);
    expect(modal.value('Billing street address')).to.equal(markup);
    expect(modal.screen).to.contain(markup);
    expect(hasMarkup(modal)).to.be.false;
  });

  it('stands in the review and the authorization as it is', async () => {
    const modal = await openPayment({ ...text, paymentCategory: 'ECheck' }, { merchant });
    await modal.fillAccount({ 'Name on account': '' });
    await modal.review();
    expect(modal.lines).to.include({ Reference: markup, Name: markup });
    const authorization = modal.section('Authorization for a one-time electronic debit');
    expect(authorization).to.contain(`I, ${markup}, authorize ${markup} to`);
    expect(authorization).to.contain(`call ${markup} at ${markup} before`);
    expect(hasMarkup(modal)).to.be.false;
  });

  it('of the service stands in the confirmation as it is', async () => {
    const modal = await openPayment({ ...text, paymentCategory: 'ECheck' }, { merchant });
    await modal.fillAccount({ 'Name on account': account['Name on account'] });
    await modal.review();
    const receipt: PaymentReceipt = {
      ...modal.service.paymentReceipt({ method: accountDetails, quote, save: false }),
      method: { category: 'ECheck', accountType: 'Checking', bankName: markup, lastFourDigits: '6789' },
      transactionId: markup,
      timeZone: markup,
    };
    modal.service.script('pay', { code: 'Success', receipt });
    await modal.payNow();
    expect(modal.lines['Confirmation number']).to.equal(markup);
    expect(modal.lines['Payment method']).to.equal(`${markup} account ending in 6789`);
    expect(hasMarkup(modal)).to.be.false;
  });

  it('with placeholders of the catalogue in it is not filled in', async () => {
    const modal = await openPayment(
      { paymentCategory: 'ECheck', policyHolderName: '{merchant} {phone} {total}' },
      { merchant: { name: '{phone}' } },
    );
    await modal.fillAccount({ 'Name on account': '' });
    await modal.review();
    expect(modal.section('Authorization for a one-time electronic debit')).to.contain(
      'I, {merchant} {phone} {total}, authorize {phone} to make',
    );
  });
});
