import { portalEventCodes } from '../../../src/payment/events.ts';
import { expect } from '@open-wc/testing';
import type { PortalEventCode } from '../../../src/payment/events.ts';
import { lost } from '../scripted-service.ts';
import { openPayment, openReview, setupPayment, type PaymentHarness } from './payment-harness.ts';
import { cardDetails, paymentOptions, quote } from './payment-samples.ts';

const notInPage = 'The portal-payment element is not in the page. Add it before the operation.';
const openAlready = 'The modal is open already. Wait for portal.unload before the next operation.';

async function remove(modal: PaymentHarness): Promise<void> {
  modal.element.remove();
  await modal.rest();
}

describe('an element that is taken out of the page', () => {
  it('cancels the payment and ends with the reason removed', async () => {
    const modal = await openPayment();
    await modal.fillCard();
    await remove(modal);
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentCanceled', 'portal.unload']);
    expect(modal.detail('portal.unload')).to.deep.equal({ reason: 'removed' });
    expect(modal.service.callsOf('cancel')).to.have.length(1);
  });

  it('gives the focus back', async () => {
    const modal = await openPayment();
    await remove(modal);
    expect(modal.focused).to.equal('Pay my bill');
  });

  it('tells those who listen around its place, once, how a payment on its way ended', async () => {
    const modal = await openReview();
    const answer = modal.service.hold('pay');
    const heard: string[] = [];
    for (const code of portalEventCodes) modal.element.parentElement?.addEventListener(code, () => heard.push(code));
    await modal.press('Pay');
    await remove(modal);
    answer.resolve({ code: 'Declined' });
    await modal.hears('portal.unload');
    expect(heard).to.deep.equal(['portal.error', 'portal.paymentCanceled', 'portal.unload']);
  });

  it('gives the focus back at once, even while a payment is on its way', async () => {
    const modal = await openReview();
    modal.service.hold('pay');
    await modal.press('Pay');
    await remove(modal);
    expect(modal.focused).to.equal('Pay my bill');
  });

  it('while it is loading cancels the payment', async () => {
    const modal = await setupPayment();
    const answer = modal.service.hold('open');
    modal.element.makePayment(paymentOptions);
    await modal.hears('portal.load');
    await remove(modal);
    answer.resolve(modal.service.session);
    await modal.rest();
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentCanceled', 'portal.unload']);
  });

  it('before the modal is on the screen opens nothing, and can be used again', async () => {
    const modal = await setupPayment();
    modal.element.makePayment(paymentOptions);
    await remove(modal);
    expect(modal.detail('portal.error')).to.deep.include({ Details: { operation: [notInPage] } });
    expect(modal.eventCodes).to.deep.equal(['portal.error']);
    expect(modal.service.calls).to.deep.equal([]);
    modal.page.append(modal.element);
    await modal.pay();
    expect(modal.isOpen).to.be.true;
  });

  it('while a payment is on its way tells how it went, then that it is gone', async () => {
    const modal = await openReview();
    const answer = modal.service.hold('pay');
    await modal.press('Pay');
    await remove(modal);
    expect(modal.eventCodes).to.deep.equal(['portal.load']);
    const receipt = modal.service.paymentReceipt({ method: cardDetails, quote, save: false });
    answer.resolve({ code: 'Success', receipt });
    await modal.rest();
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentComplete', 'portal.unload']);
    expect(modal.detail('portal.unload')).to.deep.equal({ reason: 'removed' });
  });

  it('while a payment is on its way tells that it was declined, then that it is cancelled', async () => {
    const modal = await openReview();
    const answer = modal.service.hold('pay');
    await modal.press('Pay');
    await remove(modal);
    answer.resolve({ code: 'Declined' });
    await modal.rest();
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.error', 'portal.paymentCanceled', 'portal.unload']);
  });

  it('goes on asking for a lost answer', async () => {
    const modal = await openReview();
    modal.service.script('pay', lost());
    const answer = modal.service.hold('paymentStatus');
    await modal.press('Pay');
    await modal.shows('We are checking what happened');
    await remove(modal);
    const receipt = modal.service.paymentReceipt({ method: cardDetails, quote, save: false });
    answer.resolve({ state: 'answered', answer: { code: 'Success', receipt } });
    await modal.rest();
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentComplete', 'portal.unload']);
  });

  it('after the payment tells only that it is gone', async () => {
    const modal = await openReview();
    await modal.payNow();
    await remove(modal);
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentComplete', 'portal.unload']);
    expect(modal.detail('portal.unload')).to.deep.equal({ reason: 'removed' });
  });

  for (const code of ['portal.load', 'portal.paymentComplete'] as const) {
    it(`by a listener of ${code} ends in order all the same`, async () => {
      const modal = await setupPayment();
      modal.element.addEventListener(code, () => modal.element.remove());
      modal.element.makePayment(paymentOptions);
      await modal.hears('portal.load');
      if (code === 'portal.paymentComplete') {
        await modal.showsForm();
        await modal.fillCard();
        await modal.review();
        await modal.press('Pay');
      }
      await modal.hears('portal.unload');
      const outcome = code === 'portal.load' ? 'portal.paymentCanceled' : 'portal.paymentComplete';
      expect(modal.eventCodes).to.deep.equal(['portal.load', outcome, 'portal.unload']);
    });
  }

  it('can be put back and used again', async () => {
    const modal = await openPayment();
    await modal.fillCard();
    await remove(modal);
    modal.page.append(modal.element);
    await modal.pay();
    expect(modal.value('Card number')).to.equal('');
    expect(modal.focused).to.equal('Amount due $107.98');
  });
});

