import { expect } from '@open-wc/testing';
import { lost } from '../scripted-service.ts';
import { openReview, openSave, type PaymentHarness } from './payment-harness.ts';
import { cardDetails, flatFees, paymentOptions } from './payment-samples.ts';

async function openComplete(...given: Parameters<typeof openReview>): Promise<PaymentHarness> {
  const modal = await openReview(...given);
  await modal.complete();
  return modal;
}

it('The payload of portal.paymentComplete is frozen, except its function, which jQuery marks', async () => {
  const modal = await openComplete({ acknowledgmentRequired: true });
  const payload = modal.detail('portal.paymentComplete');
  expect([payload, payload.acknowledge].map((part) => Object.isFrozen(part))).to.deep.equal([true, false]);
});

describe('a receipt for another payment', () => {
  it('is not believed in the answer to any call', async () => {
    const modal = await openReview();
    const { quote, ...receipt } = modal.service.paymentReceipt({
      method: { ...cardDetails },
      quote: { amount: 10_798, fee: 0, total: 10_798 },
      save: false,
    });
    modal.service.script('pay', { code: 'Success', receipt: { ...receipt, quote: { ...quote, amount: 1, total: 1 } } });
    await modal.press('Pay');
    await modal.askNow(0);
    expect(modal.heading).to.equal('We’re checking your payment');
    expect(modal.eventCodes).to.deep.equal(['portal.load']);
    modal.service.script('paymentStatus', { state: 'absent' });
    await modal.askNow();
    await modal.showsProblem();
  });
});

describe('the confirmation', () => {
  it('copies the confirmation number, and says so', async () => {
    const modal = await openComplete();
    const copied: string[] = [];
    const { writeText } = navigator.clipboard;
    navigator.clipboard.writeText = (text) => Promise.resolve(void copied.push(text));
    try {
      await modal.press('Copy');
      await modal.until(() => modal.status === 'Copied', 'it is said');
    } finally {
      navigator.clipboard.writeText = writeText;
    }
    expect(copied).to.deep.equal(['T-70001']);
  });

  it('shows the confirmation number and all details of the payment', async () => {
    const modal = await openComplete(
      { feeContext: 'PaymentWithFee', saveOption: 'Save' },
      { merchant: { fees: flatFees } },
    );
    await modal.shows('Payment complete');
    expect(modal.screen).to.contain('You paid $110.48 to Prairie Mutual. Thank you.');
    expect(modal.lines).to.deep.equal({
      Amount: '$107.98',
      'Convenience fee': '$2.50',
      Total: '$110.48',
      'Payment method': 'Visa ending in 1111',
      Name: 'Jordan Rivera',
      'Confirmation number': 'T-70001',
      Date: 'November 21, 2026 at 9:05 PM EST',
      Policy: 'POL-2041',
      'Save for later': 'Yes',
    });
  });

  for (const confirmationDisplay of [false, 'false']) {
    it(`is omitted if confirmationDisplay is ${typeof confirmationDisplay} false`, async () => {
      const modal = await openComplete({ confirmationDisplay });
      expect(modal.isOpen).to.be.false;
      expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentComplete', 'portal.unload']);
      expect(modal.detail('portal.unload')).to.deep.equal({ reason: 'complete' });
      expect(modal.focused).to.equal('Pay my bill');
    });
  }

  it('of a saved method is omitted as well', async () => {
    const modal = await openSave({ confirmationDisplay: false });
    await modal.fillCard();
    await modal.press('Save payment method');
    await modal.hears('portal.unload');
    expect(modal.isOpen).to.be.false;
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.saveComplete', 'portal.unload']);
  });

  it('may be omitted and followed by another operation, started by the listener of portal.unload', async () => {
    const modal = await openReview({ confirmationDisplay: false });
    modal.element.addEventListener('portal.unload', () => modal.element.makePayment(paymentOptions), { once: true });
    await modal.untilClosed(() => modal.press('Pay'));
    await modal.showsForm();
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentComplete', 'portal.unload', 'portal.load']);
  });
});

describe('acknowledge()', () => {
  it('confirms the payment to the service', async () => {
    const modal = await openReview({ acknowledgmentRequired: 'true' });
    const { acknowledge } = await modal.complete();
    expect(modal.service.callsOf('acknowledge')).to.deep.equal([]);
    acknowledge?.();
    expect(modal.service.callsOf('acknowledge')).to.deep.equal([[modal.service.callsOf('open')[0]?.[0], 'T-70001']]);
  });

  it('may be called after the modal has closed', async () => {
    const modal = await openReview({ acknowledgmentRequired: true, confirmationDisplay: false });
    const { acknowledge } = await modal.complete();
    await modal.hears('portal.unload');
    acknowledge?.();
    expect(modal.service.callsOf('acknowledge')).to.have.length(1);
  });

  it('changes nothing if the confirmation is lost, and may be called again', async () => {
    const modal = await openReview({ acknowledgmentRequired: true });
    modal.service.script('acknowledge', lost());
    const { acknowledge } = await modal.complete();
    acknowledge?.();
    await modal.rest();
    acknowledge?.();
    await modal.rest();
    expect(modal.service.callsOf('acknowledge')).to.have.length(2);
    expect(modal.heading).to.equal('Payment complete');
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentComplete']);
  });
});
