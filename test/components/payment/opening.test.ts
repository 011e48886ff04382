import { expect } from '@open-wc/testing';
import { openPayment, openSave, setupPayment } from './payment-harness.ts';
import { paymentOptions, saveOptions } from './payment-samples.ts';

describe('opening the modal', () => {
  it('shows and says that it is loading until the service has answered', async () => {
    const modal = await setupPayment();
    const answer = modal.service.hold('open');
    modal.element.makePayment(paymentOptions);
    await modal.hears('portal.load');
    expect(modal.screen).to.contain('Loading…');
    expect(modal.status).to.equal('Loading…');
    expect(modal.hasForm).to.be.false;
    answer.resolve(modal.service.session);
    await modal.showsForm();
    expect(modal.screen).not.to.contain('Loading…');
    expect(modal.status).to.equal('');
  });

  it('raises portal.load once, with the dialog on the screen', async () => {
    const modal = await openPayment();
    expect(modal.events).to.deep.equal([{ code: 'portal.load', detail: null, heading: 'Make a payment' }]);
  });

  it('raises events that bubble through the page and out of shadow roots', async () => {
    const modal = await setupPayment();
    const heard: Event[] = [];
    const listen = (event: Event) => heard.push(event);
    document.addEventListener('portal.load', listen);
    await modal.pay();
    document.removeEventListener('portal.load', listen);
    expect(heard.map(({ composed }) => composed)).to.deep.equal([true]);
  });

  it('tells the service which operation the session is for', async () => {
    const payment = await openPayment();
    const save = await openSave();
    const [[paymentCredentials, paymentRequest] = []] = payment.service.callsOf('open');
    const [[saveCredentials, saveRequest] = []] = save.service.callsOf('open');
    expect(paymentRequest).to.deep.equal({ operation: 'makePayment' });
    expect(saveRequest).to.deep.equal({ operation: 'savePaymentMethod' });
    expect(paymentCredentials?.sessionKey).to.equal(paymentOptions.sessionId);
    expect(saveCredentials?.sessionKey).to.equal(saveOptions.sessionId);
  });

  it('makes a key of its own for each operation', async () => {
    const one = await openPayment();
    const other = await openPayment();
    const keys = [one, other].map(({ service }) => service.callsOf('open')[0]?.[0].operationKey ?? '');
    expect(keys[0]).to.match(/^[\da-f-]{36}$/);
    expect(keys[0]).not.to.equal(keys[1]);
  });

  it('says whom the payment goes to', async () => {
    const modal = await openPayment();
    expect(modal.screen).to.match(/^Prairie Mutual /);
  });

  it('is named after the operation', async () => {
    const payment = await openPayment();
    expect(payment.heading).to.equal('Make a payment');
    const save = await openSave();
    expect(save.heading).to.equal('Save a payment method');
  });

  it('takes the focus to its heading while it is loading', async () => {
    const modal = await setupPayment();
    modal.service.hold('open');
    modal.element.makePayment(paymentOptions);
    await modal.hears('portal.load');
    expect(modal.focused).to.equal('Make a payment');
  });

  it('takes the focus to the chosen amount', async () => {
    const modal = await openPayment();
    expect(modal.focused).to.equal('Amount due $107.98');
  });

  it('takes the focus to the first field where there is nothing to choose', async () => {
    const modal = await openPayment({ amountContext: 'AmountDueOnly' });
    expect(modal.focused).to.equal('Card number');
  });

  it('takes the focus to the chosen method where the amount is fixed', async () => {
    const modal = await openPayment({ amountContext: 'AmountDueOnly', paymentCategory: 'UserSelect' });
    expect(modal.focused).to.equal('Card');
  });

  it('gives the focus back to where it was when it closes', async () => {
    const modal = await openPayment();
    await modal.close();
    expect(modal.isOpen).to.be.false;
    expect(modal.focused).to.equal('Pay my bill');
  });

  it('keeps the focus in the modal while it is open', async () => {
    const modal = await openPayment();
    modal.opener.focus();
    expect(modal.focused).to.equal('Amount due $107.98');
  });
});

describe('the keyboard', () => {
  it('goes through the fields in the order in which they are printed on a card', async () => {
    const modal = await openPayment();
    const order: string[] = [];
    for (let count = 0; count < 8; count++) {
      await modal.key('Tab');
      order.push(modal.focused);
    }
    expect(order).to.deep.equal([
      'Card number',
      'Expiration date',
      'Name on card',
      'Security code',
      'Billing ZIP code',
      'Billing street address',
      'Cancel',
      'Review payment',
    ]);
  });

  it('goes backwards from the first field to the close button', async () => {
    const modal = await openPayment({ amountContext: 'AmountDueOnly' });
    await modal.shortcut('Shift', 'Tab');
    expect(modal.focused).to.equal('Close');
  });

  it('chooses another amount with the arrow keys', async () => {
    const modal = await openPayment();
    await modal.key('ArrowDown');
    expect(modal.isChosen('Account balance')).to.be.true;
    expect(modal.focused).to.equal('Account balance $430.00');
  });

  it('sends the form with Enter in a field', async () => {
    const modal = await openPayment();
    await modal.fillCard();
    await modal.key('Enter');
    await modal.shows('Review your payment');
  });
});
