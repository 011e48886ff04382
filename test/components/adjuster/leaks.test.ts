import { expect } from '@open-wc/testing';
import { openManage, setupAdjuster, type AdjusterHarness } from './adjuster-harness.ts';
import { asked, tenParties } from './adjuster-samples.ts';
import { ListenerCount } from '../listener-count.ts';

const times = 100;
const ten = { upload: { parties: tenParties }, request: { parties: tenParties.map(asked) } };

/** What an adjuster does: looks at a request and closes it, in all the ways that leave something behind them. */
const uses: Readonly<Record<string, (modal: AdjusterHarness) => Promise<void>>> = {
  'a creation of ten parties': (modal) => modal.create(),

  'a request of ten parties': async (modal) => {
    await modal.manage();
    await modal.keepCurrent();
  },

  'a request, its e-mails and its question': async (modal) => {
    await modal.manage();
    await modal.resend('Jordan Rivera');
    await modal.press('Cancel request');
    await modal.press('Keep the request');
  },
};

for (const [use, act] of Object.entries(uses)) {
  describe(`opening and closing ${use} ${times} times`, () => {
    it('leaves no element, no listener and no timer behind', async function () {
      this.timeout(60_000);
      const modal = await setupAdjuster(ten);
      const openAndClose = async () => {
        await act(modal);
        await modal.goBack();
        modal.service.calls.length = 0;
      };
      await openAndClose();
      const before = { page: document.querySelectorAll('*').length, own: modal.size };
      const listeners = new ListenerCount();
      listeners.start();
      try {
        for (let count = 0; count < times; count++) await openAndClose();
      } finally {
        listeners.stop();
      }
      expect({ page: document.querySelectorAll('*').length, own: modal.size }).to.deep.equal(before);
      expect(listeners.added, 'the modal does listen to the page while it is open').to.be.above(0);
      expect(listeners.left).to.equal(0);
      expect(modal.timers).to.deep.equal([]);
      expect(modal.eventCodes.filter((code) => code === 'claims.unload')).to.have.length(times + 1);
    });
  });
}

describe('an adjuster element that is made anew each time', () => {
  it('leaves nothing where it is removed while its question is open', async function () {
    this.timeout(60_000);
    const before = document.querySelectorAll('*').length;
    const listeners = new ListenerCount();
    listeners.start();
    let modal: AdjusterHarness | undefined;
    try {
      for (let count = 0; count < 20; count++) {
        modal = await openManage(ten);
        await modal.press('Cancel request');
        await modal.end();
      }
    } finally {
      listeners.stop();
    }
    expect(document.querySelectorAll('*').length).to.equal(before);
    expect(listeners.left).to.equal(0);
    expect(modal?.timers).to.deep.equal([]);
  });
});
