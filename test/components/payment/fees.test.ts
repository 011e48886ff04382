import { expect } from '@open-wc/testing';
import type { PaymentOptionObject } from '../../../src/payment/payment-options.ts';
import type { Merchant } from '../../../src/payment/wire.ts';
import { openPayment, openSave } from './payment-harness.ts';
import { flatFees, percentageFees, savedCard } from './payment-samples.ts';

const withFee = { feeContext: 'PaymentWithFee' } as const;
const userSelect = { paymentCategory: 'UserSelect' } as const;
const wayAround = 'There is no fee when you pay from a bank account. Select Back to change the payment method.';
const freeAccount = { ...flatFees, ECheck: { kind: 'none' } } as const;

/** A payment with fees, flat unless said otherwise. */
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

  it('does not apply when a method is saved', async () => {
    const modal = await openSave(userSelect, { merchant: { fees: flatFees } });
    expect(modal.screen).not.to.match(/fee/i);
  });

  it('changes the total, which is announced after a choice or once an amount is entered', async () => {
    const modal = await openWithFee(userSelect);
    expect(modal.status).not.to.contain('Total');
    await modal.choose('Account balance');
    expect(modal.status).to.equal('Total $432.50');
    await modal.choose('Bank account');
    expect(modal.status).to.equal('Total $431.00');
    await modal.choose('Another amount');
    await modal.type('Amount', '200');
    expect(modal.status).to.equal('');
    await modal.key('Tab');
    expect(modal.status).to.equal('Total $201.00');
  });

  const told: readonly [what: string, fees: Merchant['fees'], choices: string[]][] = [
    ['amounts', flatFees, ['Card + $2.50 fee', 'Bank account + $1.00 fee']],
    ['an amount with one method only', freeAccount, ['Card + $2.50 fee', 'Bank account No fee']],
  ];
  for (const [what, fees, choices] of told) {
    it(`is shown with each method before one is chosen: ${what}`, async () => {
      expect((await openWithFee(userSelect, fees)).choices('Pay with')).to.deep.equal(choices);
    });
  }

  it('is shown as a percentage if it is one', async () => {
    const settings = { merchant: { fees: percentageFees }, savedMethod: savedCard };
    const modal = await openPayment({ ...withFee, token: 'TOKEN-1' }, settings);
    const choices = ['Visa ending in 4242, expires 04/39 + 3% fee', 'Another card + 3% fee'];
    expect(modal.choices('Pay with')).to.deep.equal(choices);
  });

  it('has its own line under the total from the start', async () => {
    const modal = await openWithFee();
    expect(modal.screen).to.contain('Total $110.48 includes $2.50 fee');
  });

  it('changes with the method', async () => {
    const modal = await openWithFee(userSelect);
    await modal.choose('Bank account');
    expect(modal.screen).to.contain('Total $108.98 includes $1.00 fee');
  });

  it('changes with the typed amount, half a cent rounded up', async () => {
    const modal = await openWithFee({}, percentageFees);
    expect(modal.screen).to.contain('Total $111.22 includes $3.24 fee');
    await modal.choose('Another amount');
    await modal.type('Amount', '10.50');
    expect(modal.screen).to.contain('Total $10.82 includes $0.32 fee');
  });

  it('is not shown for an amount that cannot be paid', async () => {
    const modal = await openWithFee();
    await modal.choose('Another amount');
    expect(modal.lines).to.deep.equal({});
    await modal.type('Amount', '5000');
    expect(modal.lines).to.deep.equal({});
  });

  it('is finally the fee that the service returns', async () => {
    const modal = await openWithFee();
    modal.service.script('quote', { amount: 10798, fee: 275, total: 11073 });
    await modal.fillInAndReview();
    expect(modal.lines).to.include({ Amount: '$107.98', 'Convenience fee': '$2.75', Total: '$110.73' });
    expect(modal.buttons).to.contain('Pay $110.73');
    await modal.complete();
    expect(modal.payment.quote).to.deep.equal({ amount: 10798, fee: 275, total: 11073 });
  });

  it('is requested with the amount, the method and the fee context', async () => {
    const modal = await openWithFee({ paymentCategory: 'ECheck' });
    await modal.fillInAndReview();
    const [[credentials, request] = []] = modal.service.callsOf('quote');
    expect(credentials).to.deep.equal(modal.service.callsOf('open')[0]?.[0]);
    expect(request).to.deep.equal({ amount: 10798, category: 'ECheck', feeContext: 'PaymentWithFee' });
  });
});

describe('the way around the fee', () => {
  for (const [title, options, method, isShown] of [
    ['is shown in the review if another method is free', userSelect, 'Card', true],
    ['is not needed if the chosen method is free', userSelect, 'Bank account', false],
    ['is not shown if this payment cannot take it', {}, undefined, false],
  ] as const) {
    it(title, async () => {
      const modal = await openWithFee(options, freeAccount);
      if (method) await modal.choose(method);
      await modal.fillInAndReview();
      expect(modal.screen.includes(wayAround)).to.equal(isShown);
      expect(modal.screen.includes('There is no fee when')).to.equal(isShown);
    });
  }
});
