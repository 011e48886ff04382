import { anyWords, type ModalFacts, type OperationCase } from '../suites/operation-case.ts';
import { ePay, setupAccount, toCompany, type AccountHarness } from './account-harness.ts';
import { accountDetails, accountPayment, company, companyDetails } from './account-samples.ts';

type AccountCase = OperationCase<AccountHarness>;

const accountFacts: ModalFacts = {
  namespace: 'claims',
  opener: 'Pay the claim',
  refusable: {
    accountId: 'AccountId',
    AccountId: 'AccountId',
    accountGroupCode: 'AccountGroupCode',
    contactId: 'ContactId',
  },
  names: { session: 'SessionId', code: 'ResponseCode' },
  problem: (_, name, message) => ({ description: { description: { [name]: [message] } } }),
  descriptions: { declined: '', unknown: '', unreachable: '' },
  texts: {
    unchanged: 'Nothing has been paid or saved.',
    refused: 'Nothing has been paid or saved. Close this',
    whatToDo: 'call Prairie Mutual at (555) 010-0199.',
  },
};

const options = { ...accountPayment, ...toCompany };
const payee = { ...company, taxId: companyDetails.TaxId };
const claim = 'Claim CLM-2041 · $1,250.50';

export const payeePayment: AccountCase = {
  ...accountFacts,
  what: 'a payment to a payee',
  words: {
    refused: 'We can’t start this payment',
    used: 'We already received this payment',
    toCheck: 'Check whether it went through before you try again.',
    open: 'This payment is open in another window',
    unknown: 'We’re checking this payment',
    notAgain: 'Please don’t pay again.',
    it: 'the payment',
    notReceived: 'Nothing has been paid. The payment didn’t reach us.',
  },
  setup: setupAccount,
  begin: ({ element }) => element.openAccount(options),
  beginAnother: ({ element }) => element.openAccount({ ...options, SessionId: 'another' }),
  ready: (modal) => modal.showsForm(),
  enter: (modal) => modal.fillAccount(),
  goOn: (modal) => modal.review(),
  submit: (modal) => modal.press('Pay'),
  submitting: 'Keep this window open.',
  receipt: ({ service }) => service.receipt(service.lastGiven('submit')[2]),
  opens: { sessionKey: options.SessionId, request: [{ context: 'payment', payee }] },
  calls: { open: 'open', submit: 'submit', status: 'status', giveBack: 'cancel' },
  headings: {
    loading: 'Pay a claim',
    ready: 'Pay a claim',
    submit: 'Review the payment',
    submitting: 'Paying $1,250.50',
    done: 'Payment sent',
  },
  about: { loading: claim, ready: claim },
  focus: 'Bank account',
  ends: { complete: 'claims.paymentComplete', canceled: ['claims.canceled'] },
  leftBecause: 'canceled',
  decline: {
    code: 'ACHTransactionFailed',
    heading: 'The payment wasn’t accepted',
    text: 'Nothing has been paid. The bank didn’t accept the payment. Check the account, or choose another way to pay.',
  },
  typed: {
    field: 'Account number',
    text: accountDetails.accountNumber,
    missing: 'Enter the account number',
    secrets: [accountDetails.accountNumber, accountDetails.routingNumber],
    given: [companyDetails.TaxId],
  },
};

/** Nothing is paid, so the words of a payment are not used. */
const { unknown, notAgain, it, notReceived } = anyWords(accountFacts);

export const payeeRequest: AccountCase = {
  ...payeePayment,
  what: 'a request to a payee',
  begin: ({ element }) => element.openAccount({ ...options, EPayAllowed: true }),
  chosen: ePay,
  enter: (modal) => modal.choose(ePay),
  goOn: (modal) => modal.reviewRequest(),
  submit: (modal) => modal.press('Send payment request'),
  submitting: 'Sending… Keep this window open.',
  words: { ...payeePayment.words, unknown, notAgain, it, notReceived },
  headings: {
    ...payeePayment.headings,
    submit: 'Review the payment request',
    submitting: 'Sending the payment request',
    done: 'Payment request sent',
  },
  ends: { ...payeePayment.ends, complete: 'claims.saveComplete' },
  typed: undefined,
};