describe('an element that is moved in the page', () => {
  async function move(modal: PaymentHarness): Promise<void> {
    const place = document.createElement('section');
    modal.page.append(place);
    place.append(modal.element);
    await modal.rest();
  }

  it('keeps the modal open and says nothing', async () => {
    const modal = await openPayment();
    await move(modal);
    expect(modal.isOpen).to.be.true;
    expect(modal.eventCodes).to.deep.equal(['portal.load']);
  });

  it('keeps what was typed', async () => {
    const modal = await openPayment();
    await modal.fillCard();
    await move(modal);
    expect(modal.value('Card number')).to.equal('4111 1111 1111 1111');
    await modal.review();
  });

  it('keeps the focus in the modal', async () => {
    const modal = await openPayment();
    await modal.fill('Billing ZIP code', '10001');
    await move(modal);
    expect(modal.focused).to.be.oneOf(['Make a payment', 'Billing ZIP code']);
  });

  it('keeps the page behind out of reach', async () => {
    const modal = await openPayment();
    await move(modal);
    modal.opener.focus();
    expect(modal.focused).not.to.equal('Pay my bill');
  });

  it('gives the focus back to where it was before the modal opened', async () => {
    const modal = await openPayment();
    await move(modal);
    await modal.close();
    expect(modal.focused).to.equal('Pay my bill');
  });

  it('keeps a payment that is on its way', async () => {
    const modal = await openReview();
    const answer = modal.service.hold('pay');
    await modal.press('Pay');
    await move(modal);
    const receipt = modal.service.paymentReceipt({ method: cardDetails, quote, save: false });
    answer.resolve({ code: 'Success', receipt });
    await modal.shows('Payment complete');
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentComplete']);
  });

  it('keeps the question whether to leave in front', async () => {
    const modal = await openPayment();
    await modal.fillCard();
    await modal.press('Cancel');
    await move(modal);
    expect(modal.isAsking).to.be.true;
    await modal.press('Keep going');
    expect(modal.isAsking).to.be.false;
    expect(modal.isOpen).to.be.true;
  });
});

describe('an element in a shadow root', () => {
  it('gives the focus back into it', async () => {
    const modal = await setupPayment();
    const { opener, page, element } = modal;
    page.attachShadow({ mode: 'open' }).append(opener, element);
    opener.focus();
    await modal.pay();
    await modal.close();
    expect(modal.focused).to.equal('Pay my bill');
  });
});

describe('a dialog that the browser closes by itself', () => {
  it('is taken for the wish to leave', async () => {
    const modal = await openPayment();
    await modal.forceClose();
    expect(modal.isOpen).to.be.false;
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentCanceled', 'portal.unload']);
  });

  it('comes back and asks where something was typed', async () => {
    const modal = await openPayment();
    await modal.fillCard();
    await modal.forceClose();
    expect(modal.isOpen).to.be.true;
    expect(modal.isAsking).to.be.true;
    await modal.press('Keep going');
    expect(modal.value('Card number')).to.equal('4111 1111 1111 1111');
  });

  it('comes back while a payment is on its way', async () => {
    const modal = await openReview();
    modal.service.hold('pay');
    await modal.press('Pay');
    await modal.forceClose();
    expect(modal.isOpen).to.be.true;
    expect(modal.isAsking).to.be.false;
  });
});

