import { expect } from '@open-wc/testing';
import { walk } from '../person.ts';
import { noted } from '../replace.ts';
import { openReview } from './payment-harness.ts';
import { flatFees } from './payment-samples.ts';

const openComplete = walk(openReview, (modal) => modal.complete());

it('The confirmation has a button that copies the confirmation number, which is announced', async () => {
  const modal = await openComplete();
  const copied = noted(modal.view.navigator.clipboard, 'writeText');
  await modal.press('Copy');
  await modal.until(() => modal.status === 'Copied', 'it is said');
  expect(copied).to.deep.equal(['T-70001']);
});

it('The confirmation shows the confirmation number and all details of the payment', async () => {
  const options = { feeContext: 'PaymentWithFee', saveOption: 'Save' } as const;
  const modal = await openComplete(options, { merchant: { fees: flatFees } });
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
  it(`The confirmation is omitted if confirmationDisplay is ${typeof confirmationDisplay} false`, async () => {
    const modal = await openComplete({ confirmationDisplay });
    expect(modal.isOpen).to.be.false;
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentComplete', 'portal.unload']);
    expect(modal.detail('portal.unload')).to.deep.equal({ reason: 'complete' });
    expect(modal.focused).to.equal('Pay my bill');
  });
}

it('acknowledge() confirms the payment to the service, even after the modal has closed', async () => {
  const modal = await openReview({ acknowledgmentRequired: true, confirmationDisplay: false });
  const { acknowledge } = await modal.complete();
  await modal.hears('portal.unload');
  expect(modal.service.callsOf('acknowledge')).to.deep.equal([]);
  acknowledge?.();
  await modal.rest();
  expect(modal.service.callsOf('acknowledge')).to.deep.equal([[modal.service.callsOf('open')[0]?.[0], 'T-70001']]);
});
