import { expect } from '@open-wc/testing';
import { locales, type Language } from '../../../src/messages/languages.ts';
import type { PaymentOptionObject } from '../../../src/payment/payment-options.ts';
import { ServiceError } from '../../../src/operation/service-error.ts';
import { loadPaymentMessages } from '../../../src/payment/payment-messages.ts';
import { suiteNeeds } from '../../engine.ts';
import { resize } from '../layout.ts';
import { openPayment, setupPayment, type PaymentHarness } from './payment-harness.ts';
import { card, flatFees, paymentOptions, savedCard } from './payment-samples.ts';

function columnsAndRows({ element }: PaymentHarness, selector: string): (readonly [x: number, y: number])[] {
  return Array.from(element.shadowRoot?.querySelectorAll(selector) ?? [], (part) => {
    const { x, y } = part.getBoundingClientRect();
    return [Math.round(x), y];
  });
}

describe('the position of fields and buttons', () => {
  suiteNeeds('every state and size');

  const withFee = { feeContext: 'PaymentWithFee', confirmationDisplay: true } as const;
  const payments: Readonly<Record<string, PaymentOptionObject>> = {
    'a card': {},
    'a card, without choices': { amountContext: 'AmountDueOnly' },
    'a bank account': { paymentCategory: 'ECheck' },
    'a saved card, without choices': { amountContext: 'AmountDueOnly', token: 'TOKEN-1' },
  };
  for (const [what, options] of Object.entries(payments)) {
    for (const [width, height] of [
      [1280, 1000],
      [1280, 720],
      [390, 844],
    ] as const) {
      it(`is the same from the form to the end, with ${what} (${width} x ${height})`, async () => {
        await resize(width, height);
        const saved = options.token ? { savedMethod: savedCard } : {};
        const modal = await openPayment({ ...withFee, ...options }, { ...saved, merchant: { fees: flatFees } });
        const places = () => [modal.window, ...modal.primaryButtons].map((part) => part.getBoundingClientRect().bottom);
        const before = places();
        const isSame = () => places().every((bottom, index) => Math.abs(bottom - (before[index] ?? 0)) <= 16);
        if (!options.token) await modal.fillIn();
        await modal.review();
        expect(isSame(), 'review').to.equal(true);
        await modal.payNow();
        expect(isSame(), 'end').to.equal(true);
      });
    }
  }

  for (const width of [1280, 390, 320]) {
    it(`is nearly the same while the form is loading (${width} pixels)`, async () => {
      await resize(width, 1400);
      const modal = await setupPayment();
      const session = modal.service.hold('open');
      modal.element.makePayment({ ...paymentOptions, paymentCategory: 'UserSelect' });
      await modal.rest();
      const inOutline = columnsAndRows(modal, '.loading .row span');
      session.resolve(modal.service.session);
      await modal.showsForm();
      const inForm = columnsAndRows(modal, '.options .choice, .field > input');
      expect(inOutline.map(([x]) => x)).to.deep.equal(inForm.map(([x]) => x));
      // A choice may have a second line.
      for (const [index, [, y = 0]] of inForm.entries()) expect(inOutline[index]?.[1]).to.be.closeTo(y, 40);
    });
  }

  for (const [label, text] of [
    ['Card number', '4'],
    ['Routing number', '021000021'],
  ] as const) {
    for (const width of [1280, 390, 320]) {
      it(`is the same before the text or picture beside a label is there (${label}, ${width} pixels)`, async () => {
        await resize(width, 900);
        const modal = await openPayment({ paymentCategory: label === 'Card number' ? 'CreditCard' : 'ECheck' });
        modal.service.script('bankName', 'First National Bank of Omaha');
        await modal.fill(label, text);
        await modal.rest();
        const { formHeight } = modal;
        const contents = [...modal.front.querySelectorAll('.label-line .aside > *')];
        expect(contents.filter((content) => !content.matches(':has(svg), svg') && !content.textContent)).to.be.empty;
        for (const content of contents) content.replaceWith('');
        // Fonts differ in their height.
        expect(modal.formHeight).to.be.closeTo(formHeight, 3);
      });
    }
  }

  it('is the same when an error appears and when it is corrected', async () => {
    const modal = await openPayment();
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

/** Complete texts that are wrong, for each error that a field shows when it is left. */
const wrongTexts = {
  CreditCard: {
    cardNumber: ['4111 1111 1111 1112', '4111x', '9999', '5555555555554444111'],
    expiration: ['01/20', '13/40', 'April'],
    securityCode: ['1x', '12345'],
    nameOnCard: ['4111 1111 1111 1111', 'x'.repeat(101)],
    zip: ['1000'],
  },
  ECheck: {
    routingNumber: ['123456789', '12x', '1234567890'],
    accountNumber: ['12x', '1'.repeat(18)],
    repeatedNumber: ['2'],
    nameOnAccount: ['000123456789', 'x'.repeat(101)],
  },
} as const;

describe('the error of a field that is left', () => {
  suiteNeeds('every state and size');

  for (const lang of Object.keys(locales) as Language[]) {
    for (const width of [1280, 390, 320]) {
      for (const paymentCategory of ['CreditCard', 'ECheck'] as const) {
        it(`has room before it appears (${lang}, ${width} pixels, ${paymentCategory})`, async () => {
          await resize(width, 900);
          const { catalogue } = await loadPaymentMessages(lang);
          const modal = await openPayment({ paymentCategory }, { lang });
          for (const [name, texts] of Object.entries(wrongTexts[paymentCategory])) {
            const label = catalogue[`${name}.label` as 'zip.label'];
            for (const text of texts) {
              const height = modal.formHeight;
              await modal.fillAndLeave(label, text);
              expect(modal.error(label), `${name}: ${text}`).to.not.equal('');
              // Fonts differ in their height.
              if (!modal.hasWideFont) expect(modal.formHeight, modal.error(label)).to.be.closeTo(height, 2);
            }
          }
        });
      }
    }
  }
});

for (const [how, events] of Object.entries({ 'with a change event only': ['change'], 'without an event': [] })) {
  it(`Text that is not typed is read when the form is sent, if it was set ${how}`, async () => {
    const modal = await openPayment({ saveOption: 'UserSelect' });
    for (const [label, text] of Object.entries(card)) {
      const field = modal.field(label);
      field.value = text;
      for (const type of events) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    // Renders the form again: the first character, and a choice.
    await modal.type('Billing street address', '1');
    await modal.choose('Save this payment method for future payments');
    await modal.review();
    expect(modal.lines['Payment method']).to.equal('Visa ending in 1111');
  });
}

it('Text from an input method is not reformatted until it is complete', async () => {
  const modal = await openPayment();
  const field = modal.field('Card number');
  field.focus();
  field.value = '41111';
  field.dispatchEvent(new InputEvent('input', { isComposing: true }));
  expect(modal.value('Card number')).to.equal('41111');
  field.dispatchEvent(new CompositionEvent('compositionend'));
  expect(modal.value('Card number')).to.equal('4111 1');
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
