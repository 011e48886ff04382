import { expect } from '@open-wc/testing';
import { passMinutes } from '../pauses.ts';
import { walk } from '../person.ts';
import { passTime } from '../replace.ts';
import { setupPayment, type PaymentHarness } from './payment-harness.ts';
import { paymentOptions, saveOptions } from './payment-samples.ts';

type Begin = (modal: PaymentHarness) => void;

const pay =
  (options: object = {}): Begin =>
  ({ element }) =>
    element.makePayment({ ...paymentOptions, sessionId: 'another', ...options });

const save: Begin = ({ element }) =>
  element.savePaymentMethod({ ...saveOptions, clientReferenceData1: undefined, policyHolderName: undefined });

const limited = walk(setupPayment, ({ service }) => {
  service.session = { ...service.session, secondsLeft: 1_800 };
});

function leavePageAndPay(modal: PaymentHarness): void {
  modal.view.dispatchEvent(new Event('pagehide'));
  pay()(modal);
}

const nextForms: readonly (readonly [title: string, first: Begin, next: Begin])[] = [
  ['is not restored for another bill', pay(), pay({ clientReferenceData1: 'POL-9' })],
  ['is not restored if the operation has no reference', save, save],
  ['is not restored after the payer has left the page', pay(), leavePageAndPay],
];

for (const [title, first, next] of nextForms) {
  it(`After a session has expired, a name that was typed ${title}`, async () => {
    const modal = await limited();
    first(modal);
    await modal.showsForm();
    await modal.fill('Name on card', 'Jordan Rivera');
    await passMinutes(28, 2);
    await modal.shows('Your session has expired');
    next(modal);
    await modal.showsForm();
    expect(modal.value('Name on card')).to.equal('');
  });
}

it('The session warning stays while a pointer is down, and disappears after the click', async () => {
  const modal = await limited();
  await modal.pay();
  await passMinutes(28);
  await modal.until(() => modal.alert !== '', 'the end is warned of');
  passTime(window, 28 * 60_000);
  modal.window.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await modal.rest();
  expect(modal.service.callsOf('extend')).to.deep.equal([]);
  await modal.press('Review payment');
  await modal.until(() => modal.alert === '', 'there is time again');
});
