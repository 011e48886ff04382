import { expect } from '@open-wc/testing';
import type { PaymentInfo } from '../../../src/payment/payloads.ts';
import { lost } from '../scripted-service.ts';
import { openReview, openSave, type PaymentHarness } from './payment-harness.ts';
import { cardDetails, flatFees, paymentOptions, saveOptions } from './payment-samples.ts';

async function complete(modal: PaymentHarness): Promise<PaymentHarness> {
  await modal.press('Pay');
  await modal.hears('portal.paymentComplete');
  return modal;
}

const cardInfo = {
  cardType: 'Visa',
  cardExpirationMonth: 4,
  cardExpirationYear: cardDetails.expirationYear,
  customerName: 'Jordan Rivera',
  holderZip: '10001',
  lastFourDigits: '1111',
  timeZone: 'EST',
  transactionDate: '11/21/2026 09:05:09 PM',
  paymentCategory: 'CreditCard',
};

describe('the payload of portal.paymentComplete', () => {
  it('holds what is documented for a card, and nothing else', async () => {
    const modal = await openReview(
      { saveOption: 'Save', feeContext: 'PaymentWithFee' },
      { merchant: { fees: flatFees } },
    );
    await complete(modal);
    expect(modal.detail('portal.paymentComplete')).to.deep.equal({
      ...cardInfo,
      sessionId: paymentOptions.sessionId,
      tokenId: 'TOKEN-9',
      authCode: 'A1B2C3',
      batchNumber: '1041',
      transactionId: 'T-70001',
      paymentAmount: 107.98,
      convenienceFee: 2.5,
      totalPaymentAmount: 110.48,
      acknowledgmentRequired: 'false',
    });
  });
});

describe('the payload of portal.saveComplete', () => {
  it('holds what is documented for a card, and nothing else', async () => {
    const modal = await openSave();
    await modal.fillCard();
    await modal.press('Save payment method');
    await modal.hears('portal.saveComplete');
    expect(modal.detail('portal.saveComplete')).to.deep.equal({
      ...cardInfo,
      sessionId: saveOptions.sessionId,
      tokenId: 'TOKEN-9',
    });
  });

  it('holds what is documented for a bank account, and nothing else', async () => {
    const modal = await openSave({ paymentCategory: 'ECheck' });
    await modal.fillAccount();
    await modal.choose('Savings');
    await modal.press('Save payment method');
    await modal.hears('portal.saveComplete');
    expect(modal.detail('portal.saveComplete')).to.deep.equal({
      accountType: 'Saving',
      bankName: 'JPMorgan Chase Bank',
      customerName: 'Jordan Rivera',
      sessionId: saveOptions.sessionId,
      tokenId: 'TOKEN-9',
      lastFourDigits: '6789',
      timeZone: 'EST',
      transactionDate: '11/21/2026 09:05:09 PM',
      paymentCategory: 'ECheck',
    });
  });
});

