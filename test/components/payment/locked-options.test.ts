import { expect } from '@open-wc/testing';
import type { ServiceError } from '../../../src/operation/service-error.ts';
import type { PaymentOptionObject } from '../../../src/payment/payment-options.ts';
import { testIn } from '../../test-in.ts';
import { refused } from '../scripted-service.ts';
import { setupPayment } from './payment-harness.ts';
import { paymentOptions } from './payment-samples.ts';

const test = testIn(setupLocked);
const { sessionId, ...bill } = paymentOptions;
const lockedOptions = { ...bill, amountContext: 'AmountDueOnly', policyHolderName: 'Ann Lee' };

async function setupLocked() {
  const modal = await setupPayment();
  modal.service.session = { ...modal.service.session, lockedOptions };
  return modal;
}

async function hearsAlone(said: PaymentOptionObject, answer?: ServiceError) {
  const modal = await setupLocked();
  if (answer) modal.service.script('open', answer);
  modal.element.makePayment({ sessionId, lockedOptions: true, ...said });
  await modal.hears('portal.error');
  await modal.rest();
  expect(modal.eventCodes).to.deep.equal(['portal.error']);
  expect(modal.isOpen).to.be.false;
  return modal;
}

describe('a session whose options the server has locked', () => {
  test('is paid with those options if the page passes only the session', async (modal) => {
    modal.element.makePayment({ sessionId, lockedOptions: true });
    await modal.showsForm();
    expect(modal.eventCodes).to.deep.equal(['portal.load']);
    await modal.fillInAndReview();
    await modal.complete();
    const { quote, feeContext, references } = modal.payment;
    expect([quote.amount, feeContext]).to.deep.equal([107_98, 'PaymentWithoutFee']);
    expect(references).to.deep.equal({ clientReferenceData1: 'POL-2041', policyHolderName: 'Ann Lee' });
  });

  test('raises load and unload before it is open if the person leaves', async (modal) => {
    modal.service.hold('open');
    modal.element.makePayment({ sessionId, lockedOptions: true });
    await modal.until(() => modal.isOpen, 'the modal is on the screen');
    expect(modal.eventCodes).to.deep.equal([]);
    await modal.close();
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentCanceled', 'portal.unload']);
  });

  it('opens nothing for a page with other values, and reports each option', async () => {
    const modal = await hearsAlone({ minAmountDue: '0.01', clientReferenceData1: 'POL-1' });
    const otherwise = ['Your server locked this option. Remove it from the page.'];
    const Details = { minAmountDue: otherwise, clientReferenceData1: otherwise };
    expect(modal.detail('portal.error')).to.deep.include({ Details });
    expect(modal.service.callsOf('cancel')).to.have.length(1);
  });

  it('opens nothing if the service refuses an option', async () => {
    await hearsAlone({ token: 'another' }, refused('OptionLocked', 'token'));
  });

  test('can be opened again from the listener of the error', async (modal) => {
    const again = () => modal.element.makePayment({ sessionId, lockedOptions: true });
    modal.element.addEventListener('portal.error', again, { once: true });
    modal.element.makePayment({ sessionId, lockedOptions: true, minAmountDue: '0.01' });
    await modal.showsForm();
    expect(modal.eventCodes).to.deep.equal(['portal.error', 'portal.load']);
  });

  test('refuses other values of a page that does not set lockedOptions', async (modal) => {
    modal.element.makePayment({ ...paymentOptions, minAmountDue: '0.01' });
    await modal.shows('We can’t start this payment');
    expect(Object.keys(modal.detail('portal.error'))).to.include('Details');
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.error']);
  });
});
