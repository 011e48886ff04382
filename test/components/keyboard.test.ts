import { expect } from '@open-wc/testing';
import { payeePayment, payeeRequest } from './account/account-cases.ts';
import { ePay } from './account/account-harness.ts';
import { account as payeeAccount } from './account/account-samples.ts';
import { cancelling, creation } from './adjuster/adjuster-cases.ts';
import { Keyboard } from './keyboard.ts';
import { bankPayment, cardPayment, cardSaved } from './payment/payment-cases.ts';
import { account, card } from './payment/payment-samples.ts';
import { codes, inline, type OperationCase } from './suites/operation-case.ts';

type Keys = (keyboard: Keyboard) => Promise<void>;

const typeCard: Keys = (keyboard) => keyboard.typeAll(card);
const nothing: Keys = () => Promise.resolve();

const flows: readonly (readonly [operation: OperationCase, fillIn: Keys, ...buttons: string[]])[] = [
  [cardPayment, typeCard, 'Review payment', 'Pay $107.98'],
  [inline(cardPayment), typeCard, 'Review payment', 'Pay $107.98'],
  [bankPayment, (keyboard) => keyboard.typeAccount(account), 'Review payment', 'Pay $107.98'],
  [cardSaved, typeCard, 'Save payment method'],
  [payeePayment, (keyboard) => keyboard.typeAccount(payeeAccount), 'Review payment', 'Pay $1,250.50'],
  [payeeRequest, (keyboard) => keyboard.moveTo(ePay, 'ArrowDown'), 'Review payment request', 'Send payment request'],
  [creation, nothing, 'Create request'],
  [cancelling, nothing, 'Cancel request', 'Cancel the request'],
];

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly Readonly<Record<'previousRect' | 'currentRect', DOMRectReadOnly>>[];
}

/** Returns by how many pixels something on the screen has moved since. Engines without such entries report 0. */
function watchLayoutShift(): () => number {
  let most = 0;
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) observer.observe({ type: 'layout-shift' });
  return () => {
    take(observer.takeRecords());
    observer.disconnect();
    return most;
  };

  function take(entries: readonly PerformanceEntry[]): void {
    const sources = (entries as readonly LayoutShift[]).flatMap((entry) => entry.sources);
    most = Math.max(most, ...sources.map(({ previousRect, currentRect }) => Math.abs(currentRect.y - previousRect.y)));
  }
}

for (const [operation, fillIn, ...buttons] of flows) {
  const { what, setup, begin, ready, headings, opener } = operation;

  it(`Without a mouse, ${what} can be started, completed and closed without a layout shift, and the focus returns`, async () => {
    const modal = await setup();
    modal.opener.addEventListener('click', () => begin(modal));
    await modal.key('Enter');
    await ready(modal);
    const keyboard = new Keyboard(modal);
    const shift = watchLayoutShift();
    await fillIn(keyboard);
    for (const button of buttons) await keyboard.press(button);
    await modal.shows(headings.done);
    expect(shift()).to.be.at.most(8);
    await modal.untilClosed(() => keyboard.press('Close'));
    expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'complete', 'unload'));
    expect(modal.focused).to.equal(opener);
  });
}
