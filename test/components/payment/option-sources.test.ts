import { expect } from '@open-wc/testing';
import { setupPayment } from './payment-harness.ts';
import { paymentOptions, saveOptions } from './payment-samples.ts';

const attributes = {
  'data-option-session-id': '30000000-0000-4000-8000-000000000009',
  'data-option-payment-category': 'CreditCard',
  'data-option-fee-context': 'PaymentWithoutFee',
  'data-option-min-amount-due': '20.00',
  'data-option-account-balance': '90.00',
  'data-option-client-reference-data1': '0012345678901234567890',
  'data-option-confirmation-display': 'FALSE',
};

describe('the options of an operation', () => {
  it('come with the call', async () => {
    const modal = await setupPayment();
    modal.element.makePayment(paymentOptions);
    await modal.showsForm();
    expect(modal.choices('Amount to pay')).to.contain('Amount due $107.98');
  });

  it('may be numbers and booleans or texts', async () => {
    const modal = await setupPayment();
    modal.element.makePayment({
      ...paymentOptions,
      minAmountDue: 12.5,
      accountBalance: '90.5',
      confirmationDisplay: 'True',
    });
    await modal.showsForm();
    expect(modal.choices('Amount to pay')).to.include.members(['Amount due $12.50', 'Account balance $90.50']);
  });

  it('stand in the options property', async () => {
    const modal = await setupPayment();
    modal.element.options = paymentOptions;
    modal.element.makePayment();
    await modal.showsForm();
    expect(modal.choices('Amount to pay')).to.contain('Amount due $107.98');
  });

  it('stand in data-option attributes, as text that is not turned into a number', async () => {
    const modal = await setupPayment({ attributes });
    modal.element.makePayment();
    await modal.showsForm();
    await modal.fillCard();
    await modal.review();
    expect(modal.lines).to.include({ Amount: '$20.00', Reference: '0012345678901234567890' });
    await modal.press('Pay');
    await modal.hears('portal.unload');
    expect(modal.isOpen, 'confirmationDisplay FALSE').to.be.false;
  });

  it('are taken from the call first, then the property, then the attributes', async () => {
    const modal = await setupPayment({ attributes });
    modal.element.options = { accountBalance: '91.00', clientReferenceData1: 'PROPERTY' };
    modal.element.makePayment({ clientReferenceData1: 'CALL', accountBalance: null });
    await modal.showsForm();
    expect(modal.choices('Amount to pay')).to.include.members(['Amount due $20.00', 'Account balance $91.00']);
    await modal.fillCard();
    await modal.review();
    expect(modal.lines.Reference).to.equal('CALL');
  });

  it('may be written on the element before it is in the page, with the operation', async () => {
    const modal = await setupPayment({ attributes: { ...attributes, operation: 'makePayment' } });
    await modal.showsForm();
    expect(modal.heading).to.equal('Make a payment');
  });
});

describe('the operation property', () => {
  it('opens the modal when it is set', async () => {
    const modal = await setupPayment();
    modal.element.options = saveOptions;
    modal.element.operation = 'savePaymentMethod';
    await modal.showsForm();
    expect(modal.heading).to.equal('Save a payment method');
  });

  it('is empty again when the modal has left, and opens it once more', async () => {
    const modal = await setupPayment();
    modal.element.options = paymentOptions;
    modal.element.operation = 'makePayment';
    await modal.showsForm();
    await modal.close();
    expect(modal.element.getAttribute('operation') ?? '').to.equal('');
    expect(modal.element.operation).to.equal('');
    modal.element.operation = 'makePayment';
    await modal.until(() => modal.hasForm, 'the form is on the screen again');
  });

  it('is empty again when the options are wrong', async () => {
    const modal = await setupPayment();
    modal.element.operation = 'makePayment';
    await modal.hears('portal.error');
    expect(modal.element.operation).to.equal('');
    expect(modal.isOpen).to.be.false;
  });

  it('opens nothing for an operation that does not exist', async () => {
    const modal = await setupPayment();
    modal.element.options = paymentOptions;
    modal.element.setAttribute('operation', 'refundPayment');
    await modal.hears('portal.error');
    expect(modal.detail('portal.error')).to.deep.include({
      Details: { operation: ['The operation is makePayment or savePaymentMethod.'] },
    });
    expect(modal.isOpen).to.be.false;
    expect(modal.service.calls).to.deep.equal([]);
  });
});
