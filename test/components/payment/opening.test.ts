import { expect, oneEvent, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openPayment, openReview } from './payment-harness.ts';

it('Opening the modal moves the focus to the choice, or to the first field if there is no choice', async () => {
  const fixed = { amountContext: 'AmountDueOnly' } as const;
  expect((await openPayment(fixed)).focused).to.equal('Card number');
  expect((await openPayment({ ...fixed, paymentCategory: 'UserSelect' })).focused).to.equal('Card');
});

afterEach(() => setViewport({ width: 1280, height: 720 }));

it('The window fills a phone, even if an earlier element was shown on a wide screen', async () => {
  await (await openPayment()).close();
  await setViewport({ width: 390, height: 700 });
  const modal = await openPayment();
  // WebKit lays the window out a second time.
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

it('The Tab key moves from the last control to the first', async () => {
  const modal = await openReview();
  await modal.key('Tab', 7);
  const stops = [modal.focused];
  // Between the two may be the browser's own buttons.
  for (let count = 0; count < 2; count++) {
    await modal.key('Tab');
    stops.push(modal.focused);
  }
  expect(stops).to.include.members(['Pay $107.98', 'Close']);
});
