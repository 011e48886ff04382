import { expect } from '@open-wc/testing';
import type { PaymentOptionObject } from '../../../src/payment/payment-options.ts';
import { suiteNeeds } from '../../engine.ts';
import { resize } from '../layout.ts';
import { openPayment } from './payment-harness.ts';
import { flatFees, savedCard } from './payment-samples.ts';

const whole = { feeContext: 'PaymentWithFee', amountContext: 'SelectOrEnterAmount', saveOption: 'UserSelect' } as const;

/** The largest height in CSS pixels, with header and footer. */
const forms: readonly [what: string, most: number, options: PaymentOptionObject][] = [
  ['a card without choices', 620, { paymentCategory: 'CreditCard', amountContext: 'AmountDueOnly' }],
  ['all choices and a card', 850, { ...whole, paymentCategory: 'UserSelect' }],
  ['all choices and a bank account', 870, { ...whole, paymentCategory: 'ECheck' }],
];

describe('the height of a form', () => {
  suiteNeeds('every state and size');

  beforeEach(() => resize(1280, 1400));

  for (const lang of ['en', 'es']) {
    for (const [what, most, options] of forms) {
      it(`with ${what} is ${most} pixels or less (${lang})`, async () => {
        const modal = await openPayment(options, { merchant: { fees: flatFees }, lang });
        expect(modal.window.offsetHeight).to.be.within(300, modal.hasWideFont ? most + 20 : most);
      });
    }
  }

  it('grows downward if a form with more fields is chosen', async () => {
    const modal = await openPayment({ token: 'TOKEN-1' }, { savedMethod: savedCard });
    const { top, bottom } = modal.window.getBoundingClientRect();
    await modal.choose('Another card');
    const after = modal.window.getBoundingClientRect();
    expect(after.top).to.equal(top);
    expect(after.bottom).to.be.above(bottom);
  });
});
