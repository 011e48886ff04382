import { expect } from '@open-wc/testing';
import { lost } from '../scripted-service.ts';
import { openPayment, openSave, type PaymentHarness } from './payment-harness.ts';

const number = '378282246310005';
const grouped = '3782 822463 10005';
const code = '7391';
const secretCard = { 'Card number': number, 'Security code': code };
const accountNumber = '000123456789';
const routingNumber = '021000021';

async function cardInReview(): Promise<PaymentHarness> {
  const modal = await openPayment();
  await modal.fillCard(secretCard);
  await modal.review();
  return modal;
}

async function accountInReview(): Promise<PaymentHarness> {
  const modal = await openPayment({ paymentCategory: 'ECheck' });
  await modal.fillAccount();
  await modal.review();
  return modal;
}

function expectNoSecrets(text: string): void {
  for (const secret of [number, grouped, code, accountNumber, routingNumber]) expect(text).not.to.contain(secret);
}

function expectNothingRendered(modal: PaymentHarness): void {
  expectNoSecrets(modal.rendered);
}

describe('what must stay secret', () => {
  it('stands in no attribute and no text while it is typed', async () => {
    const modal = await openPayment({ paymentCategory: 'UserSelect' });
    await modal.fillCard(secretCard);
    await modal.choose('Bank account');
    await modal.fillAccount();
    expectNoSecrets(modal.markup);
    await modal.choose('Card');
    expectNoSecrets(modal.markup);
    expect(modal.rendered, 'it does stand in the inputs').to.contain(grouped);
  });

  it('is not repeated in the errors', async () => {
    const modal = await openPayment();
    await modal.fillCard({ ...secretCard, 'Name on card': number, 'Billing ZIP code': '1' });
    await modal.press('Review payment');
    expect(modal.summary).not.to.be.undefined;
    expectNoSecrets(modal.markup);
  });

  it('is not in the page while the payment is reviewed', async () => {
    expectNothingRendered(await cardInReview());
    expectNothingRendered(await accountInReview());
  });

  it('is not in the page while the payment is on its way', async () => {
    const modal = await cardInReview();
    modal.service.hold('pay');
    await modal.press('Pay');
    expectNothingRendered(modal);
  });

  it('is not in the page while a lost answer is asked for', async () => {
    const modal = await cardInReview();
    modal.service.script('pay', lost());
    modal.service.hold('paymentStatus');
    await modal.press('Pay');
    await modal.shows('We are checking what happened');
    expectNothingRendered(modal);
  });

  it('is not in the page after the payment', async () => {
    for (const modal of [await cardInReview(), await accountInReview()]) {
      await modal.press('Pay');
      await modal.shows('Payment complete');
      expectNothingRendered(modal);
      await modal.close();
      expectNothingRendered(modal);
    }
  });

  it('is not in the page after the method was saved', async () => {
    const modal = await openSave();
    await modal.fillCard(secretCard);
    await modal.saveNow();
    expectNothingRendered(modal);
  });

  it('is not in the page after the person has left', async () => {
    const modal = await openPayment();
    await modal.fillCard(secretCard);
    await modal.press('Cancel');
    await modal.press('Leave');
    expectNothingRendered(modal);
    await modal.pay();
    expectNothingRendered(modal);
  });

  it('is not in the element after it was taken out of the page', async () => {
    const modal = await openPayment();
    await modal.fillCard(secretCard);
    modal.element.remove();
    await modal.rest();
    expectNothingRendered(modal);
  });

  it('is in no event', async () => {
    const modal = await cardInReview();
    modal.service.script('pay', { code: 'InvalidCardNumber' });
    await modal.press('Pay');
    await modal.showsForm();
    await modal.fill('Security code', code);
    await modal.review();
    await modal.payNow();
    await modal.close();
    expect(modal.events).to.have.length(4);
    expectNoSecrets(JSON.stringify(modal.events));
  });

  it('of a bank account is in no event', async () => {
    const modal = await accountInReview();
    await modal.payNow();
    expectNoSecrets(JSON.stringify(modal.events));
  });

  it('goes to the service with the payment, and with no other call', async () => {
    const modal = await cardInReview();
    modal.service.script('pay', lost());
    await modal.press('Pay');
    await modal.showsProblem();
    await modal.press('Cancel');
    await modal.press('Leave');
    const others = modal.service.calls.filter(({ name }) => name !== 'pay');
    expect(others.map(({ name }) => name)).to.deep.equal(['open', 'quote', 'paymentStatus', 'cancel']);
    expectNoSecrets(JSON.stringify(others));
  });

  it('is neither stored nor logged, nor does it get into the address', async () => {
    const logged: unknown[] = [];
    const original = { ...console };
    const methods = ['log', 'info', 'warn', 'error', 'debug', 'table', 'trace'];
    Object.assign(
      console,
      Object.fromEntries(methods.map((name) => [name, (...args: unknown[]) => logged.push(args)])),
    );
    try {
      const modal = await cardInReview();
      await modal.press('Pay');
      await modal.shows('Payment complete');
      await modal.close();
    } finally {
      Object.assign(console, original);
    }
    const stored = [localStorage, sessionStorage].map((storage) => Object.entries(storage));
    expectNoSecrets(JSON.stringify([logged, stored, location.href, document.cookie]));
  });
});

