import assert from 'node:assert/strict';
import test from 'node:test';
import type { PaymentOperationName } from '../../../src/payment/enumerations.ts';
import { readPaymentOptions } from '../../../src/payment/payment-options.ts';
import {
  paymentCalls,
  paymentRefusal,
  portalEvent,
  type PaymentIntent,
  type PaymentRequest,
} from '../../../src/payment/payment-operation.ts';
import { acknowledger, completeEvent, paymentSubmission } from '../../../src/payment/payment-submission.ts';
import type { PaymentService } from '../../../src/payment/payment-service.ts';
import type { PaymentSession } from '../../../src/payment/wire.ts';
import { ServiceError } from '../../../src/operation/service-error.ts';
import { credentials, recordingService } from '../operation/recording-service.ts';
import { readPolluted } from '../polluted.ts';
import { accountPaid, bill, cardDetails, cardPaid, cardSaved, merchant, quote, savings } from './samples.ts';

const references = {
  accountGroupCode: 'North',
  policyHolderName: 'Ann Lee',
  clientReferenceData1: 'C1',
  clientReferenceData2: 'C2',
  clientReferenceData3: 'C3',
  clientReferenceData4: 'C4',
  clientReferenceData5: 'C5',
};
const given = { sessionId: 'S1', ...bill, acknowledgmentRequired: 'true', billingZip: '12345', ...references };

const requestOf = (operation: PaymentOperationName, changes: object) => {
  const { values: options } = readPaymentOptions(operation, [{ ...given, ...changes }], 'later');
  return { operation, options } as PaymentRequest;
};
const payment = (changes: object = {}) => requestOf('makePayment', changes);
const save = (changes: object = {}) => requestOf('savePaymentMethod', changes);

const shown = { category: 'CreditCard', lastFourDigits: '1111' } as const;
const authorization = { version: '2026-11', language: 'en', sha256: 'ab' };

const session: PaymentSession = {
  merchant: { ...merchant, methods: ['CreditCard'] },
  savedMethod: null,
  openedAt: '2026-11-21T21:05:09',
};

const recording = () =>
  recordingService<PaymentService>({
    open: session,
    quote,
    pay: { code: 'Success', receipt: cardPaid },
    save: { code: 'Success', receipt: cardSaved },
    paymentStatus: { state: 'absent' },
    saveStatus: { state: 'absent' },
    acknowledge: undefined,
    cancel: undefined,
  });

const byCard: PaymentIntent = { method: cardDetails, shown, save: true };
const byToken: PaymentIntent = { method: { type: 'token', token: 'T1' }, shown, save: false };
const paymentByCard = { method: cardDetails, feeContext: 'PaymentWithFee', quote, references };
const obsolete = { clientReferenceData1: null, referenceNumber: 'R1' };
const withR1 = { ...references, clientReferenceData1: 'R1' };
const saving = { save: true, acknowledgmentRequired: true };
const paidByToken = { ...paymentByCard, ...saving, save: false, method: byToken.method };
const paidForR1 = { ...paymentByCard, ...saving, references: withR1 };
const authorized = { ...byCard, authorization };
const saved = { method: cardDetails, references };
for (const [what, request, intent, call, submission] of [
  ['A payment', payment(), { ...byCard, quote }, 'pay', { ...paymentByCard, ...saving }],
  ['A save', save(), byCard, 'save', saved],
  ['A bank payment', payment(), { ...authorized, quote }, 'pay', { ...paymentByCard, ...saving, authorization }],
  ['A bank save', save(), authorized, 'save', { ...saved, authorization }],
  ['A payment by a saved method', payment({ token: 'T1' }), { ...byToken, quote }, 'pay', paidByToken],
  ['A payment with the obsolete referenceNumber', payment(obsolete), { ...byCard, quote }, 'pay', paidForR1],
  ...Object.keys(references).map((name) => {
    const others = Object.fromEntries(Object.entries(references).filter(([key]) => key !== name));
    const sent = { ...saved, references: others };
    return [`A save without ${name}`, save({ [name]: null }), byCard, 'save', sent] as const;
  }),
] as const) {
  test(`${what} sends only ${Object.keys(submission).join(', ')}`, async () => {
    const { service, made } = recording();
    await paymentSubmission(service, credentials, request).submit(3, intent);
    assert.deepEqual(made, [[call, credentials, 3, submission]]);
  });
}

