import { expect } from '@open-wc/testing';
import { openReview, setupAccount, type AccountHarness } from './account-harness.ts';
import { ListenerCount } from '../listener-count.ts';

const times = 200;

async function openAndClose(modal: AccountHarness): Promise<void> {
  await modal.pay();
  await modal.press('Correct these details');
  await modal.close();
  modal.service.calls.length = 0;
}

describe(`opening and closing the account modal ${times} times`, () => {
  it('leaves no element and no listener behind', async function () {
    this.timeout(60_000);
    const modal = await setupAccount();
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
    expect(modal.eventCodes.filter((code) => code === 'claims.unload')).to.have.length(times + 1);
  });

  it('leaves nothing where the element is made anew each time, and removed in the middle of a payment', async function () {
    this.timeout(60_000);
    await openAndClose(await setupAccount());
    const before = document.querySelectorAll('*').length;
    const listeners = new ListenerCount();
    listeners.start();
    try {
      for (let count = 0; count < 20; count++) {
        const modal = await openReview();
        modal.service.hold('submit');
        await modal.press('Pay');
        await modal.end();
      }
    } finally {
      listeners.stop();
    }
    expect(document.querySelectorAll('*').length).to.equal(before);
    expect(listeners.left).to.equal(0);
  });
});
