import type { PaymentOptionObject } from '../../../src/payment/payment-options.ts';
import { choose, fill, holds, press, scripts, walk } from '../person.ts';
import { submitInVain } from '../suites/operation-case.ts';
import { operationStates, type Reach } from '../suites/operation-states.ts';
import { cardPayment } from './payment-cases.ts';
import { openPayment, openSave, setupPayment, type PaymentHarness, type PaymentSettings } from './payment-harness.ts';
import { lost } from '../scripted-service.ts';
import { flatFees, paymentOptions, savedCard } from './payment-samples.ts';

const fullForm = { paymentCategory: 'UserSelect', feeContext: 'PaymentWithFee', saveOption: 'UserSelect' } as const;

const paying = (options?: PaymentOptionObject) => (settings: PaymentSettings) => openPayment(options, settings);
const payingWithFees =
  (options: PaymentOptionObject = {}, fees = flatFees) =>
  (settings: PaymentSettings) =>
    openPayment({ ...fullForm, ...options }, { merchant: { fees }, ...settings });
const saving = (options?: PaymentOptionObject) => (settings: PaymentSettings) => openSave(options, settings);

const fillCard = (modal: PaymentHarness) => modal.fillCard();
const fillAccount = (modal: PaymentHarness) => modal.fillAccount();
const review = (modal: PaymentHarness) => modal.review();
const pay = (modal: PaymentHarness) => modal.payNow();
const askingForReceipt = walk(
  (settings: PaymentSettings) => openPayment({}, { sendsReceipts: true, ...settings }),
  ...[fillCard, review, pay, press('Email receipt')],
);

export const states: Readonly<Record<string, Reach<PaymentSettings>>> = {
  ...operationStates(cardPayment),
  'when an option is refused': async (settings) => {
    const modal = await setupPayment(settings);
    modal.element.makePayment({ ...paymentOptions, accountGroupCode: 'Nowhere' });
    await modal.shows('We can’t start this payment');
    return modal;
  },
  'with the form for a card': walk(payingWithFees(), choose('Another amount'), fill('Card number', '4111')),
  'with the form for a bank account': walk(
    payingWithFees(),
    choose('Bank account'),
    fill('Routing number', '021000021'),
    (modal) => modal.showsBank('JPMorgan Chase Bank'),
  ),
  'with a saved method': (settings) => openPayment({ token: 'TOKEN-1' }, { savedMethod: savedCard, ...settings }),
  'with errors in the form for a card': walk(paying(), press('Review payment')),
  'with errors in the form for a bank account': walk(paying({ paymentCategory: 'ECheck' }), press('Review payment')),
  'while the total is worked out': walk(paying(), holds('quote'), fillCard, press('Review payment')),
  'when the total could not be worked out': walk(
    paying(),
    scripts('quote', lost()),
    fillCard,
    press('Review payment'),
    (modal) => modal.showsProblem(),
  ),
  'with the review of a payment by card': walk(
    payingWithFees({ saveOption: 'Save' }, { ...flatFees, ECheck: { kind: 'none' } }),
    fillCard,
    review,
  ),
  'with the review of a debit': walk(payingWithFees({ paymentCategory: 'ECheck' }), fillAccount, review),
  'when the security code is declined': walk(paying(), fillCard, review, (modal) =>
    submitInVain(cardPayment, modal, { code: 'IncorrectValidationValue' }),
  ),
  'when the debit is complete': walk(paying({ paymentCategory: 'ECheck' }), fillAccount, review, pay),
  'when the receipt by e-mail has no address': walk(askingForReceipt, press('Send receipt')),
  'when the receipt by e-mail is sent': walk(
    askingForReceipt,
    fill('Email address', 'pat@example.com'),
    press('Send receipt'),
    (modal) => modal.until(() => modal.screen.includes('pat@example.com'), 'it is sent'),
  ),
  'with the form to save a card': saving(),
  'with the form to save a bank account': saving({ paymentCategory: 'ECheck' }),
  'while the method is on its way': walk(saving(), holds('save'), fillCard, press('Save payment method')),
  'when the method is saved': walk(saving(), fillCard, (modal) => modal.saveNow()),
};
