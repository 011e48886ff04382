import { expect } from '@open-wc/testing';
import { openPayment, openReview, openSave, setupPayment, type PaymentHarness } from './payment-harness.ts';
import { paymentOptions, quote } from './payment-samples.ts';

const canceled = ['portal.load', 'portal.paymentCanceled', 'portal.unload'];

const ways: Record<string, (modal: PaymentHarness) => Promise<void>> = {
  'the button Cancel': (modal) => modal.press('Cancel'),
  'the close button': (modal) => modal.close(),
  Escape: (modal) => modal.key('Escape'),
  'the way back of a phone': (modal) => modal.goBack(),
};

for (const [way, leave] of Object.entries(ways)) {
  describe(`leaving by ${way}`, () => {
    it('cancels at once where nothing was entered', async () => {
      const modal = await openPayment();
      await leave(modal);
      expect(modal.isOpen).to.be.false;
      expect(modal.eventCodes).to.deep.equal(canceled);
      expect(modal.detail('portal.paymentCanceled')).to.be.null;
      expect(modal.detail('portal.unload')).to.deep.equal({ reason: 'canceled' });
    });

    it('asks first where something was typed', async () => {
      const modal = await openPayment();
      await modal.type('Card number', '4');
      await leave(modal);
      expect(modal.isAsking).to.be.true;
      expect(modal.heading).to.equal('Leave without finishing?');
      expect(modal.screen).to.contain('What you have typed will be lost. Nothing has been charged or saved.');
      expect(modal.eventCodes).to.deep.equal(['portal.load']);
    });
  });
}

describe('cancelling', () => {
  it('of a save is told as such', async () => {
    const modal = await openSave();
    await modal.press('Cancel');
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.saveCanceled', 'portal.unload']);
    expect(modal.detail('portal.saveCanceled')).to.be.null;
  });

  it('gives the session back', async () => {
    const modal = await openPayment();
    await modal.press('Cancel');
    expect(modal.service.callsOf('cancel')).to.deep.equal([[modal.service.callsOf('open')[0]?.[0]]]);
  });

  it('does not wait for the service to take the session back', async () => {
    const modal = await openPayment();
    modal.service.hold('cancel');
    await modal.press('Cancel');
    expect(modal.eventCodes).to.deep.equal(canceled);
  });

  it('is possible while the modal is loading', async () => {
    const modal = await setupPayment();
    const answer = modal.service.hold('open');
    modal.element.makePayment(paymentOptions);
    await modal.hears('portal.load');
    await modal.key('Escape');
    answer.resolve(modal.service.session);
    await modal.rest();
    expect(modal.isOpen).to.be.false;
    expect(modal.eventCodes).to.deep.equal(canceled);
    expect(modal.service.callsOf('cancel')).to.have.length(1);
  });

  it('needs no question where the page has filled in the form', async () => {
    const modal = await openPayment({ policyHolderName: 'Jordan Rivera', billingZip: '10001' });
    await modal.press('Cancel');
    expect(modal.eventCodes).to.deep.equal(canceled);
  });

  it('needs no question where what was typed was deleted again', async () => {
    const modal = await openPayment();
    await modal.type('Card number', '41');
    await modal.key('Backspace', 2);
    await modal.press('Cancel');
    expect(modal.eventCodes).to.deep.equal(canceled);
  });

  it('needs no question where a choice was taken back', async () => {
    const modal = await openPayment();
    await modal.choose('Account balance');
    await modal.choose('Amount due');
    await modal.press('Cancel');
    expect(modal.eventCodes).to.deep.equal(canceled);
  });

  const entered: [title: string, enter: (modal: PaymentHarness) => Promise<void>][] = [
    ['an amount was chosen', (modal) => modal.choose('Account balance')],
    ['a method was chosen', (modal) => modal.choose('Bank account')],
    ['saving was chosen', (modal) => modal.choose('Save this payment method for future payments')],
    ['a name that the page has filled in was changed', (modal) => modal.type('Name on card', 'n')],
  ];

  for (const [title, enter] of entered) {
    it(`asks first where ${title}`, async () => {
      const modal = await openPayment({
        paymentCategory: 'UserSelect',
        saveOption: 'UserSelect',
        policyHolderName: 'Jordan',
      });
      await enter(modal);
      await modal.press('Cancel');
      expect(modal.isAsking).to.be.true;
    });
  }

  it('asks first in the review too', async () => {
    const modal = await openReview();
    await modal.press('Cancel');
    expect(modal.isAsking).to.be.true;
    await modal.press('Keep going');
    expect(modal.heading).to.equal('Review your payment');
  });
});

describe('the question whether to leave', () => {
  async function asking(): Promise<PaymentHarness> {
    const modal = await openPayment();
    await modal.type('Card number', '4111');
    await modal.key('Escape');
    expect(modal.isAsking).to.be.true;
    return modal;
  }

  it('has the focus on the answer that loses nothing', async () => {
    const modal = await asking();
    expect(modal.focused).to.equal('Keep going');
    expect(modal.buttons).to.deep.equal(['Leave', 'Keep going']);
  });

  it('keeps everything where the person keeps going', async () => {
    const modal = await asking();
    await modal.press('Keep going');
    expect(modal.isAsking).to.be.false;
    expect(modal.value('Card number')).to.equal('4111');
    expect(modal.focused).to.equal('Card number');
    expect(modal.eventCodes).to.deep.equal(['portal.load']);
  });

  it('cancels where the person leaves', async () => {
    const modal = await asking();
    await modal.press('Leave');
    expect(modal.isOpen).to.be.false;
    expect(modal.eventCodes).to.deep.equal(canceled);
    expect(modal.focused).to.equal('Pay my bill');
  });

  it('takes Escape for keep going', async () => {
    const modal = await asking();
    await modal.key('Escape');
    expect(modal.isAsking).to.be.false;
    expect(modal.isOpen).to.be.true;
    expect(modal.value('Card number')).to.equal('4111');
  });

  it('takes the way back of a phone for keep going', async () => {
    const modal = await asking();
    await modal.goBack();
    expect(modal.isAsking).to.be.false;
    expect(modal.isOpen).to.be.true;
  });

  it('comes up again with the next Escape, however often', async () => {
    const modal = await asking();
    await modal.key('Escape', 2);
    expect([modal.isOpen, modal.isAsking]).to.deep.equal([true, true]);
    await modal.key('Escape', 3);
    expect(modal.isOpen).to.be.true;
    expect(modal.value('Card number')).to.equal('4111');
    expect(modal.eventCodes).to.deep.equal(['portal.load']);
  });

  it('is not in the way when the review comes up behind it', async () => {
    const modal = await openPayment();
    const answer = modal.service.hold('quote');
    await modal.fillCard();
    await modal.press('Review payment');
    await modal.key('Escape');
    answer.resolve(quote);
    await modal.rest();
    expect(modal.isAsking).to.be.true;
    await modal.press('Keep going');
    expect(modal.heading).to.equal('Review your payment');
    expect(modal.focused).to.equal('Review your payment');
  });

  it('is not asked a second time of the next operation', async () => {
    const modal = await asking();
    await modal.press('Leave');
    await modal.pay();
    expect(modal.isAsking).to.be.false;
    expect(modal.value('Card number')).to.equal('');
    await modal.press('Cancel');
    expect(modal.isOpen).to.be.false;
  });
});
