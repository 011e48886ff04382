import { expect } from '@open-wc/testing';
import { ServiceError } from '../../../src/operation/service-error.ts';
import { suiteNeeds } from '../../engine.ts';
import { testIn } from '../../test-in.ts';
import { openPayment, openReview, setupPayment, type PaymentHarness } from './payment-harness.ts';
import { card, paymentOptions } from './payment-samples.ts';

const test = testIn(openPayment);
const place = (element: Element): string => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
};

function placesIn({ element }: PaymentHarness): string[] {
  const found = ['dialog', '[part="submit"]'].map((selector) => element.shadowRoot?.querySelector(selector));
  return found.map((part) => (part ? place(part) : ''));
}

describe('the position of fields and buttons', () => {
  suiteNeeds('every state and size');

  test('is the same in the form and in the review', async (modal) => {
    await modal.fillCard();
    const [window, button = ''] = placesIn(modal);
    await modal.review();
    const [windowLater, buttonLater = ''] = placesIn(modal);
    expect(windowLater).to.equal(window);
    expect(buttonLater.split(' ')[1]).to.equal(button.split(' ')[1]);
  });

  test('is the same when an error appears and when it is corrected', async (modal) => {
    const name = modal.field('Name on card');
    const { y } = name.getBoundingClientRect();
    // Less than a line: fonts differ in their height.
    const hasMoved = () => Math.abs(name.getBoundingClientRect().y - y) > 2;
    await modal.fillAndLeave('Card number', '4111 1111 1111 1112');
    expect([modal.error('Card number') !== '', hasMoved()]).to.deep.equal([true, false]);
    await modal.fill('Card number', '4111 1111 1111 1111');
    expect([modal.error('Card number'), hasMoved()]).to.deep.equal(['', false]);
  });
});

describe('text that is not typed', () => {
  for (const [how, events] of Object.entries({ 'with a change event only': ['change'], 'without an event': [] })) {
    test(`is read when the form is sent, if it was set ${how}`, async (modal) => {
      for (const [label, text] of Object.entries(card)) {
        const field = modal.field(label);
        field.value = text;
        for (const type of events) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
      await modal.review();
      expect(modal.lines['Payment method']).to.equal('Visa ending in 1111');
    });
  }

  test('from an input method is not reformatted until it is complete', (modal) => {
    const field = modal.field('Card number');
    field.focus();
    field.value = '41111';
    field.dispatchEvent(new InputEvent('input', { isComposing: true }));
    expect(modal.value('Card number')).to.equal('41111');
    field.dispatchEvent(new CompositionEvent('compositionend'));
    expect(modal.value('Card number')).to.equal('4111 1');
  });
});

it('The Change button in the review leads to the field', async () => {
  const modal = await openReview();
  await modal.press('Change: Payment method');
  expect(modal.focused).to.equal('Card number');
});

it('A refusal shows when the submission was received, and whom to call', async () => {
  const modal = await setupPayment();
  const about = {
    merchant: { name: 'Prairie Mutual', phone: '(555) 010-0199' },
    received: { at: '2026-11-21T21:05:09', timeZone: 'EST' },
  };
  modal.service.script('open', new ServiceError('refused', 'SessionUsed', { about }));
  modal.element.makePayment(paymentOptions);
  await modal.shows('We already received this payment');
  expect(modal.screen).to.contain(
    'We received it on November 21, 2026 at 9:05 PM EST. Check your bank or card statement',
  );
  expect(modal.screen).to.contain('Questions? Call (555) 010-0199.');
});
