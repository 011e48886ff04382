import { expect } from '@open-wc/testing';
import { openPayment, openReview, openSave, setupPayment } from './payment-harness.ts';
import { paymentOptions } from './payment-samples.ts';

const earlier = { attributes: { 'form-version': 'earlier' } };
const { clientReferenceData1, ...withoutReference } = paymentOptions;
const options = { ...withoutReference, referenceNumber: 'REF-1' };

describe('the earlier form of the interface', () => {
  it('delivers errors in a single field', async () => {
    const modal = await setupPayment(earlier);
    modal.element.makePayment({ ...options, sessionId: null, feeContext: null });
    expect(modal.detail('portal.error')).to.deep.equal({
      description: { sessionId: ['This option is required.'], feeContext: ['This option is required.'] },
    });
  });

  it('delivers a decline in the same field', async () => {
    const modal = await openReview(options, earlier);
    modal.service.script('pay', { code: 'Declined' });
    await modal.press('Pay');
    await modal.hears('portal.error');
    expect(modal.detail('portal.error')).to.deep.equal({ description: { responseCode: ['Declined'] } });
  });

  it('delivers a payment under paymentInfo, without a category', async () => {
    const modal = await openReview(options, earlier);
    await modal.press('Pay');
    await modal.hears('portal.paymentComplete');
    const detail = modal.detail('portal.paymentComplete');
    expect(Object.keys(detail)).to.deep.equal(['paymentInfo']);
    expect(detail).to.have.nested.property('paymentInfo.transactionId', 'T-70001');
    expect(detail).not.to.have.nested.property('paymentInfo.paymentCategory');
  });

  it('delivers acknowledge() with it', async () => {
    const modal = await openReview({ ...options, acknowledgmentRequired: true }, earlier);
    await modal.press('Pay');
    await modal.hears('portal.paymentComplete');
    expect(modal.detail('portal.paymentComplete')).to.have.nested.property('paymentInfo.acknowledge').a('function');
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

  it('needs a referenceNumber', async () => {
    const modal = await setupPayment(earlier);
    modal.element.makePayment(withoutReference);
    expect(modal.detail('portal.error')).to.deep.equal({
      description: { referenceNumber: ['This option is required.'] },
    });
  });

  it('takes the referenceNumber for the reference', async () => {
    const modal = await setupPayment(earlier);
    modal.element.makePayment(options);
    await modal.showsForm();
    await modal.fillCard();
    await modal.review();
    expect(modal.lines.Reference).to.equal('REF-1');
  });

  for (const [name, value, message] of [
    ['paymentCategory', 'UserSelect', 'This option or value exists in the later form of the interface only.'],
    [
      'amountContext',
      'SelectOrEnterAmountConstrained',
      'This option or value exists in the later form of the interface only.',
    ],
    ['paymentCategory', 'Cash', 'This option must be one of: CreditCard, ECheck.'],
  ] as const) {
    it(`has no ${name} ${value}`, async () => {
      const modal = await setupPayment(earlier);
      const wrong: object = { ...options, [name]: value };
      modal.element.makePayment(wrong);
      expect(modal.detail('portal.error')).to.deep.equal({ description: { [name]: [message] } });
    });
  }

  it('leaves out clientReferenceData5', async () => {
    const modal = await openReview({ ...options, clientReferenceData5: 'SOURCE-5' }, earlier);
    await modal.press('Pay');
    await modal.hears('portal.paymentComplete');
    expect(modal.payment.references).not.to.have.property('clientReferenceData5');
  });
});

describe('the later form of the interface', () => {
  it('is used where nothing, or anything else, is said', async () => {
    const modal = await openPayment({}, { attributes: { 'form-version': 'newest' } });
    modal.element.makePayment({});
    expect(modal.detail('portal.error')).to.have.all.keys('Description', 'Details');
  });

  it('takes an obsolete referenceNumber where there is no other reference, and warns of it once', async () => {
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => warnings.push(text);
    try {
      for (let count = 0; count < 2; count++) {
        const modal = await setupPayment();
        modal.element.makePayment(options);
        await modal.showsForm();
        await modal.fillCard();
        await modal.review();
        expect(modal.lines.Reference).to.equal('REF-1');
      }
    } finally {
      console.warn = warn;
    }
    expect(warnings).to.deep.equal([
      'portal-payment: the option referenceNumber is obsolete. Use clientReferenceData1.',
    ]);
  });

  it('prefers clientReferenceData1', async () => {
    const modal = await openReview({ clientReferenceData1, referenceNumber: 'REF-1' });
    expect(modal.lines.Reference).to.equal(clientReferenceData1);
  });
});
