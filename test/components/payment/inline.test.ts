import { expect } from '@open-wc/testing';
import { testIn } from '../../test-in.ts';
import { violationsIn } from '../axe.ts';
import { suiteNeeds } from '../../engine.ts';
import { inline } from '../suites/operation-case.ts';
import { describeOperation } from '../suites/operation-suite.ts';
import { cardPayment } from './payment-cases.ts';
import { openPayment } from './payment-harness.ts';
import { card } from './payment-samples.ts';
import { states } from './payment-states.ts';

describeOperation(inline(cardPayment));

const openByPage = () => openPayment({}, { display: 'inline', calledBy: 'page' });
const openByPerson = () => openPayment({}, { display: 'inline' });
const test = testIn(openByPerson);

describe('an inline payment', () => {
  it('leaves the page as it is, and opens no dialog', async () => {
    const { overflow } = getComputedStyle(document.body);
    const modal = await openByPerson();
    expect(modal.tags).not.to.include('dialog');
    expect(modal.window.parentNode).to.equal(modal.element.shadowRoot);
    expect(getComputedStyle(document.body).overflow).to.equal(overflow);
    modal.opener.focus();
    expect(modal.focused).to.equal('Pay my bill');
  });

  test('lets Tab leave it at its end, and enter it again', async (modal) => {
    const after = document.createElement('button');
    after.textContent = 'Terms';
    modal.page.append(after);
    after.focus();
    await modal.shortcut('Shift', 'Tab');
    expect(modal.focused).to.equal('Review payment');
    await modal.key('Tab');
    expect(modal.focused).to.equal('Terms');
  });

  test('ignores Escape, and keeps all entries while the page hides it', async (modal) => {
    await modal.fillCard();
    await modal.key('Escape', 2);
    expect([modal.isOpen, modal.isAsking]).to.deep.equal([true, false]);
    modal.page.hidden = true;
    await modal.rest();
    modal.page.hidden = false;
    expect(modal.value('Name on card')).to.equal(card['Name on card']);
    expect(modal.eventCodes).to.deep.equal(['portal.load']);
  });

  test('hides typed text from the page, but not clicks', async (modal) => {
    const heard: string[] = [];
    const note = ({ type }: Event) => heard.push(type);
    const types = ['keydown', 'keyup', 'input', 'click'];
    types.forEach((type) => document.addEventListener(type, note));
    await modal.type('Name on card', 'J');
    await modal.press('Review payment');
    expect(heard).to.deep.equal(['click']);
    modal.opener.focus();
    await modal.key('a');
    expect(heard, 'the keys of the page are its own').to.deep.equal(['click', 'keydown', 'keyup']);
    types.forEach((type) => document.removeEventListener(type, note));
  });

  test('asks before leaving in a window over the page', async (modal) => {
    await modal.fillCard();
    await modal.press('Cancel');
    await modal.asks();
    expect(modal.front.matches(':modal')).to.be.true;
    await modal.press('Leave');
    expect(modal.texts).to.deep.equal([]);
  });

  test('becomes a window with the next call after its display changes, not earlier', async (modal) => {
    modal.element.display = 'dialog';
    await modal.rest();
    expect(modal.window.localName).to.equal('section');
    await modal.close();
    await modal.pay();
    expect(modal.window.matches(':modal')).to.be.true;
  });

  test('is hidden by the hidden attribute, and takes no space when it is empty', async (modal) => {
    expect(modal.element.offsetHeight).to.be.above(300);
    modal.element.hidden = true;
    expect(modal.buttons).to.deep.equal([]);
    modal.element.hidden = false;
    await modal.close();
    expect(modal.element.offsetHeight).to.equal(0);
  });
});

it('The focus of an inline payment does not move if the page opens the modal without a click, until the person has used the form', async () => {
  const modal = await openByPage();
  expect(modal.focused).to.equal('Pay my bill');
  expect(modal.status).to.equal('');
  await modal.fillInAndReview();
  expect(modal.focused).to.equal('Review your payment');
  await modal.payNow();
  expect(modal.focused).to.equal('Payment complete');
});

test('The focus of an inline payment stays in another part of the page, and the result is announced', async (modal) => {
  await modal.fillInAndReview();
  const answer = modal.service.hold('pay');
  await modal.press('Pay');
  const voucher = document.createElement('input');
  voucher.ariaLabel = 'Voucher';
  modal.page.append(voucher);
  voucher.focus();
  answer.resolve({ code: 'Success', receipt: modal.service.paymentReceipt(modal.payment) });
  await modal.shows('Payment complete');
  expect([modal.focused, modal.status]).to.deep.equal(['Voucher', 'Payment complete']);
  await modal.close();
  expect(modal.focused).to.equal('Voucher');
});

test('A page is printed with the inline payment only, and in full if the payment is hidden', (modal) => {
  for (const isHidden of [false, true]) {
    modal.page.hidden = isHidden;
    dispatchEvent(new Event('beforeprint'));
    expect(document.querySelector('[data-portal-printing]') === null).to.equal(isHidden);
    dispatchEvent(new Event('afterprint'));
  }
});

describe('every state of an inline payment', () => {
  suiteNeeds('every state and size');

  for (const [state, reach] of Object.entries(states)) {
    it(`fits into 288 pixels and is accessible, ${state}`, async () => {
      const modal = await reach({ display: 'inline' });
      modal.page.style.inlineSize = '288px';
      expect(modal.overflowing).to.deep.equal([]);
      expect(await violationsIn(modal.element)).to.deep.equal([]);
    });
  }
});
