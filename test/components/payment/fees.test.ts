import { expect } from '@open-wc/testing';
import type { PaymentOptionObject } from '../../../src/payment/payment-options.ts';
import type { Merchant } from '../../../src/payment/wire.ts';
import { submitInVain } from '../suites/operation-case.ts';
import { cardPayment } from './payment-cases.ts';
import { openPayment, openSave, type PaymentHarness } from './payment-harness.ts';
import { flatFees, percentageFees, savedCard } from './payment-samples.ts';

const withFee = { feeContext: 'PaymentWithFee' } as const;
const userSelect = { paymentCategory: 'UserSelect' } as const;
const advice = 'There is no fee when you pay from a bank account. Select Back to change the payment method.';
const freeAccount = { ...flatFees, ECheck: { kind: 'none' } } as const;

const openWithFee = (options: PaymentOptionObject = {}, fees: Merchant['fees'] = flatFees) =>
  openPayment({ ...withFee, ...options }, { merchant: { fees } });

describe('the convenience fee', () => {
  it('is omitted if the fee context says so', async () => {
    const modal = await openPayment(userSelect, { merchant: { fees: flatFees } });
    expect(modal.screen).not.to.match(/fee/i);
    await modal.fillInAndReview();
    expect(modal.lines).to.include({ Total: '$107.98' });
    expect(modal.lines).not.to.have.any.keys('Amount', 'Convenience fee');
  });

  it('is shown with each method of a payment, in dollars or percent, and is omitted if a method is saved', async () => {
    const [flat, free] = [await openWithFee(userSelect), await openWithFee(userSelect, freeAccount)];
    expect(flat.choices('Pay with')).to.deep.equal(['Card + $2.50 fee', 'Bank account + $1.00 fee']);
    expect(free.choices('Pay with')).to.deep.equal(['Card + $2.50 fee', 'Bank account No fee']);
    const settings = { merchant: { fees: percentageFees }, savedMethod: savedCard };
    const inPercent = await openPayment({ ...withFee, token: 'TOKEN-1' }, settings);
    const choices = ['Visa ending in 4242, expires 04/39 + 3% fee', 'Another card + 3% fee'];
    expect(inPercent.choices('Pay with')).to.deep.equal(choices);
    const saving = await openSave(userSelect, { merchant: { fees: flatFees } });
    expect(saving.screen).not.to.match(/fee/i);
  });

  it('is shown with the total, which changes and is announced after a choice or once an amount is entered', async () => {
    const modal = await openWithFee(userSelect);
    expect(modal.status).not.to.contain('Total');
    expect(modal.screen).to.contain('Total $110.48 includes $2.50 fee');
    await modal.fillAndLeave('Card number', '4111x');
    expect(modal.status).to.equal('Use numbers only for the card number');
    await modal.choose('Account balance');
    expect(modal.status).to.equal('Total $432.50');
    await modal.choose('Bank account');
    expect(modal.status).to.equal('Total $431.00');
    expect(modal.screen).to.contain('Total $431.00 includes $1.00 fee');
    await modal.choose('Another amount');
    await modal.type('Amount', '200');
    expect(modal.status).to.equal('');
    await modal.key('Tab');
    expect(modal.status).to.equal('Total $201.00');
  });

  it('changes with the typed amount, and is not shown for an amount that cannot be paid', async () => {
    const modal = await openWithFee({}, percentageFees);
    expect(modal.screen).to.contain('Total $111.22 includes $3.24 fee');
    await modal.choose('Another amount');
    expect(modal.lines).to.deep.equal({});
    await modal.type('Amount', '10.50');
    expect(modal.screen).to.contain('Total $10.82 includes $0.32 fee');
    await modal.fill('Amount', '5000');
    expect(modal.lines).to.deep.equal({});
  });

  it('is requested with the amount, the method and the fee context, and the answer applies', async () => {
    const modal = await openWithFee();
    modal.service.script('quote', { amount: 10798, fee: 275, total: 11073 });
    await modal.fillInAndReview();
    expect(modal.lines).to.include({ Amount: '$107.98', 'Convenience fee': '$2.75', Total: '$110.73' });
    expect(modal.buttons).to.contain('Pay $110.73');
    await modal.complete();
    expect(modal.payment.quote).to.deep.equal({ amount: 10798, fee: 275, total: 11073 });
    const [[credentials, request] = []] = modal.service.callsOf('quote');
    expect(credentials).to.deep.equal(modal.service.callsOf('open')[0]?.[0]);
    expect(request).to.deep.equal({ amount: 10798, category: 'CreditCard', feeContext: 'PaymentWithFee' });
  });

  for (const [when, fee, change] of [
    ['the quote has another one', 275, (modal) => modal.press('Back')],
    ['the submission is declined for it', 250, (modal) => submitInVain(cardPayment, modal, { code: 'QuoteChanged' })],
  ] as const satisfies readonly (readonly [string, number, (modal: PaymentHarness) => Promise<unknown>])[]) {
    it(`is shown only in the review after ${when}`, async () => {
      const modal = await openWithFee(userSelect, freeAccount);
      modal.service.script('quote', { amount: 10798, fee, total: 10798 + fee });
      await modal.fillInAndReview();
      await change(modal);
      expect(modal.lines).to.deep.equal({});
      expect(modal.choices('Pay with')).to.deep.equal(['Card', 'Bank account']);
      modal.service.script('quote', { amount: 10798, fee: 300, total: 11098 });
      await modal.fillInAndReview();
      expect(modal.lines).to.include({ 'Convenience fee': '$3.00', Total: '$110.98' });
      expect(modal.screen).to.not.contain('There is no fee when');
    });
  }
});

for (const [when, options, method, isShown] of [
  ['is shown if another method is free', userSelect, 'Card', true],
  ['is not shown if the chosen method is free', userSelect, 'Bank account', false],
  ['is not shown if the payer cannot choose the free method', {}, undefined, false],
] as const) {
  it(`The advice how to avoid the fee ${when}`, async () => {
    const modal = await openWithFee(options, freeAccount);
    if (method) await modal.choose(method);
    await modal.fillInAndReview();
    expect(modal.screen.includes(advice)).to.equal(isShown);
    expect(modal.screen.includes('There is no fee when')).to.equal(isShown);
  });
}
