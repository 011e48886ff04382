import { expect } from '@open-wc/testing';
import { openPayment, openReview, openSave, setupPayment } from './payment-harness.ts';
import { paymentOptions } from './payment-samples.ts';

const earlier = { attributes: { 'form-version': 'earlier' } };
const options = { ...paymentOptions, clientReferenceData1: undefined, referenceNumber: 'REF-1' };

describe('the earlier form of the interface', () => {
  it('delivers errors in a single field', async () => {
    const modal = await setupPayment(earlier);
    modal.element.makePayment({ ...options, sessionId: null, feeContext: null });
    expect(modal.detail('portal.error')).to.deep.equal({
      description: { sessionId: ['This option is required.'], feeContext: ['This option is required.'] },
    });
  });

  it('delivers a payment under paymentInfo, without a category', async () => {
    const modal = await openReview(options, earlier);
    const detail = await modal.complete();
    expect(Object.keys(detail)).to.deep.equal(['paymentInfo']);
    expect(detail).to.have.nested.property('paymentInfo.transactionId', 'T-70001');
    expect(detail).not.to.have.nested.property('paymentInfo.paymentCategory');
  });

  it('delivers a saved method under paymentInfo, without a category', async () => {
    const modal = await openSave({}, earlier);
    await modal.fillCard();
    await modal.press('Save payment method');
    await modal.hears('portal.saveComplete');
    const detail = modal.detail('portal.saveComplete');
    expect(detail).to.have.nested.property('paymentInfo.tokenId', 'TOKEN-9');
    expect(detail).not.to.have.nested.property('paymentInfo.paymentCategory');
  });
});

describe('the later form of the interface', () => {
  it('is used by default, and for any unknown value', async () => {
    const modal = await openPayment({}, { attributes: { 'form-version': 'newest' } });
    modal.element.makePayment({});
    expect(modal.detail('portal.error')).to.have.all.keys('Description', 'Details');
  });

  it('uses an obsolete referenceNumber if there is no other reference, and warns once', async () => {
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => warnings.push(text);
    try {
      for (let count = 0; count < 2; count++) {
        const modal = await setupPayment();
        modal.element.makePayment(options);
        await modal.showsForm();
        await modal.fillInAndReview();
        expect(modal.lines.Policy).to.equal('REF-1');
      }
    } finally {
      console.warn = warn;
    }
    const warning =
      'portal-payment: the option referenceNumber is obsolete. Use clientReferenceData1. See payment-modals/docs/payment/README.md.';
    expect(warnings).to.deep.equal([warning]);
  });
});
