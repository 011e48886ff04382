import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { PaymentOptionObject } from '../../../src/payment/payment-options.ts';
import { suiteNeeds } from '../../engine.ts';
import { openPayment } from './payment-harness.ts';
import { flatFees } from './payment-samples.ts';

interface Form {
  readonly options: PaymentOptionObject;
  /** In CSS pixels, header and footer included. */
  readonly most: number;
}

const whole = { feeContext: 'PaymentWithFee', amountContext: 'SelectOrEnterAmount', saveOption: 'UserSelect' } as const;

const forms: Readonly<Record<string, Form>> = {
  'a card alone': { options: { paymentCategory: 'CreditCard', amountContext: 'AmountDueOnly' }, most: 620 },
  'all that a payer can be asked, by card': { options: { ...whole, paymentCategory: 'UserSelect' }, most: 850 },
  'all that a payer can be asked, from a bank account': { options: { ...whole, paymentCategory: 'ECheck' }, most: 870 },
};

describe('the height of the form', () => {
  suiteNeeds('every state and size');

  const { innerWidth: width, innerHeight: height } = window;
  before(() => setViewport({ width: 1280, height: 1400 }));
  after(() => setViewport({ width, height }));

  for (const lang of ['en', 'es']) {
    for (const [what, { options, most }] of Object.entries(forms)) {
      it(`of ${what} is ${most} pixels at most (${lang})`, async () => {
        const modal = await openPayment(options, { merchant: { fees: flatFees }, lang });
        expect(modal.element.shadowRoot?.querySelector('dialog')?.offsetHeight).to.be.within(300, most);
      });
    }
  }
});