describe('a second operation', () => {
  it('while one is open is an error, and changes nothing', async () => {
    const modal = await openPayment();
    await modal.fillCard();
    modal.element.savePaymentMethod(paymentOptions);
    await modal.rest();
    expect(modal.detail('portal.error')).to.deep.equal({
      Description: openAlready,
      Details: { operation: [openAlready] },
    });
    expect(modal.heading).to.equal('Make a payment');
    expect(modal.value('Card number')).to.equal('4111 1111 1111 1111');
    expect(modal.service.callsOf('open')).to.have.length(1);
  });

  it('in the same turn is an error, and the first one opens', async () => {
    const modal = await setupPayment();
    modal.element.makePayment(paymentOptions);
    modal.element.makePayment(paymentOptions);
    await modal.showsForm();
    expect(modal.eventCodes).to.deep.equal(['portal.error', 'portal.load']);
  });

  it('may be started by the listener of portal.unload', async () => {
    const modal = await openPayment();
    modal.element.addEventListener('portal.unload', () => modal.element.makePayment(paymentOptions), { once: true });
    await modal.untilClosed(() => modal.close());
    await modal.showsForm();
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentCanceled', 'portal.unload', 'portal.load']);
  });

  it('may be started by the listener of portal.unload after a payment without a confirmation', async () => {
    const modal = await openReview({ confirmationDisplay: false });
    modal.element.addEventListener('portal.unload', () => modal.element.makePayment(paymentOptions), { once: true });
    await modal.untilClosed(() => modal.press('Pay'));
    await modal.showsForm();
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.paymentComplete', 'portal.unload', 'portal.load']);
  });

  it('has a session key and an operation key of its own', async () => {
    const modal = await openPayment();
    await modal.close();
    await modal.pay({ sessionId: 'another' });
    const [[first] = [], [second] = []] = modal.service.callsOf('open');
    expect(second?.sessionKey).to.equal('another');
    expect(second?.operationKey).not.to.equal(first?.operationKey);
  });

  it('begins with nothing of the first', async () => {
    const modal = await openPayment();
    await modal.fillCard();
    await modal.review();
    await modal.payNow();
    await modal.close();
    await modal.pay();
    expect(modal.fields.map((label) => modal.value(label)).join('')).to.equal('');
  });
});

describe('an element that is not in the page', () => {
  it('cannot open anything, and says so', async () => {
    const modal = await setupPayment();
    modal.element.remove();
    modal.element.makePayment(paymentOptions);
    await modal.rest();
    expect(modal.detail('portal.error')).to.deep.equal({
      Description: notInPage,
      Details: { operation: [notInPage] },
    });
    expect(modal.service.calls).to.deep.equal([]);
  });
});

describe('a listener that throws', () => {
  const { onerror } = window;
  const { error } = console;
  let errors = 0;
  let isRunning = false;

  // The test runner takes an error that reaches the window for one of the test.
  beforeEach(() => {
    errors = 0;
    isRunning = true;
    console.error = () => undefined;
    window.onerror = () => {
      errors += 1;
      return true;
    };
  });

  afterEach(() => {
    isRunning = false;
    console.error = error;
    window.onerror = onerror;
  });

  function throwOn(modal: PaymentHarness, ...codes: PortalEventCode[]): void {
    for (const code of codes) {
      modal.element.addEventListener(code, () => {
        if (isRunning) throw new Error('The page has a bug.');
      });
    }
  }

  it('does not stop a payment', async () => {
    const modal = await setupPayment();
    throwOn(modal, 'portal.load', 'portal.error', 'portal.paymentComplete', 'portal.unload');
    await modal.pay();
    await modal.fillCard();
    await modal.review();
    modal.service.script('pay', { code: 'Declined' });
    await modal.press('Pay');
    await modal.showsForm();
    await modal.fill('Security code', '123');
    await modal.review();
    await modal.payNow();
    await modal.close();
    expect(modal.isOpen).to.be.false;
    expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.error', 'portal.paymentComplete', 'portal.unload']);
    expect(errors, 'the page hears of its own bugs').to.equal(4);
  });

  it('does not stop a cancellation', async () => {
    const modal = await setupPayment();
    throwOn(modal, 'portal.paymentCanceled', 'portal.unload');
    await modal.pay();
    await modal.close();
    expect(modal.isOpen).to.be.false;
    expect(modal.focused).to.equal('Pay my bill');
    await modal.pay();
    expect(errors).to.equal(2);
  });

  it('does not stop the element where the options are wrong', async () => {
    const modal = await setupPayment();
    throwOn(modal, 'portal.error');
    modal.element.makePayment({});
    await modal.pay();
    expect(errors).to.equal(1);
  });
});
