import { anyWords, type OperationCase, type ModalFacts } from '../suites/operation-case.ts';
import { setupPayment, type PaymentHarness } from './payment-harness.ts';
import { account, accountDetails, paymentOptions, saveOptions } from './payment-samples.ts';

type PaymentCase = OperationCase<PaymentHarness>;

const paymentFacts: ModalFacts = {
  namespace: 'portal',
  opener: 'Pay my bill',
  refusable: { token: 'token' },
  names: { session: 'sessionId', code: 'responseCode' },
  problem: (description, name, message) => ({ Description: description, Details: { [name]: [message] } }),
  descriptions: {
    unreachable: 'The service could not be reached.',
    declined: 'The submission was declined. The payer can correct it.',
    unknown: 'The modal was closed before the result of the submission was known.',
  },
  texts: {
    unchanged: 'Nothing has been charged or saved.',
    refused: 'Close this and start again.',
    whatToDo: 'check your account or call Prairie Mutual at (555) 010-0199.',
  },
};

const secretCard = { 'Card number': '3782 822463 10005', 'Security code': '7391' };

const paying = 'Make a payment';
const policy = 'Policy POL-2041 · Amount due $107.98';

export const cardPayment: PaymentCase = {
  ...paymentFacts,
  what: 'a payment',
  words: {
    refused: 'We can’t start this payment',
    used: 'We already received this payment',
    toCheck: 'Check your bank or card statement before you pay again.',
    open: 'This payment is open in another window',
    unknown: 'We’re checking your payment',
    notAgain: 'Please don’t pay again.',
    it: 'your payment',
    notReceived: 'You haven’t been charged. Your payment didn’t reach us.',
  },
  setup: setupPayment,
  begin: ({ element }) => element.makePayment(paymentOptions),
  beginAnother: ({ element }) => element.makePayment({ ...paymentOptions, sessionId: 'another' }),
  ready: (modal) => modal.showsForm(),
  enter: (modal) => modal.fillCard(secretCard),
  goOn: (modal) => modal.review(),
  submit: (modal) => modal.press('Pay'),
  submitting: 'Keep this window open.',
  receipt: ({ service }) => service.paymentReceipt(service.lastGiven('pay')[2]),
  opens: { sessionKey: paymentOptions.sessionId, request: [{ operation: 'makePayment' }] },
  calls: { open: 'open', submit: 'pay', status: 'paymentStatus', giveBack: 'cancel' },
  headings: {
    loading: paying,
    ready: paying,
    submit: 'Review your payment',
    submitting: 'Paying $107.98',
    done: 'Payment complete',
  },
  about: { loading: policy, ready: policy },
  focus: 'Amount due $107.98',
  ends: { complete: 'portal.paymentComplete', canceled: ['portal.paymentCanceled'] },
  leftBecause: 'canceled',
  decline: {
    code: 'Declined',
    heading: 'Your card was declined',
    text: 'You haven’t been charged. Your bank declined this. Use another payment method, or call your bank.',
  },
  emptied: { 'Security code': '7391' },
  typed: {
    field: 'Card number',
    text: '3782 822463 10005',
    missing: 'Enter the card number',
    secrets: ['378282246310005', ...Object.values(secretCard)],
    given: [],
  },
};

export const bankPayment: PaymentCase = {
  ...cardPayment,
  what: 'a debit',
  begin: ({ element }) => element.makePayment({ ...paymentOptions, paymentCategory: 'ECheck' }),
  enter: (modal) => modal.fillAccount(),
  headings: { ...cardPayment.headings, done: 'Payment submitted' },
  decline: {
    code: 'ACHTransactionFailed',
    heading: 'Your bank account wasn’t accepted',
    text: 'You haven’t been charged. The bank didn’t accept this. Check the account, or use another payment method.',
  },
  emptied: {},
  typed: {
    field: 'Account number',
    text: account['Account number'],
    missing: 'Enter the account number',
    secrets: [accountDetails.accountNumber, accountDetails.routingNumber],
    given: [],
  },
};

const saving = 'Save a payment method';

export const cardSaved: PaymentCase = {
  ...cardPayment,
  what: 'a method to be saved',
  words: anyWords(paymentFacts),
  keepsDraft: false,
  begin: ({ element }) => element.savePaymentMethod(saveOptions),
  beginAnother: ({ element }) => element.savePaymentMethod({ ...saveOptions, sessionId: 'another' }),
  goOn: () => Promise.resolve(),
  submit: (modal) => modal.press('Save payment method'),
  submitting: 'Sending… Keep this window open.',
  receipt: ({ service }) => service.saveReceipt(service.lastGiven('save')[2].method, true),
  opens: { sessionKey: saveOptions.sessionId, request: [{ operation: 'savePaymentMethod' }] },
  calls: { ...cardPayment.calls, submit: 'save', status: 'saveStatus' },
  headings: {
    loading: saving,
    ready: saving,
    submit: saving,
    submitting: 'Saving your payment method',
    done: 'Payment method saved',
  },
  about: { loading: '', ready: '' },
  focus: 'Card number',
  ends: { complete: 'portal.saveComplete', canceled: ['portal.saveCanceled'] },
};
