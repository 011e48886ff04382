import { expect, nextFrame } from '@open-wc/testing';
import { openPayment as openAccount } from './account/account-harness.ts';
import { openManage } from './adjuster/adjuster-harness.ts';
import { asked, tenParties } from './adjuster/adjuster-samples.ts';
import { openPayment, openReview } from './payment/payment-harness.ts';
import { focusedElement } from './accessibility-tree.ts';
import { isFocusInSight, resize, settled } from './layout.ts';
import { press, walk, type Person } from './person.ts';
import { replace } from './replace.ts';

const everything = {
  paymentCategory: 'UserSelect',
  amountContext: 'SelectOrEnterAmount',
  saveOption: 'UserSelect',
} as const;

const modals: Readonly<Record<string, () => Promise<Person>>> = {
  'the form of a payment with all its errors': walk(() => openPayment(everything), press('Review payment')),
  'the form of an account': () => openAccount(),
  'an approval request with ten parties': () => openManage({ request: { parties: tenParties.map(asked) } }),
};

/** A computer, a small phone, a window of 1,280 x 1,024 at 400 percent, and a phone with doubled text. */
const screens: readonly [width: number, height: number, text?: string][] = [
  [1280, 720],
  [320, 568],
  [320, 256],
  [390, 700, '200%'],
];

for (const [width, height, text = ''] of screens) {
  for (const [what, open] of Object.entries(modals)) {
    it(`The focused element is visible in ${what} at ${width} x ${height} ${text} at every stop of Tab and Shift+Tab`, async () => {
      await resize(width, height);
      replace(document.documentElement.style, 'fontSize', text);
      const modal = await open();
      await settled();
      const hidden: string[] = [];
      for (const next of [() => modal.key('Tab'), () => modal.shortcut('Shift', 'Tab')]) {
        const stops = new Set<Element | null>();
        for (let stop = focusedElement(); !stops.has(stop); stop = focusedElement()) {
          stops.add(stop);
          await next();
          await nextFrame();
          await nextFrame();
          if (!isFocusInSight()) hidden.push(modal.focused);
        }
        expect(stops.size).to.be.greaterThan(4);
      }
      expect(hidden).to.deep.equal([]);
    });
  }
}

for (const [height, part] of Object.entries({ 360: '.body', 256: '.low' })) {
  it(`A review that is longer than ${height} pixels scrolls with the keys while the heading has the focus`, async () => {
    await resize(390, Number(height));
    const modal = await openReview();
    expect(modal.focused).to.equal('Review your payment');
    const scrolled = () => modal.element.shadowRoot?.querySelector(part);
    await modal.until(() => Boolean(scrolled()), 'it fits the window');
    await modal.key('End');
    await modal.until(() => (scrolled()?.scrollTop ?? 0) > 0, 'it is scrolled');
  });
}

for (const [why, height, fontSize] of [
  ['in a low window', 256, '16px'],
  ['with large text', 700, '32px'],
] as const) {
  it(`A modal scrolls together with its header and footer ${why}`, async () => {
    await resize(390, height);
    replace(document.documentElement.style, 'fontSize', fontSize);
    const modal = await openPayment(everything);
    await modal.until(() => getComputedStyle(modal.window).overflow === 'auto', 'all of it scrolls');
  });
}
