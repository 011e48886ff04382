import type { OperationCase, ModalFacts } from '../suites/operation-case.ts';
import { setupPayment, type PaymentHarness } from './payment-harness.ts';
import { account, accountDetails, cardDetails, paymentOptions, quote, saveOptions } from './payment-samples.ts';

type PaymentCase = OperationCase<PaymentHarness>;

export const paymentFacts: ModalFacts = {
  namespace: 'portal',
  opener: 'Pay my bill',
  names: { session: 'sessionId', code: 'responseCode' },
  problem: (description, name, message) => ({ Description: description, Details: { [name]: [message] } }),
  descriptions: {
    declined: 'The submission was declined. The person may correct it.',
    unknown: 'The modal was closed before the result of the submission was known.',
  },
  texts: {
    unchanged: 'Nothing has been charged or saved.',
    sessionOver: 'Too much time has passed, or this was already used.',
    refused: 'Close this window and start again from the page.',
    whatToDo: 'check your account or call Prairie Mutual at (555) 010-0199.',
  },
};

/** A payment by card. */
export const cardPayment: PaymentCase = {
  ...paymentFacts,
  what: 'a payment',
  setup: setupPayment,
  begin: ({ element }) => element.makePayment(paymentOptions),
  beginAnother: ({ element }) => element.makePayment({ ...paymentOptions, sessionId: 'another' }),
  ready: (modal) => modal.showsForm(),
  fillIn: async (modal) => {
    await modal.fillCard();
    await modal.review();
  },
  correct: async (modal) => {
    await modal.fill('Security code', cardDetails.securityCode);
    await modal.review();
  },
  submit: (modal) => modal.press('Pay'),
  receipt: ({ service }) => service.paymentReceipt({ method: cardDetails, quote, save: false }),
  calls: { open: 'open', submit: 'pay', status: 'paymentStatus', giveBack: 'cancel' },
  headings: {
    loading: 'Make a payment',
    ready: 'Make a payment',
    submit: 'Review your payment',
    done: 'Payment complete',
  },
  focus: 'Amount due $107.98',
  ends: { complete: 'portal.paymentComplete', canceled: ['portal.paymentCanceled'] },
  leftBecause: 'canceled',
  decline: 'Declined',
  typed: { field: 'Card number', text: '4111', secrets: ['4111 1111 1111 1111', cardDetails.number, '"123"'] },
};

/** A payment from a bank account. */
export const bankPayment: PaymentCase = {
  ...cardPayment,
  what: 'a debit',
  begin: ({ element }) => element.makePayment({ ...paymentOptions, paymentCategory: 'ECheck' }),
  fillIn: async (modal) => {
    await modal.fillAccount();
    await modal.review();
  },
  correct: (modal) => modal.review(),
  receipt: ({ service }) => service.paymentReceipt({ method: accountDetails, quote, save: false }),
  decline: 'ACHTransactionFailed',
  typed: {
    field: 'Account number',
    text: account['Account number'],
    secrets: [accountDetails.accountNumber, accountDetails.routingNumber],
  },
};

/** A card that is saved. */
export const cardSaved: PaymentCase = {
  ...cardPayment,
  what: 'a method to be saved',
  begin: ({ element }) => element.savePaymentMethod(saveOptions),
  beginAnother: ({ element }) => element.savePaymentMethod({ ...saveOptions, sessionId: 'another' }),
  fillIn: (modal) => modal.fillCard(),
  correct: (modal) => modal.fill('Security code', cardDetails.securityCode),
  submit: (modal) => modal.press('Save payment method'),
  receipt: ({ service }) => service.saveReceipt(cardDetails, true),
  calls: { ...cardPayment.calls, submit: 'save', status: 'saveStatus' },
  headings: {
    loading: 'Save a payment method',
    ready: 'Save a payment method',
    submit: 'Save a payment method',
    done: 'Payment method saved',
  },
  focus: 'Card number',
  ends: { complete: 'portal.saveComplete', canceled: ['portal.saveCanceled'] },
};
