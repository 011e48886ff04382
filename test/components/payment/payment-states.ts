import { operationStates, type Reach } from '../suites/operation-states.ts';
import { cardPayment } from './payment-cases.ts';
import { openPayment, openReview, openSave, setupPayment, type PaymentSettings } from './payment-harness.ts';
import { lost } from '../scripted-service.ts';
import { flatFees, paymentOptions, savedCard } from './payment-samples.ts';

/** As much as one form can show: both methods, fees, and the choice to save. */
const fullForm = { paymentCategory: 'UserSelect', feeContext: 'PaymentWithFee', saveOption: 'UserSelect' } as const;
const withFees: PaymentSettings = { merchant: { fees: flatFees } };

/** Brings the modal to each state that a person can see. The names are those of the tests. */
export const states: Readonly<Record<string, Reach<PaymentSettings>>> = {
  ...operationStates(cardPayment),

  'when an option is refused': async (settings) => {
    const modal = await setupPayment(settings);
    modal.element.makePayment({ ...paymentOptions, accountGroupCode: 'Nowhere' });
    await modal.shows('This cannot be started');
    return modal;
  },

  'with the form for a card': async (settings) => {
    const modal = await openPayment(fullForm, { ...withFees, ...settings });
    await modal.choose('Another amount');
    await modal.fill('Card number', '4111');
    return modal;
  },

  'with the form for a bank account': async (settings) => {
    const modal = await openPayment(fullForm, { ...withFees, ...settings });
    await modal.choose('Bank account');
    await modal.fill('Routing number', '021000021');
    return modal;
  },

  'with a saved method': (settings) => openPayment({ token: 'TOKEN-1' }, { savedMethod: savedCard, ...settings }),

  'with errors in the form for a card': async (settings) => {
    const modal = await openPayment({}, settings);
    await modal.press('Review payment');
    return modal;
  },

  'with errors in the form for a bank account': async (settings) => {
    const modal = await openPayment({ paymentCategory: 'ECheck' }, settings);
    await modal.press('Review payment');
    return modal;
  },

  'while the total is worked out': async (settings) => {
    const modal = await openPayment({}, settings);
    modal.service.hold('quote');
    await modal.fillCard();
    await modal.press('Review payment');
    return modal;
  },

  'when the total could not be worked out': async (settings) => {
    const modal = await openPayment({}, settings);
    modal.service.script('quote', lost());
    await modal.fillCard();
    await modal.press('Review payment');
    await modal.showsProblem();
    return modal;
  },

  'with the review of a payment by card': async (settings) => {
    const merchant = { fees: { ...flatFees, ECheck: { kind: 'none' } as const } };
    const modal = await openPayment({ ...fullForm, saveOption: 'Save' }, { merchant, ...settings });
    await modal.fillCard();
    await modal.review();
    return modal;
  },

  'with the review of a debit': async (settings) => {
    const modal = await openPayment({ ...fullForm, paymentCategory: 'ECheck' }, { ...withFees, ...settings });
    await modal.fillAccount();
    await modal.review();
    return modal;
  },

  'when the security code is declined': async (settings) => {
    const modal = await openReview({}, settings);
    modal.service.script('pay', { code: 'IncorrectValidationValue' });
    await modal.press('Pay');
    await modal.showsProblem();
    return modal;
  },

  'when the debit is complete': async (settings) => {
    const modal = await openPayment({ paymentCategory: 'ECheck' }, settings);
    await modal.fillAccount();
    await modal.review();
    await modal.payNow();
    return modal;
  },

  'with the form to save a card': (settings) => openSave({}, settings),

  'with the form to save a bank account': (settings) => openSave({ paymentCategory: 'ECheck' }, settings),

  'while the method is on its way': async (settings) => {
    const modal = await openSave({}, settings);
    modal.service.hold('save');
    await modal.fillCard();
    await modal.press('Save payment method');
    return modal;
  },

  'when the method is saved': async (settings) => {
    const modal = await openSave({}, settings);
    await modal.fillCard();
    await modal.saveNow();
    return modal;
  },
};
