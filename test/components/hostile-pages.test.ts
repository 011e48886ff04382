import { expect } from '@open-wc/testing';
import { testIn } from '../test-in.ts';
import { openPayment, setupPayment, type PaymentHarness } from './payment/payment-harness.ts';
import { paymentOptions } from './payment/payment-samples.ts';
import { afterTest, replace } from './replace.ts';

const test = testIn(openPayment);
const testClosed = testIn(setupPayment);
const keys = 'keydown keypress keyup input focusin focusout paste';
const pointers = 'pointerdown mousedown pointerup mouseup click';

function listen(listener: (event: Event) => void, capture = false, types = `${keys} ${pointers}`): void {
  const test = new AbortController();
  afterTest(() => test.abort());
  for (const target of [document.body, document, window]) {
    for (const type of types.split(' ')) target.addEventListener(type, listener, { capture, signal: test.signal });
  }
}

const style = (element: HTMLElement, css: string) => replace(element.style, 'cssText', element.style.cssText + css);

function hearing(): string[] {
  const heard: string[] = [];
  listen(({ type }) => void heard.push(type));
  return heard;
}

async function isUsed(modal: PaymentHarness): Promise<void> {
  await modal.type('Card number', '4111111111111111');
  expect(modal.value('Card number')).to.equal('4111 1111 1111 1111');
  await modal.click('Close', [1]);
  expect(modal.isAsking).to.be.true;
  await modal.key('Escape');
  expect(modal.isAsking).to.be.false;
}

describe('scripts of a page around an open modal', () => {
  test('receive no event of typed text and clicks, and no character in the capture phase', async (modal) => {
    const heard = hearing();
    const take = ({ type, key }: Event & { key?: string }) => key?.length !== 1 || heard.push(type);
    listen(take, true, 'keydown keypress keyup');
    await isUsed(modal);
    expect(heard).to.deep.equal([]);
  });

  test('receive no keys if nothing has the focus, as after a click on plain text', async (modal) => {
    (document.activeElement as HTMLElement).blur();
    const heard = hearing();
    await modal.keys('p');
    expect(heard).to.deep.equal([]);
    await modal.key('Escape');
    expect(modal.isOpen).to.be.false;
  });

  test('cannot intercept the keys and clicks of the modal', async (modal) => {
    listen((event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    }, true);
    await isUsed(modal);
  });

  test('cannot take the focus back', async (modal) => {
    listen(() => modal.opener.focus(), false, 'focusin');
    listen(() => modal.opener.focus(), true, 'focus');
    await modal.key('Tab');
    await isUsed(modal);
  });
});

const covers: readonly [what: string, cover: (modal: PaymentHarness) => void][] = [
  ['inert', ({ page }) => (page.inert = true)],
  ['in a body without pointer events', () => style(document.body, 'pointer-events: none')],
  ['in a body that is not visible', () => style(document.body, 'visibility: hidden')],
  ['transformed and clipped', ({ page }) => style(page, 'transform: scale(0.1); overflow: hidden; height: 1px')],
  ['not displayed itself', ({ element }) => style(element, 'display: none')],
];

describe('a modal in a container', () => {
  for (const [what, cover] of covers) {
    testClosed(`can be used if it is ${what}`, async (modal) => {
      cover(modal);
      await modal.pay();
      await isUsed(modal);
    });

    test(`can be used if it becomes ${what} after the opening`, async (modal) => {
      cover(modal);
      await isUsed(modal);
    });
  }

  for (const when of ['before the opening', 'later'] as const) {
    testClosed(`is not hidden from screen readers if aria-hidden is set ${when}`, async (modal) => {
      if (when === 'later') await modal.pay();
      for (const element of [modal.element, modal.page]) element.setAttribute('aria-hidden', 'true');
      if (when !== 'later') await modal.pay();
      await modal.rest();
      expect(modal.element.closest('[aria-hidden]')).to.be.null;
    });
  }

  for (const css of ['display: none', 'content-visibility: hidden']) {
    testClosed(`does not open if it is hidden by ${css}, and the page receives an error`, async (modal) => {
      style(modal.page, css);
      modal.element.makePayment(paymentOptions);
      await modal.hears('portal.error');
      const reason = 'The portal-payment element is in a hidden part of the page. Show it before the operation.';
      const told = { Description: reason, Details: { operation: [reason] } };
      expect(modal.events.map(({ detail }) => detail)).to.deep.equal([told]);
      expect([modal.isOpen, modal.service.calls.length]).to.deep.equal([false, 0]);
      style(modal.page, 'display: block; content-visibility: visible');
      await modal.pay();
      await isUsed(modal);
    });
  }

  for (const name of ['createElement', 'importNode', 'adoptedStyleSheets']) {
    testClosed(`does not open if the page has an element named ${name}, and reports an error`, async (modal) => {
      for (const tag of ['form', 'img']) {
        const element = Object.assign(document.createElement(tag), { name });
        modal.page.append(element);
        modal.element.makePayment(paymentOptions);
        element.remove();
      }
      expect(modal.eventCodes).to.deep.equal(['portal.error', 'portal.error']);
      expect(modal.events[0]?.detail).to.have.property('Description').that.includes(`hides document.${name}.`);
      await modal.pay();
    });
  }

  test('ends the operation if it is hidden later', async (modal) => {
    await modal.type('Card number', '4111');
    style(modal.page, 'display: none');
    await modal.hears('portal.unload');
    expect(modal.detail('portal.unload')).to.deep.equal({ reason: 'removed' });
    expect(modal.isOpen).to.be.false;
  });

  test('takes its question back and stays modal if it is moved, and is not hidden there', async (modal) => {
    await modal.type('Card number', '4111');
    await modal.key('Escape');
    expect(modal.isAsking).to.be.true;
    const place = document.createElement('div');
    modal.page.append(place);
    place.append(modal.element);
    await modal.rest();
    expect([modal.isAsking, modal.window.matches(':modal')]).to.deep.equal([false, true]);
    place.ariaHidden = 'true';
    await modal.rest();
    expect(place.ariaHidden).to.equal(null);
  });
});
