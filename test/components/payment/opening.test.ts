import { expect, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../../wait-until.ts';
import { resize } from '../layout.ts';
import { openPayment, setupPayment } from './payment-harness.ts';
import { paymentOptions } from './payment-samples.ts';

it('The window fills a phone, even if an earlier element was shown on a wide screen', async () => {
  await (await openPayment()).close();
  await resize(390, 700);
  const modal = await openPayment();
  // WebKit calculates the layout of the window twice.
  await waitUntil(() => modal.front.getBoundingClientRect().width === 390, 'the window fills the phone');
});

it('The Back button of a single-page app leaves the modal open until the app removes the element', async () => {
  history.pushState({}, '', '#bill');
  const modal = await openPayment();
  const wentBack = oneEvent(window, 'popstate');
  history.back();
  await wentBack;
  expect(modal.isOpen).to.be.true;
  modal.element.remove();
  await modal.hears('portal.unload');
  expect(modal.events.map(({ code }) => code)).to.include('portal.paymentCanceled');
});

it('An element that is removed while it opens raises load and unload in pairs', async () => {
  for (let moments = 0; moments < 20; moments++) {
    const modal = await setupPayment();
    modal.element.makePayment(paymentOptions);
    for (let moment = 0; moment < moments; moment++) await Promise.resolve();
    await modal.remove();
    const times = (code: string) => modal.eventCodes.filter((one) => one === code).length;
    expect(times('portal.unload'), `after ${moments} microtasks`).to.equal(times('portal.load'));
  }
});
