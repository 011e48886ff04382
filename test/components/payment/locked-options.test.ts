import { expect } from '@open-wc/testing';
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

/** What the page hears where nothing is opened. */
async function hearsAlone(said: PaymentOptionObject, locked?: object) {
  const modal = await setupLocked(locked);
  modal.element.makePayment({ sessionId, lockedOptions: true, ...said });
  await modal.hears('portal.error');
  await modal.rest();
  expect(modal.eventCodes).to.deep.equal(['portal.error']);
  expect(modal.isOpen).to.be.false;
  return modal;
}

describe('a session whose options the server has fixed', () => {
  it('is paid as they say, though the page repeats none', async () => {
    const modal = await setupLocked();
    modal.element.makePayment({ sessionId, lockedOptions: true });
    await modal.showsForm();
    expect(modal.eventCodes).to.deep.equal(['portal.load']);
    await modal.fillCard();
    await modal.review();
    await modal.press('Pay');
    await modal.hears('portal.paymentComplete');
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

  it('is told of before it is open only where the person leaves, and then in pairs', async () => {
    const modal = await setupLocked();
    modal.service.hold('open');
    modal.element.makePayment({ sessionId, lockedOptions: true });
    await modal.until(() => modal.isOpen, 'the modal is on the screen');
    expect(modal.eventCodes).to.deep.equal([]);
    await modal.close();
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentCanceled', 'portal.unload']);
  });

  it('opens nothing for a page that says something else, which hears of each option', async () => {
    const modal = await hearsAlone({ minAmountDue: '0.01', clientReferenceData1: 'POL-1' });
    const otherwise = ['The server has fixed this option, and the page says something else.'];
    expect(modal.detail('portal.error')).to.deep.include({
      Details: { minAmountDue: otherwise, clientReferenceData1: otherwise },
    });
    expect(modal.service.callsOf('cancel')).to.have.length(1);
  });

  it('opens nothing where an option is missing that is not fixed either', async () => {
    const modal = await hearsAlone({}, { ...lockedOptions, clientReferenceData1: '' });
    expect(modal.detail('portal.error')).to.deep.include({
      Details: { clientReferenceData1: ['This option is required.'] },
    });
  });

  it('opens nothing where the service refuses an option', async () => {
    const modal = await setupLocked();
    modal.service.script('open', refused('OptionLocked', 'token'));
    modal.element.makePayment({ sessionId, lockedOptions: true, token: 'another' });
    await modal.hears('portal.error');
    await modal.rest();
    expect(modal.eventCodes).to.deep.equal(['portal.error']);
    expect(modal.isOpen).to.be.false;
  });

  it('can be opened anew from the listener of the error', async () => {
    const modal = await setupLocked();
    const again = () => modal.element.makePayment({ sessionId, lockedOptions: true });
    modal.element.addEventListener('portal.error', again, { once: true });
    modal.element.makePayment({ sessionId, lockedOptions: true, minAmountDue: '0.01' });
    await modal.showsForm();
    expect(modal.eventCodes).to.deep.equal(['portal.error', 'portal.load']);
  });

  it('asks the service for nothing where an option is wrong in itself', async () => {
    const modal = await hearsAlone({ minAmountDue: 'all' });
    expect(modal.service.calls).to.deep.equal([]);
  });

  it('refuses what another page says, though that does not speak of fixed options', async () => {
    const modal = await setupLocked();
    modal.element.makePayment({ ...paymentOptions, minAmountDue: '0.01' });
    await modal.shows('We can’t start this payment');
    expect(Object.keys(modal.detail('portal.error'))).to.include('Details');
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.error']);
  });
});

describe('a page that relies on fixed options', () => {
  it('is told where there are none', async () => {
    const modal = await setupPayment();
    modal.element.makePayment({ ...paymentOptions, lockedOptions: true });
    await modal.hears('portal.error');
    expect(modal.detail('portal.error')).to.deep.include({
      Details: { lockedOptions: ['The server has fixed no options for this session.'] },
    });
    expect(modal.isOpen).to.be.false;
  });
});
