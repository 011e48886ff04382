import { expect } from '@open-wc/testing';
import { pauses } from '../pauses.ts';
import { setupPayment, type PaymentHarness } from './payment-harness.ts';
import { paymentOptions, saveOptions } from './payment-samples.ts';

type Begin = (modal: PaymentHarness) => void;

const pay =
  (options: object = {}): Begin =>
  ({ element }) =>
    element.makePayment({ ...paymentOptions, sessionId: 'another', ...options });

const save: Begin = ({ element }) =>
  element.savePaymentMethod({ ...saveOptions, clientReferenceData1: undefined, policyHolderName: undefined });

async function limited(begin = pay()): Promise<PaymentHarness> {
  const modal = await setupPayment();
  modal.service.session = { ...modal.service.session, secondsLeft: 1_800 };
  begin(modal);
  await modal.showsForm();
  return modal;
}

async function passMinutes(modal: PaymentHarness, minutes: number): Promise<void> {
  pauses.find(({ milliseconds, isOver }) => milliseconds === minutes * 60_000 && !isOver)?.end();
  await modal.rest();
}

async function endSession(modal: PaymentHarness): Promise<void> {
  await passMinutes(modal, 28);
  await passMinutes(modal, 2);
}

const name = 'Jordan Rivera';

function leavePageAndPay(modal: PaymentHarness): void {
  dispatchEvent(new Event('pagehide'));
  pay()(modal);
}

const nextForms: readonly (readonly [title: string, first: Begin, next: Begin, typed: string])[] = [
  ['is restored for the same bill', pay(), pay(), name],
  ['is not shown for another bill', pay(), pay({ clientReferenceData1: 'POL-9' }), ''],
  ['is not shown again if nothing says whose it was', save, save, ''],
  ['is removed when the person leaves the page', pay(), leavePageAndPay, ''],
];

describe('the entries of an expired session', () => {
  for (const [title, first, next, typed] of nextForms) {
    it(title, async () => {
      const modal = await limited(first);
      await modal.fill('Name on card', name);
      await endSession(modal);
      await modal.shows('Your session has expired');
      next(modal);
      await modal.showsForm();
      expect(modal.value('Name on card')).to.equal(typed);
    });
  }
});

describe('the warning', () => {
  const { now } = Date;
  afterEach(() => {
    Date.now = now;
  });

  it('stays while a pointer is down, and disappears after the click', async () => {
    const modal = await limited();
    await passMinutes(modal, 28);
    await modal.until(() => modal.alert !== '', 'the end is warned of');
    Date.now = () => now() + 28 * 60_000;
    const dialog = modal.element.shadowRoot?.querySelector('dialog');
    dialog?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await modal.rest();
    expect(modal.service.callsOf('extend')).to.deep.equal([]);
    await modal.press('Review payment');
    await modal.until(() => modal.alert === '', 'there is time again');
  });
});
