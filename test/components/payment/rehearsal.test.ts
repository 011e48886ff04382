import { expect } from '@open-wc/testing';
import { replace } from '../replace.ts';
import { setupPayment } from './payment-harness.ts';

function fetched(module: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntries().some(({ name }) => name.includes(module))) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'resource', buffered: true });
  });
}

/* Must be the first test of its page: a file is fetched only once. */
it('Focus on a button of the page starts loading texts and card logos, without a call to the service or an event', async () => {
  replace(document.documentElement, 'lang', 'es');
  const modal = await setupPayment();
  const page = Array.from(document.body.children);
  const focused = document.activeElement;
  await Promise.all([fetched('payment.es'), fetched('payment.later')]);
  await modal.rest();
  expect([modal.service.calls, modal.events, modal.isOpen]).to.deep.equal([[], [], false]);
  expect(Array.from(document.body.children)).to.deep.equal(page);
  expect(document.activeElement).to.equal(focused);
});
