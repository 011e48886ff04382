import { expect } from '@open-wc/testing';
import { pauses } from '../waiting.ts';
import type { PaymentHarness } from './payment-harness.ts';
import { setupPayment } from './payment-harness.ts';
import { paymentOptions, saveOptions } from './payment-samples.ts';

/** The name is typed, and the session ends. */
async function expired(begin: (modal: PaymentHarness) => void): Promise<PaymentHarness> {
  const modal = await setupPayment();
  modal.service.session = { ...modal.service.session, secondsLeft: 1_800 };
  begin(modal);
  await modal.showsForm();
  await modal.fill('Name on card', 'Jordan Rivera');
  for (const minutes of [28, 2]) {
    pauses.find(({ milliseconds, isOver }) => milliseconds === minutes * 60_000 && !isOver)?.end();
    await modal.rest();
  }
  await modal.shows('Your session has expired');
  return modal;
}

const pay =
  (options: object = {}) =>
  ({ element }: PaymentHarness) =>
    element.makePayment({ ...paymentOptions, sessionId: 'another', ...options });

describe('what was typed when a session ended', () => {
  it('is there again for the same bill', async () => {
    const modal = await expired(pay());
    pay()(modal);
    await modal.showsForm();
    expect(modal.value('Name on card')).to.equal('Jordan Rivera');
  });

  it('is not shown for another bill', async () => {
    const modal = await expired(pay());
    pay({ clientReferenceData1: 'POL-9' })(modal);
    await modal.showsForm();
    expect(modal.value('Name on card')).to.equal('');
  });

  it('is not shown again where nothing says whose it was', async () => {
    const save = ({ element }: PaymentHarness) =>
      element.savePaymentMethod({ ...saveOptions, clientReferenceData1: undefined, policyHolderName: undefined });
    const modal = await expired(save);
    save(modal);
    await modal.showsForm();
    expect(modal.value('Name on card')).to.equal('');
  });

  it('is there once, and gone when the page was left', async () => {
    const modal = await expired(pay());
    dispatchEvent(new Event('pagehide'));
    pay()(modal);
    await modal.showsForm();
    expect(modal.value('Name on card')).to.equal('');
  });
});

describe('the warning', () => {
  const { now } = Date;
  afterEach(() => {
    Date.now = now;
  });

  it('stays while a pointer is down, and goes with the click', async () => {
    const modal = await setupPayment();
    modal.service.session = { ...modal.service.session, secondsLeft: 1_800 };
    pay()(modal);
    await modal.showsForm();
    pauses.find(({ milliseconds }) => milliseconds === 28 * 60_000)?.end();
    await modal.until(() => modal.alert !== '', 'the end is warned of');
    Date.now = () => now() + 28 * 60_000;
    const dialog = modal.element.shadowRoot?.querySelector('dialog');
    dialog?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await modal.rest();
    expect(modal.service.callsOf('extend')).to.deep.equal([]);
    await modal.press('Review payment');
    await modal.until(() => modal.alert === '', 'there is time again');
  });

  it('is not a question about a session that is over', async () => {
    const modal = await setupPayment();
    modal.service.session = { ...modal.service.session, secondsLeft: 1_800 };
    pay()(modal);
    await modal.showsForm();
    await modal.fill('Name on card', 'Jordan Rivera');
    await modal.press('Cancel');
    await modal.asks();
    for (const minutes of [28, 2]) {
      pauses.find(({ milliseconds, isOver }) => milliseconds === minutes * 60_000 && !isOver)?.end();
      await modal.rest();
    }
    await modal.until(() => !modal.isAsking, 'nothing is asked any more');
    expect(modal.heading).to.equal('Your session has expired');
  });
});
