import { expect } from '@open-wc/testing';
import type { PaymentOptionObject } from '../../../src/payment/payment-options.ts';
import { testIn } from '../../test-in.ts';
import { describeOptions, notStarted, type OptionsCase } from '../suites/options-suite.ts';
import { cardPayment, cardSaved } from './payment-cases.ts';
import { setupPayment, type PaymentHarness } from './payment-harness.ts';
import { paymentOptions, saveOptions } from './payment-samples.ts';

const test = testIn(setupPayment);
const missing = (names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, ['This option is required.']]));
const ofPayment = 'sessionId paymentCategory feeContext minAmountDue accountBalance clientReferenceData1';
const oneOf = ['This option must be one of: UserSelect, Save, DoNotSave.'];
const makePayment: OptionsCase<PaymentHarness> = {
  operation: cardPayment,
  call: ({ element }, options) => element.makePayment(options as PaymentOptionObject),
  right: paymentOptions,
  nearMiss: ['billngZip', 'billingZip'],
  wrong: [
    ['all required options', {}, missing(ofPayment)],
    ['a wrong value', { ...paymentOptions, saveOption: true }, { saveOption: oneOf }],
  ],
  problem: (problems) => ({ Description: notStarted(problems), Details: problems }),
};

describeOptions(makePayment);
describeOptions({
  ...makePayment,
  operation: cardSaved,
  call: ({ element }, options) => element.savePaymentMethod(options as PaymentOptionObject),
  right: saveOptions,
  nearMiss: ['sessonId', 'sessionId'],
  wrong: [['all required options', {}, missing('sessionId paymentCategory')]],
} satisfies OptionsCase<PaymentHarness>);

it('Options that do not suit the merchant are reported after the session has opened, which is then released', async () => {
  const modal = await setupPayment({ merchant: { methods: ['CreditCard'] } });
  modal.element.makePayment({ ...paymentOptions, paymentCategory: 'ECheck' });
  await modal.shows('We can’t start this payment');
  expect(modal.detail('portal.error')).to.deep.include({
    Details: { paymentCategory: ['The merchant does not accept this payment method. It accepts: CreditCard.'] },
  });
  await modal.press('Close');
  expect(modal.service.callsOf('cancel')).to.have.length(1);
  expect(modal.eventCodes).to.deep.equal(['portal.load', 'portal.error', 'portal.unload']);
  expect(modal.detail('portal.unload')).to.deep.equal({ reason: 'error' });
});

const attributes = {
  'data-option-session-id': '30000000-0000-4000-8000-000000000009',
  'data-option-payment-category': 'CreditCard',
  'data-option-fee-context': 'PaymentWithoutFee',
  'data-option-min-amount-due': '20.00',
  'data-option-account-balance': '90.00',
  'data-option-client-reference-data1': 'ATTRIBUTE',
};

it('The options of an operation are taken from the call first, then the property, then the attributes', async () => {
  const modal = await setupPayment({ attributes });
  modal.element.options = { accountBalance: '91.00', clientReferenceData1: 'PROPERTY' };
  modal.element.makePayment({ clientReferenceData1: 'CALL', accountBalance: null });
  await modal.showsForm();
  expect(modal.choices('Amount to pay')).to.include.members(['Amount due $20.00', 'Account balance $91.00']);
  await modal.fillInAndReview();
  expect(modal.lines.Policy).to.equal('CALL');
});

it('The options of an operation may be set on the element before it is in the page, with the operation', async () => {
  const modal = await setupPayment({ attributes: { ...attributes, operation: 'makePayment' } });
  await modal.showsForm();
  expect(modal.heading).to.equal('Make a payment');
});

test('The operation property opens the modal when it is set, is empty when the modal has closed, and opens it once more', async (modal) => {
  modal.element.options = paymentOptions;
  modal.element.operation = 'savePaymentMethod';
  await modal.showsForm();
  expect(modal.heading).to.equal('Save a payment method');
  await modal.close();
  expect(modal.element.getAttribute('operation') ?? '').to.equal('');
  expect(modal.element.operation).to.equal('');
  modal.element.operation = 'makePayment';
  await modal.showsForm();
});

test('The operation property is empty after the options were wrong', async (modal) => {
  modal.element.operation = 'makePayment';
  await modal.hears('portal.error');
  expect(modal.element.operation).to.equal('');
  expect(modal.isOpen).to.be.false;
});

test('The operation property opens nothing for an unknown operation', async (modal) => {
  modal.element.options = paymentOptions;
  modal.element.setAttribute('operation', 'refundPayment');
  await modal.hears('portal.error');
  const Details = { operation: ['The operation must be makePayment or savePaymentMethod.'] };
  expect(modal.detail('portal.error')).to.deep.include({ Details });
  expect(modal.isOpen).to.be.false;
  expect(modal.service.calls).to.deep.equal([]);
});