describe('the confirmation', () => {
  it('shows the confirmation number and all else that was paid', async () => {
    const modal = await complete(
      await openReview({ feeContext: 'PaymentWithFee', saveOption: 'Save' }, { merchant: { fees: flatFees } }),
    );
    await modal.shows('Payment complete');
    expect(modal.screen).to.contain('Thank you. Prairie Mutual has received your payment.');
    expect(modal.lines).to.deep.equal({
      Amount: '$107.98',
      'Convenience fee': '$2.50',
      Total: '$110.48',
      'Payment method': 'Visa ending in 1111',
      Name: 'Jordan Rivera',
      'Confirmation number': 'T-70001',
      Date: 'November 21, 2026 at 9:05 PM EST',
      Reference: 'POL-2041',
      'Saved for future payments': 'Yes',
    });
  });

  for (const confirmationDisplay of [false, 'false']) {
    it(`is left out where confirmationDisplay is ${typeof confirmationDisplay} false`, async () => {
      const modal = await complete(await openReview({ confirmationDisplay }));
      expect(modal.isOpen).to.be.false;
      expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentComplete', 'portal.unload']);
      expect(modal.detail('portal.unload')).to.deep.equal({ reason: 'complete' });
      expect(modal.focused).to.equal('Pay my bill');
    });
  }

  it('of a saved method is left out as well', async () => {
    const modal = await openSave({ confirmationDisplay: false });
    await modal.fillCard();
    await modal.press('Save payment method');
    await modal.hears('portal.unload');
    expect(modal.isOpen).to.be.false;
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.saveComplete', 'portal.unload']);
  });

  it('that is left out may be followed by the next operation, begun by the listener of portal.unload', async () => {
    const modal = await openReview({ confirmationDisplay: false });
    modal.element.addEventListener('portal.unload', () => modal.element.makePayment(paymentOptions), { once: true });
    await modal.untilClosed(() => modal.press('Pay'));
    await modal.showsForm();
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentComplete', 'portal.unload', 'portal.load']);
  });

  it('shows the time of the merchant, whatever the time zone of the page', async () => {
    const modal = await openReview();
    const receipt = {
      ...modal.service.paymentReceipt({
        method: cardDetails,
        quote: { amount: 10798, fee: 0, total: 10798 },
        save: false,
      }),
      transactedAt: '2026-03-08T02:30:00',
    };
    modal.service.script('pay', { code: 'Success', receipt });
    await complete(modal);
    await modal.shows('Payment complete');
    expect(modal.lines.Date).to.equal('March 8, 2026 at 2:30 AM EST');
    expect(modal.detail('portal.paymentComplete')).to.include({ transactionDate: '03/08/2026 02:30:00 AM' });
  });
});

describe('acknowledge()', () => {
  async function paymentInfo(modal: PaymentHarness): Promise<PaymentInfo> {
    await complete(modal);
    return modal.detail('portal.paymentComplete') as PaymentInfo;
  }

  it('is there only where the page has asked for it', async () => {
    const asked = await paymentInfo(await openReview({ acknowledgmentRequired: true }));
    expect(asked.acknowledgmentRequired).to.equal('true');
    expect(asked.acknowledge).to.be.a('function');
    const notAsked = await paymentInfo(await openReview());
    expect(notAsked).not.to.have.property('acknowledge');
  });

  it('confirms the payment to the service', async () => {
    const modal = await openReview({ acknowledgmentRequired: 'true' });
    const { acknowledge } = await paymentInfo(modal);
    expect(modal.service.callsOf('acknowledge')).to.deep.equal([]);
    acknowledge?.();
    expect(modal.service.callsOf('acknowledge')).to.deep.equal([[modal.service.callsOf('open')[0]?.[0], 'T-70001']]);
  });

  it('may be called twice and confirms once', async () => {
    const modal = await openReview({ acknowledgmentRequired: true });
    const { acknowledge } = await paymentInfo(modal);
    acknowledge?.();
    acknowledge?.();
    await modal.rest();
    expect(modal.service.callsOf('acknowledge')).to.have.length(1);
  });

  it('may be called after the modal has closed', async () => {
    const modal = await openReview({ acknowledgmentRequired: true, confirmationDisplay: false });
    const { acknowledge } = await paymentInfo(modal);
    await modal.hears('portal.unload');
    acknowledge?.();
    expect(modal.service.callsOf('acknowledge')).to.have.length(1);
  });

  it('changes nothing where the confirmation is lost, and may be called again', async () => {
    const modal = await openReview({ acknowledgmentRequired: true });
    modal.service.script('acknowledge', lost());
    const { acknowledge } = await paymentInfo(modal);
    acknowledge?.();
    await modal.rest();
    acknowledge?.();
    await modal.rest();
    expect(modal.service.callsOf('acknowledge')).to.have.length(2);
    expect(modal.heading).to.equal('Payment complete');
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentComplete']);
  });

  it('is no matter of a save', async () => {
    const modal = await openSave({ acknowledgmentRequired: true });
    await modal.fillCard();
    await modal.press('Save payment method');
    await modal.hears('portal.saveComplete');
    expect(modal.detail('portal.saveComplete')).not.to.have.any.keys('acknowledge', 'acknowledgmentRequired');
  });
});