describe('the security code after a decline', () => {
  it('cannot be brought back by undoing', async () => {
    const modal = await openPayment();
    await modal.fillCard({ ...secretCard, 'Security code': '' });
    await modal.type('Security code', code);
    await modal.review();
    modal.service.script('pay', { code: 'Declined' });
    await modal.press('Pay');
    await modal.showsForm();
    modal.placeCaret('Security code', 0);
    await modal.shortcut('Control', 'z');
    expect(modal.value('Security code')).to.equal('');
    expect(modal.rendered).not.to.contain(code);
  });
});

describe('a page that is put away', () => {
  const putAway = (modal: PaymentHarness) => {
    dispatchEvent(new Event('pagehide'));
    return modal.rest();
  };

  it('takes the secrets with it and leaves the rest', async () => {
    const modal = await openPayment();
    await modal.fillCard(secretCard);
    await putAway(modal);
    expectNothingRendered(modal);
    expect(modal.value('Name on card')).to.equal('Jordan Rivera');
    expect(modal.value('Billing ZIP code')).to.equal('10001');
  });

  it('leaves nothing to be brought back by undoing', async () => {
    const modal = await openPayment();
    await modal.type('Card number', number);
    await putAway(modal);
    modal.placeCaret('Card number', 0);
    await modal.shortcut('Control', 'z');
    expectNothingRendered(modal);
  });

  it('takes the numbers of a bank account with it', async () => {
    const modal = await openPayment({ paymentCategory: 'ECheck' });
    await modal.fillAccount();
    await putAway(modal);
    expectNothingRendered(modal);
    expect(modal.value('Name on account')).to.equal('Jordan Rivera');
  });

  it('asks for the numbers again when it is brought back in the form', async () => {
    const modal = await openPayment();
    await modal.fillCard(secretCard);
    await putAway(modal);
    await modal.press('Review payment');
    expect(modal.error('Card number')).to.equal('Enter the card number');
    await modal.fillCard();
    await modal.review();
    expect(modal.lines['Payment method']).to.equal('Visa ending in 1111');
  });

  it('asks for the numbers again when it is brought back in the review', async () => {
    const modal = await cardInReview();
    await putAway(modal);
    await modal.showsForm();
    expect(modal.service.callsOf('pay')).to.deep.equal([]);
  });

  it('does not forget a payment that is on its way', async () => {
    const modal = await cardInReview();
    modal.service.script('pay', lost());
    const answer = modal.service.hold('paymentStatus');
    await modal.press('Pay');
    await putAway(modal);
    answer.resolve({ state: 'answered', answer: { code: 'Declined' } });
    await modal.showsForm();
    expect(modal.detail('portal.error')).to.deep.include({ Details: { responseCode: ['Declined'] } });
  });

  it('asks for the numbers again before a payment that was not received is sent once more', async () => {
    const modal = await cardInReview();
    modal.service.script('pay', lost());
    const answer = modal.service.hold('paymentStatus');
    await modal.press('Pay');
    await putAway(modal);
    answer.resolve({ state: 'absent' });
    await modal.showsProblem();
    await modal.showsForm();
  });
});
