import { expect } from '@open-wc/testing';
import { noted } from '../replace.ts';
import { openPayment, setupPayment } from './payment-harness.ts';
import { paymentOptions } from './payment-samples.ts';

const options = { ...paymentOptions, clientReferenceData1: undefined, referenceNumber: 'REF-1' };

it('The earlier form of the interface delivers errors in a single field', async () => {
  const modal = await setupPayment({ attributes: { 'form-version': 'earlier' } });
  modal.element.makePayment({ ...options, sessionId: null, feeContext: null });
  await modal.rest();
  expect(modal.detail('portal.error')).to.deep.equal({
    description: { sessionId: ['This option is required.'], feeContext: ['This option is required.'] },
  });
});

it('The later form of the interface is used for an unknown version', async () => {
  const modal = await openPayment({}, { attributes: { 'form-version': 'newest' } });
  modal.element.makePayment({});
  await modal.rest();
  expect(modal.detail('portal.error')).to.have.all.keys('Description', 'Details');
});

it('The later form of the interface uses an obsolete referenceNumber if there is no other reference, and warns once', async () => {
  const warnings = noted(console, 'warn');
  const modals = [await openPayment(options), await openPayment(options)];
  for (const modal of modals) expect(modal.screen).to.contain('Policy REF-1');
  const obsolete = 'the option referenceNumber is obsolete. Use clientReferenceData1.';
  expect(warnings).to.deep.equal([`portal-payment: ${obsolete} See payment-modals/docs/payment/README.md.`]);
});