test('A payment without a quote is not submitted, and a saved method is not saved again', async () => {
  const { service, made } = recording();
  const pay = paymentSubmission(service, credentials, payment()).submit(1, byCard);
  await assert.rejects(pay, TypeError);
  const saveAgain = paymentSubmission(service, credentials, save()).submit(1, { ...byToken, save: true });
  await assert.rejects(saveAgain, TypeError);
  assert.deepEqual(made, []);
});

const numbers = { routingNumber: '021000021', accountNumber: '0006789' };
const typedAccount: PaymentIntent = {
  method: { ...numbers, type: 'bankAccount', accountType: 'Saving', name: 'Ann Lee' },
  shown: { category: 'ECheck', lastFourDigits: '6789' },
  save: false,
};
const otherToken: PaymentIntent = { ...byToken, method: { type: 'token', token: 'T2' } };
const ofChecking = { ...accountPaid, method: { ...savings, accountType: 'Checking' } } as const;
const otherCard = { method: { ...cardSaved.method, lastFourDigits: '4242' } };
const sameDigits = { method: { ...savings, lastFourDigits: '1111' } };
const priced = (changes: object) => ({ ...cardPaid, quote: { ...quote, ...changes } });

for (const [request, intent, what, receipt, isExpected] of [
  [payment(), byToken, 'of the saved method', cardPaid, true],
  [payment(), otherToken, 'of another saved method', cardPaid, false],
  [payment(), typedAccount, 'of the bank account', accountPaid, true],
  [payment(), typedAccount, 'of an account of another type', ofChecking, false],
  [payment(), byCard, 'of the payment', cardPaid, true],
  [payment(), byCard, 'with more data', { ...cardPaid, tokenId: null, customerName: 'Bo Ray' }, true],
  [payment(), byCard, 'of one dollar less', priced({ amount: 10_698, total: 10_948 }), false],
  [payment(), byCard, 'of another fee', priced({ fee: 0, total: 10_798 }), false],
  [payment(), byCard, 'of another total', priced({ total: 1 }), false],
  [payment(), byCard, 'of another card', { ...cardPaid, ...otherCard }, false],
  [payment(), byCard, 'of a bank account with the same digits', { ...cardPaid, ...sameDigits }, false],
  [payment(), byCard, 'of a save', cardSaved, false],
  [payment(), byCard, 'without a confirmation number', { ...cardSaved, quote }, false],
  [save(), byCard, 'with a confirmation number', { ...cardSaved, transactionId: '900001' }, false],
  [save(), byCard, 'of the save', cardSaved, true],
  [save(), byCard, 'of a payment', cardPaid, false],
  [save(), byCard, 'without a saved method', { ...cardSaved, tokenId: null }, false],
  [save(), byCard, 'of another card', { ...cardSaved, ...otherCard }, false],
] as const) {
  test(`A ${request.operation} by ${intent.method.type} ${isExpected ? 'accepts' : 'rejects'} a receipt ${what}`, () => {
    const price = request.operation === 'makePayment' ? { quote } : {};
    const { expects } = paymentSubmission(recording().service, credentials, request);
    assert.equal(expects({ ...intent, ...price }, session)(receipt), isExpected);
  });
}

test('A property that an old script has given to all objects does not turn a save into a payment', () => {
  const read = () => {
    const { expects } = paymentSubmission(recording().service, credentials, save());
    return [expects(byCard, session)(cardSaved), completeEvent(cardSaved, save().options, 'later', ignore).code];
  };
  assert.deepEqual(readPolluted('transactionId', '1', read), [true, 'portal.saveComplete']);
});

const makePayment = { operation: 'makePayment' };
const savePaymentMethod = { operation: 'savePaymentMethod' };
const token = 'T1';
for (const [what, request, call, name, ...given] of [
  ['A payment opens the operation makePayment', payment(), 'open', 'open', makePayment],
  ['A payment by a saved method opens with its token', payment({ token }), 'open', 'open', { ...makePayment, token }],
  ['A save opens the operation savePaymentMethod', save(), 'open', 'open', savePaymentMethod],
  ['A save opens without a token', save({ token }), 'open', 'open', savePaymentMethod],
  ['The status of a payment is requested with its attempt', payment(), 'status', 'paymentStatus', 2],
  ['The status of a save is requested with its attempt', save(), 'status', 'saveStatus', 2],
  ['A payment is canceled with its credentials', payment(), 'cancel', 'cancel'],
  ['A save is canceled with its credentials', save(), 'cancel', 'cancel'],
] as const) {
  test(what, async () => {
    const { service, made } = recording();
    const bound = [service, credentials, request] as const;
    const calls = { ...paymentCalls(...bound), ...paymentSubmission(...bound) };
    await calls[call](2);
    assert.deepEqual(made, [[name, credentials, ...given]]);
  });
}

