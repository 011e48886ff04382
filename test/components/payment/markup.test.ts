import { expect } from '@open-wc/testing';
import type { PaymentReceipt } from '../../../src/payment/wire.ts';
import { describeMarkup } from '../suites/markup-suite.ts';
import { openPayment, type PaymentHarness } from './payment-harness.ts';
import { accountDetails, quote } from './payment-samples.ts';

function openDebit(text: string): Promise<PaymentHarness> {
  const about = { clientReferenceData1: text, policyHolderName: text };
  return openPayment({ ...about, paymentCategory: 'ECheck' }, { merchant: { name: text, phone: text } });
}

describeMarkup('a payment', {
  'in the form': async (text) => {
    const known = { policyHolderName: text, billingZip: text, billingAddressStreet: text };
    const modal = await openPayment(known, { merchant: { name: text } });
    const fields = { 'Name on card': text, 'Billing ZIP code': text, 'Billing street address': text };
    expect(modal.values).to.include(fields);
    expect(modal.screen).to.contain(text);
    return modal;
  },

  'in the review and the authorization': async (text) => {
    const modal = await openDebit(text);
    await modal.fillAccount({ 'Name on account': '' });
    await modal.review();
    expect(modal.lines).to.include({ Policy: text, Name: text });
    const authorization = modal.section('Authorization for a one-time electronic debit');
    expect(authorization).to.contain(`I, ${text}, authorize ${text} to`);
    expect(authorization).to.contain(`call ${text} at ${text} before`);
    return modal;
  },

  'in the confirmation': async (text) => {
    const modal = await openDebit(text);
    await modal.fillInAndReview();
    const receipt: PaymentReceipt = {
      ...modal.service.paymentReceipt({ method: accountDetails, quote, save: false }),
      method: { category: 'ECheck', accountType: 'Checking', bankName: text, lastFourDigits: '6789' },
      transactionId: text,
      timeZone: text,
    };
    modal.service.script('pay', { code: 'Success', receipt });
    await modal.payNow();
    const method = `${text} account ending in 6789`;
    expect(modal.lines).to.include({ 'Confirmation number': text, 'Payment method': method });
    return modal;
  },
});
