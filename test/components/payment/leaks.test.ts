import { expect } from '@open-wc/testing';
import { setupPayment, type PaymentHarness } from './payment-harness.ts';
import { ListenerCount } from '../listener-count.ts';
import { paymentOptions } from './payment-samples.ts';

const times = 1_000;

async function openAndClose(modal: PaymentHarness): Promise<void> {
  modal.element.makePayment(paymentOptions);
  await modal.until(() => modal.service.callsOf('open').length > 0 && modal.hasForm, 'the form is on the screen');
  await modal.close();
  modal.service.calls.length = 0;
}

describe(`opening and closing ${times} times`, () => {
  it('leaves no element and no listener behind', async function () {
    this.timeout(120_000);
    const modal = await setupPayment();
    await openAndClose(modal);
    const before = { page: document.querySelectorAll('*').length, own: modal.size };
    const listeners = new ListenerCount();
    listeners.start();
    try {
      for (let count = 0; count < times; count++) await openAndClose(modal);
    } finally {
      listeners.stop();
    }
    expect({ page: document.querySelectorAll('*').length, own: modal.size }).to.deep.equal(before);
    expect(listeners.added, 'the modal does listen to the page while it is open').to.be.above(0);
    expect(listeners.left).to.equal(0);
    expect(modal.eventCodes.filter((code) => code === 'portal.unload')).to.have.length(times + 1);
  });

  it('leaves nothing where the element is made anew each time', async function () {
    this.timeout(120_000);
    const modal = await setupPayment();
    await openAndClose(modal);
    const before = document.querySelectorAll('*').length;
    const listeners = new ListenerCount();
    listeners.start();
    try {
      for (let count = 0; count < 50; count++) {
        const other = await setupPayment();
        await openAndClose(other);
        other.element.makePayment(paymentOptions);
        await other.showsForm();
        await other.end();
      }
    } finally {
      listeners.stop();
    }
    expect(document.querySelectorAll('*').length).to.equal(before);
    expect(listeners.left).to.equal(0);
  });
});
