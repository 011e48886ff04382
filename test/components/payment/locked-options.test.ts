import { expect } from '@open-wc/testing';
import type { ServiceError } from '../../../src/operation/service-error.ts';
import type { PaymentOptionObject } from '../../../src/payment/payment-options.ts';
import { refused } from '../scripted-service.ts';
import { setupPayment } from './payment-harness.ts';
import { paymentOptions } from './payment-samples.ts';

const { sessionId, ...bill } = paymentOptions;
const lockedOptions = { ...bill, amountContext: 'AmountDueOnly', policyHolderName: 'Ann Lee' };

/** The element, with a session whose options the server has fixed. */
async function setupLocked(locked: object | undefined = lockedOptions) {
  const modal = await setupPayment();
  modal.service.session = { ...modal.service.session, ...(locked && { lockedOptions: { ...locked } }) };
  return modal;
}

/** The events of a call that opens nothing. */
async function hearsAlone(said: PaymentOptionObject, locked?: object, answer?: ServiceError) {
  const modal = await setupLocked(locked);
  if (answer) modal.service.script('open', answer);
  modal.element.makePayment({ sessionId, lockedOptions: true, ...said });
  await modal.hears('portal.error');
  await modal.rest();
  expect(modal.eventCodes).to.deep.equal(['portal.error']);
  expect(modal.isOpen).to.be.false;
  return modal;
}

describe('a session whose options the server has fixed', () => {
  it('is paid with those options if the page repeats none', async () => {
    const modal = await setupLocked();
    modal.element.makePayment({ sessionId, lockedOptions: true });
    await modal.showsForm();
    expect(modal.eventCodes).to.deep.equal(['portal.load']);
    await modal.fillInAndReview();
    await modal.complete();
    const { quote, feeContext, references } = modal.payment;
    expect([quote.amount, feeContext]).to.deep.equal([107_98, 'PaymentWithoutFee']);
    expect(references).to.deep.equal({ clientReferenceData1: 'POL-2041', policyHolderName: 'Ann Lee' });
  });

  it('is named by an attribute, as text', async () => {
    const modal = await setupLocked();
    modal.element.setAttribute('data-option-session-id', sessionId);
    modal.element.setAttribute('data-option-locked-options', 'true');
    modal.element.makePayment();
    await modal.showsForm();
  });

  it('raises load and unload before it is open only if the person leaves', async () => {
    const modal = await setupLocked();
    modal.service.hold('open');
    modal.element.makePayment({ sessionId, lockedOptions: true });
    await modal.until(() => modal.isOpen, 'the modal is on the screen');
    expect(modal.eventCodes).to.deep.equal([]);
    await modal.close();
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentCanceled', 'portal.unload']);
  });

  it('opens nothing for a page with other values, and reports each option', async () => {
    const modal = await hearsAlone({ minAmountDue: '0.01', clientReferenceData1: 'POL-1' });
    const otherwise = ['Your server locked this option. Remove it from the page, or pass the same value.'];
    expect(modal.detail('portal.error')).to.deep.include({
      Details: { minAmountDue: otherwise, clientReferenceData1: otherwise },
    });
    expect(modal.service.callsOf('cancel')).to.have.length(1);
  });

  it('opens nothing if a required option is missing on the page and on the server', async () => {
    const modal = await hearsAlone({}, { ...lockedOptions, clientReferenceData1: '' });
    expect(modal.detail('portal.error')).to.deep.include({
      Details: { clientReferenceData1: ['This option is required.'] },
    });
  });

  it('opens nothing if the service refuses an option', async () => {
    await hearsAlone({ token: 'another' }, lockedOptions, refused('OptionLocked', 'token'));
  });

  it('can be opened again from the listener of the error', async () => {
    const modal = await setupLocked();
    const again = () => modal.element.makePayment({ sessionId, lockedOptions: true });
    modal.element.addEventListener('portal.error', again, { once: true });
    modal.element.makePayment({ sessionId, lockedOptions: true, minAmountDue: '0.01' });
    await modal.showsForm();
    expect(modal.eventCodes).to.deep.equal(['portal.error', 'portal.load']);
  });

  it('sends no request if an option is invalid by itself', async () => {
    const modal = await hearsAlone({ minAmountDue: 'all' });
    expect(modal.service.calls).to.deep.equal([]);
  });

  it('refuses other values of a page that does not mention fixed options', async () => {
    const modal = await setupLocked();
    modal.element.makePayment({ ...paymentOptions, minAmountDue: '0.01' });
    await modal.shows('We can’t start this payment');
    expect(Object.keys(modal.detail('portal.error'))).to.include('Details');
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.error']);
  });
});

describe('a page that relies on fixed options', () => {
  it('receives an error if there are none', async () => {
    const modal = await setupPayment();
    modal.element.makePayment({ ...paymentOptions, lockedOptions: true });
    await modal.hears('portal.error');
    expect(modal.detail('portal.error')).to.deep.include({
      Details: {
        lockedOptions: ['Your server locked no options for this session. Remove lockedOptions, or lock them.'],
      },
    });
    expect(modal.isOpen).to.be.false;
  });
});