test('A receipt that is confirmed twice is sent once', async () => {
  const { service, made } = recording();
  const acknowledge = acknowledger(service, credentials);
  acknowledge('900001');
  acknowledge('900001');
  await Promise.resolve();
  acknowledge('900001');
  assert.deepEqual(made, [['acknowledge', credentials, '900001']]);
});

test('A lost confirmation is sent again when the page confirms again', async () => {
  const answers = [Promise.reject(new ServiceError('lost', 'network')), Promise.resolve()];
  let sent = 0;
  const service = { ...recording().service, acknowledge: () => answers[sent++] ?? Promise.resolve() };
  const acknowledge = acknowledger(service, credentials);
  acknowledge('900001');
  await answers[0]?.catch(() => undefined);
  await Promise.resolve();
  acknowledge('900001');
  acknowledge('900001');
  assert.equal(sent, 2);
});

test('Options that the merchant does not allow are refused together, each under its name', () => {
  assert.equal(paymentRefusal(payment().options, session), null);
  const refusal = paymentRefusal(payment({ paymentCategory: 'ECheck', accountGroupCode: 'West' }).options, session);
  assert.equal(refusal?.code, 'options');
  assert.deepEqual(Object.keys(refusal.details), ['paymentCategory', 'accountGroupCode']);
  assert.match(refusal.details.paymentCategory?.[0] ?? '', /CreditCard/);
});

const ignore = () => undefined;
const reasons = { sessionId: ['The session was used already.'] };
const refused = { type: 'refused', refusal: { code: 'SessionUsed', details: reasons } } as const;
const removed = { reason: 'removed' } as const;

for (const [what, report, request, code, detail] of [
  ['A canceled payment', { type: 'canceled' }, payment(), 'portal.paymentCanceled', null],
  ['A canceled save', { type: 'canceled' }, save(), 'portal.saveCanceled', null],
  ['An unload', { type: 'unload', ...removed }, payment(), 'portal.unload', removed],
] as const) {
  test(`${what} is the event ${code} in both forms`, () => {
    for (const form of ['later', 'earlier'] as const)
      assert.deepEqual(portalEvent(report, request.operation, form), { code, detail });
  });
}

for (const [what, report, details, description] of [
  ['A refusal', refused, reasons, /sessionId.*\.$/],
  ['A decline', { type: 'declined', code: 'CardExpired' }, { responseCode: ['CardExpired'] }, /\.$/],
  ['An unknown result', { type: 'unknown' }, { responseCode: ['Unknown'] }, /\.$/],
  ['No service', { type: 'unreachable' }, { responseCode: ['ServiceUnreachable'] }, /\.$/],
] as const) {
  test(`${what} is an error with a description and details, and only the details in the earlier form`, () => {
    const later = portalEvent(report, 'makePayment', 'later');
    assert.ok(later.detail && 'Description' in later.detail);
    const { Description, ...rest } = later.detail;
    assert.match(Description, description);
    assert.deepEqual([later.code, rest], ['portal.error', { Details: details }]);
    const earlier = portalEvent(report, 'makePayment', 'earlier');
    assert.deepEqual(earlier, { code: 'portal.error', detail: { description: details } });
  });
}

for (const [what, code, { options }, receipt] of [
  ['payment', 'portal.paymentComplete', payment({ acknowledgmentRequired: false }), cardPaid],
  ['save', 'portal.saveComplete', save(), cardSaved],
] as const) {
  test(`The detail of ${code} is the ${what}, which the earlier form has under paymentInfo`, () => {
    const later = completeEvent(receipt, options, 'later', ignore);
    const earlier = completeEvent(receipt, options, 'earlier', ignore);
    assert.deepEqual([later.code, earlier.code, Object.keys(earlier.detail ?? {})], [code, code, ['paymentInfo']]);
    const { paymentInfo } = earlier.detail as { paymentInfo: object };
    assert.deepEqual({ ...paymentInfo, paymentCategory: 'CreditCard' }, later.detail);
    assert.ok(!('acknowledge' in paymentInfo));
  });
}

test('The method acknowledge confirms the transaction of the payment', () => {
  const confirmed: string[] = [];
  const { detail } = completeEvent(cardPaid, payment().options, 'later', (id) => confirmed.push(id));
  (detail as { acknowledge: () => void }).acknowledge();
  assert.deepEqual(confirmed, ['900001']);
});
