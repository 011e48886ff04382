import { expect } from '@open-wc/testing';
import { lost, refused } from '../scripted-service.ts';
import { openPayment, setupPayment, type PaymentHarness } from './payment-harness.ts';
import { paymentOptions, session } from './payment-samples.ts';

async function refusedSession(code = 'SessionUsed'): Promise<PaymentHarness> {
  const modal = await setupPayment();
  modal.service.script('open', refused(code, 'sessionId'));
  modal.element.makePayment(paymentOptions);
  await modal.shows('This cannot be started');
  return modal;
}

async function unreachable(): Promise<PaymentHarness> {
  const modal = await setupPayment();
  modal.service.script('open', lost());
  modal.element.makePayment(paymentOptions);
  await modal.shows('We could not connect');
  return modal;
}

describe('a session that is refused', () => {
  it('is told to the page under its option', async () => {
    const modal = await refusedSession();
    expect(modal.detail('portal.error')).to.deep.equal({
      Description: 'The operation cannot go on. Please check: sessionId.',
      Details: { sessionId: ['Refused: SessionUsed.'] },
    });
  });

  it('is told to the person, with nothing left but to close', async () => {
    const modal = await refusedSession();
    expect(modal.screen).to.contain('Too much time has passed, or this was already used.');
    expect(modal.buttons).to.deep.equal(['Close']);
    expect(modal.focused).to.equal('This cannot be started');
  });

  it('ends with the reason error, neither paid nor cancelled', async () => {
    const modal = await refusedSession();
    await modal.press('Close');
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.error', 'portal.unload']);
    expect(modal.detail('portal.unload')).to.deep.equal({ reason: 'error' });
    expect(modal.focused).to.equal('Pay my bill');
  });

  it('may be closed by Escape', async () => {
    const modal = await refusedSession();
    await modal.key('Escape');
    expect(modal.isOpen).to.be.false;
  });

  it('while the form is filled in leads to the same message', async () => {
    const modal = await openPayment();
    modal.service.script('quote', refused('SessionExpired', 'sessionId'));
    await modal.fillCard();
    await modal.press('Review payment');
    await modal.shows('This cannot be started');
    expect(modal.rendered).not.to.contain('4111');
    expect(modal.detail('portal.error')).to.deep.include({ Details: { sessionId: ['Refused: SessionExpired.'] } });
  });

  it('for another option has a message of its own', async () => {
    const modal = await setupPayment();
    modal.service.script('open', refused('TokenUnknown', 'token'));
    modal.element.makePayment({ ...paymentOptions, token: 'TOKEN-1' });
    await modal.shows('This cannot be started');
    expect(modal.screen).to.contain('Close this window and start again from the page.');
    expect(modal.screen).not.to.contain('already used');
    expect(modal.detail('portal.error')).to.deep.include({ Details: { token: ['Refused: TokenUnknown.'] } });
  });

  it('leaves the element ready for the next operation', async () => {
    const modal = await refusedSession();
    await modal.press('Close');
    await modal.pay();
    expect(modal.heading).to.equal('Make a payment');
  });
});

describe('a service that cannot be reached when the modal opens', () => {
  it('is told to the person, who may try again', async () => {
    const modal = await unreachable();
    expect(modal.screen).to.contain('Check your internet connection and try again. Nothing has been charged or saved.');
    expect(modal.buttons).to.deep.equal(['Close', 'Cancel', 'Try again']);
    expect(modal.focused).to.equal('We could not connect');
    expect(modal.eventCodes).to.deep.equal(['portal.load']);
  });

  it('is tried again under the same key', async () => {
    const modal = await unreachable();
    await modal.press('Try again');
    await modal.showsForm();
    const [first, second] = modal.service.callsOf('open');
    expect(second).to.deep.equal(first);
    expect(modal.focused).to.equal('Amount due $107.98');
    expect(modal.eventCodes, 'loaded once').to.deep.equal(['portal.load']);
  });

  it('is tried again once, however often the button is pressed', async () => {
    const modal = await unreachable();
    const answer = modal.service.hold('open');
    await modal.press('Try again', 3);
    expect(modal.status).to.equal('Loading…');
    answer.resolve(session());
    await modal.showsForm();
    expect(modal.service.callsOf('open')).to.have.length(2);
  });

  it('may fail again', async () => {
    const modal = await unreachable();
    modal.service.script('open', lost());
    await modal.press('Try again');
    await modal.until(() => modal.buttons.includes('Try again'), 'it has failed again');
    expect(modal.heading).to.equal('We could not connect');
  });

  it('may be left, which cancels the payment', async () => {
    const modal = await unreachable();
    await modal.press('Cancel');
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentCanceled', 'portal.unload']);
    expect(modal.detail('portal.unload')).to.deep.equal({ reason: 'canceled' });
  });
});
