import { expect } from '@open-wc/testing';
import { refused } from '../scripted-service.ts';
import { openPayment, openReview, openSave, type PaymentHarness } from './payment-harness.ts';
import { cardDetails, paymentOptions, quote } from './payment-samples.ts';

/** Whether the page would ask before it is left. */
function holdsThePage(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

async function paying(): Promise<PaymentHarness> {
  const modal = await openReview();
  modal.service.hold('pay');
  await modal.press('Pay');
  return modal;
}

describe('a submission', () => {
  it('sends what was reviewed, once', async () => {
    const modal = await openReview({
      acknowledgmentRequired: 'true',
      saveOption: 'Save',
      policyHolderName: 'Alex Rivera',
      clientReferenceData2: 'EXT-2',
      clientReferenceData3: 'OFFICE-3',
      clientReferenceData4: 'NOTE-4',
      clientReferenceData5: 'SOURCE-5',
    });
    await modal.payNow();
    expect(modal.service.callsOf('pay')).to.deep.equal([
      [
        modal.service.callsOf('open')[0]?.[0],
        1,
        {
          method: cardDetails,
          quote,
          feeContext: 'PaymentWithoutFee',
          save: true,
          references: {
            policyHolderName: 'Alex Rivera',
            clientReferenceData1: 'POL-2041',
            clientReferenceData2: 'EXT-2',
            clientReferenceData3: 'OFFICE-3',
            clientReferenceData4: 'NOTE-4',
            clientReferenceData5: 'SOURCE-5',
          },
          acknowledgmentRequired: true,
        },
      ],
    ]);
  });

  it('is one however often the button is pressed', async () => {
    const modal = await openReview();
    modal.service.hold('pay');
    await modal.press('Pay', 3);
    await modal.rest();
    expect(modal.service.callsOf('pay')).to.have.length(1);
  });

  it('is one however often Enter is pressed', async () => {
    const modal = await openReview();
    modal.service.hold('pay');
    await modal.key('Tab', 4);
    expect(modal.focused).to.equal('Pay $107.98');
    await modal.key('Enter', 3);
    expect(modal.service.callsOf('pay')).to.have.length(1);
  });

  it('of a method is one however often the button is pressed', async () => {
    for (const paymentCategory of ['CreditCard', 'ECheck'] as const) {
      const modal = await openSave({ paymentCategory });
      modal.service.hold('save');
      await (paymentCategory === 'CreditCard' ? modal.fillCard() : modal.fillAccount());
      await modal.press('Save payment method', 3);
      await modal.until(() => modal.service.callsOf('save').length > 0, 'the method is sent');
      await modal.rest();
      expect(modal.service.callsOf('save'), paymentCategory).to.have.length(1);
    }
  });

  it('says that it is on its way, and leaves nothing to press', async () => {
    const modal = await paying();
    expect(modal.status).to.equal('Paying… Please keep this page open.');
    expect(modal.screen).to.match(/Paying… Please keep this page open\. Paying…/);
    expect(modal.buttons).to.deep.equal([]);
  });

  it('of a method says that it is on its way', async () => {
    const modal = await openSave();
    modal.service.hold('save');
    await modal.fillCard();
    await modal.press('Save payment method');
    expect(modal.status).to.equal('Sending… Please keep this page open.');
    expect(modal.buttons).to.deep.equal([]);
  });

  it('keeps the focus in the modal', async () => {
    const modal = await paying();
    expect(modal.focused).to.equal('Review your payment');
  });

  it('cannot be left by Escape, however often', async () => {
    const modal = await paying();
    await modal.key('Escape', 3);
    expect(modal.isOpen).to.be.true;
    expect(modal.isAsking).to.be.false;
    expect(modal.eventCodes).to.deep.equal(['portal.load']);
  });

  it('cannot be left by the way back of a phone', async () => {
    const modal = await paying();
    await modal.goBack();
    await modal.goBack();
    expect(modal.isOpen).to.be.true;
    expect(modal.eventCodes).to.deep.equal(['portal.load']);
  });

  it('takes back the question whether to leave', async () => {
    const modal = await openPayment();
    const answer = modal.service.hold('quote');
    await modal.fillCard();
    await modal.press('Review payment');
    await modal.key('Escape');
    expect(modal.isAsking).to.be.true;
    answer.resolve(quote);
    await modal.until(() => !modal.isAsking || modal.isOpen, 'the quote is there');
    expect(modal.isAsking, 'the review may still be left').to.be.true;
  });

  it('holds the page as long as it lasts, and no longer', async () => {
    const modal = await openReview();
    expect(holdsThePage(), 'before').to.be.false;
    const answer = modal.service.hold('pay');
    await modal.press('Pay');
    expect(holdsThePage(), 'on its way').to.be.true;
    answer.resolve({ code: 'Declined' });
    await modal.showsForm();
    expect(holdsThePage(), 'after').to.be.false;
  });

  it('does not hold the page after the modal is closed', async () => {
    const modal = await openReview();
    await modal.payNow();
    await modal.close();
    expect(holdsThePage()).to.be.false;
  });

  it('is not started by another operation on the same element', async () => {
    const modal = await paying();
    modal.element.makePayment(paymentOptions);
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.error']);
    expect(modal.service.callsOf('pay')).to.have.length(1);
    expect(modal.service.callsOf('open')).to.have.length(1);
  });

  it('that is refused charges nothing and says so', async () => {
    const modal = await openReview();
    modal.service.script('pay', refused('SessionExpired', 'sessionId'));
    await modal.press('Pay');
    await modal.shows('This cannot be started');
    expect(modal.detail('portal.error')).to.deep.include({ Details: { sessionId: ['Refused: SessionExpired.'] } });
    await modal.close();
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.error', 'portal.unload']);
  });
});
