import assert from 'node:assert/strict';
import test from 'node:test';
import { readPaymentOptions } from '../../../src/payment/payment-options.ts';
import {
  acknowledger,
  paymentCalls,
  paymentRefusal,
  portalEvent,
  type PaymentIntent,
  type PaymentRequest,
} from '../../../src/payment/payment-operation.ts';
import type { PaymentService } from '../../../src/payment/payment-service.ts';
import type { PaymentReceipt, PaymentSession, SaveReceipt } from '../../../src/payment/wire.ts';
import { ServiceError } from '../../../src/operation/service-error.ts';
import { recordingService } from '../operation/recording-service.ts';
import { accountPaid, cardDetails, cardPaid, cardSaved, merchant, quote, savings } from './samples.ts';

const references = {
  accountGroupCode: 'North',
  policyHolderName: 'Ann Lee',
  clientReferenceData1: 'C1',
  clientReferenceData2: 'C2',
  clientReferenceData3: 'C3',
  clientReferenceData4: 'C4',
  clientReferenceData5: 'C5',
};
const given = {
  sessionId: 'S1',
  paymentCategory: 'CreditCard',
  feeContext: 'PaymentWithFee',
  minAmountDue: '107.98',
  accountBalance: '250',
  acknowledgmentRequired: 'true',
  billingZip: '12345',
  ...references,
};

const payment = (changes: object = {}): PaymentRequest => ({
  operation: 'makePayment',
  options: readPaymentOptions('makePayment', [{ ...given, ...changes }], 'later').values,
});
const save = (changes: object = {}): PaymentRequest => ({
  operation: 'savePaymentMethod',
  options: readPaymentOptions('savePaymentMethod', [{ ...given, ...changes }], 'later').values,
});

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

const credentials = { sessionKey: 'S1', operationKey: 'K1' };

async function submitted(request: PaymentRequest, intent: PaymentIntent, attempt = 1): Promise<unknown[]> {
  const { service, made } = recording();
  await paymentCalls(service, credentials, request).submit(attempt, intent);
  assert.equal(made.length, 1);
  return made[0] ?? [];
}

/* Submissions. */
test('A payment carries the method, the reviewed quote, the fee context and the references, and nothing else', async () => {
  assert.deepEqual(await submitted(payment(), { method: cardDetails, shown, save: true, quote }, 3), [
    'pay',
    credentials,
    3,
    {
      method: cardDetails,
      quote,
      feeContext: 'PaymentWithFee',
      save: true,
      references,
      acknowledgmentRequired: true,
    },
  ]);
});

test('A save carries the method and the references, and no amount', async () => {
  assert.deepEqual(await submitted(save(), { method: cardDetails, shown, save: true }), [
    'save',
    credentials,
    1,
    { method: cardDetails, references },
  ]);
});

test('A bank payment carries the authorization', async () => {
  const [, , , submission] = await submitted(payment(), {
    method: cardDetails,
    shown,
    save: false,
    quote,
    authorization,
  });
  assert.deepEqual((submission as { authorization: unknown }).authorization, authorization);
});

test('A bank save carries the authorization', async () => {
  const [, , , submission] = await submitted(save(), { method: cardDetails, shown, save: true, authorization });
  assert.deepEqual((submission as { authorization: unknown }).authorization, authorization);
});

test('A payment by a saved method carries its token', async () => {
  const method = { type: 'token', token: 'T1' } as const;
  const [, , , submission] = await submitted(payment({ token: 'T1' }), { method, shown, save: false, quote });
  assert.deepEqual((submission as { method: unknown }).method, method);
});

for (const name of Object.keys(references) as (keyof typeof references)[]) {
  test(`An absent ${name} is left out of the references`, async () => {
    const others = Object.fromEntries(Object.entries(references).filter(([key]) => key !== name));
    const [, , , submission] = await submitted(save({ [name]: null }), { method: cardDetails, shown, save: true });
    assert.deepEqual((submission as { references: unknown }).references, others);
  });
}

test('The obsolete referenceNumber is submitted as clientReferenceData1', async () => {
  const request = payment({ clientReferenceData1: null, referenceNumber: 'R1' });
  const [, , , submission] = await submitted(request, { method: cardDetails, shown, save: false, quote });
  assert.deepEqual((submission as { references: unknown }).references, { ...references, clientReferenceData1: 'R1' });
});

test('A payment without a quote is never submitted', async () => {
  const { service, made } = recording();
  await assert.rejects(
    paymentCalls(service, credentials, payment()).submit(1, { method: cardDetails, shown, save: false }),
    TypeError,
  );
  assert.deepEqual(made, []);
});

test('A saved method is never saved again', async () => {
  const { service, made } = recording();
  const method = { type: 'token', token: 'T1' } as const;
  await assert.rejects(paymentCalls(service, credentials, save()).submit(1, { method, shown, save: true }), TypeError);
  assert.deepEqual(made, []);
});

/* Receipts. */
const typedAccount = {
  type: 'bankAccount',
  routingNumber: '021000021',
  accountNumber: '0006789',
  accountType: 'Saving',
  name: 'Ann Lee',
} as const;
const ofAccount = { category: 'ECheck', lastFourDigits: '6789' } as const;
const ofChecking = { ...accountPaid, method: { ...savings, accountType: 'Checking' } } as const;
const methods: readonly [what: string, intent: PaymentIntent, receipt: PaymentReceipt, is: boolean][] = [
  ['of the saved method', { method: { type: 'token', token: 'T1' }, shown, save: false, quote }, cardPaid, true],
  ['of another saved method', { method: { type: 'token', token: 'T2' }, shown, save: false, quote }, cardPaid, false],
  ['of the bank account', { method: typedAccount, shown: ofAccount, save: false, quote }, accountPaid, true],
  ['of an account of another type', { method: typedAccount, shown: ofAccount, save: false, quote }, ofChecking, false],
];

for (const [what, intent, receipt, is] of methods) {
  test(`A payment by a method has ${is ? 'the' : 'no'} receipt ${what}`, () => {
    assert.equal(paymentCalls(recording().service, credentials, payment()).expects(intent, session)(receipt), is);
  });
}

const receipts: readonly [what: string, request: PaymentRequest, receipt: PaymentReceipt | SaveReceipt, is: boolean][] =
  [
    ['of the payment', payment(), cardPaid, true],
    ['of a payment that says more', payment(), { ...cardPaid, tokenId: null, customerName: 'Bo Ray' }, true],
    ['of one dollar less', payment(), { ...cardPaid, quote: { ...quote, amount: 10_698, total: 10_948 } }, false],
    ['of another fee', payment(), { ...cardPaid, quote: { ...quote, fee: 0, total: 10_798 } }, false],
    ['of another total', payment(), { ...cardPaid, quote: { ...quote, total: 1 } }, false],
    ['of another card', payment(), { ...cardPaid, method: { ...cardSaved.method, lastFourDigits: '4242' } }, false],
    [
      'of a bank account with the same digits',
      payment(),
      {
        ...cardPaid,
        method: { category: 'ECheck', accountType: 'Checking', bankName: null, lastFourDigits: '1111' },
      },
      false,
    ],
    ['of a save', payment(), cardSaved, false],
    ['without a confirmation number', payment(), { ...cardSaved, quote }, false],
    ['with a confirmation number', save(), { ...cardSaved, transactionId: '900001' }, false],
    ['of the save', save(), cardSaved, true],
    ['of a payment', save(), cardPaid, false],
    ['that names no saved method', save(), { ...cardSaved, tokenId: null }, false],
    ['of another card', save(), { ...cardSaved, method: { ...cardSaved.method, lastFourDigits: '4242' } }, false],
  ];

for (const [what, request, receipt, is] of receipts) {
  test(`A ${request.operation} has ${is ? 'the' : 'no'} receipt ${what}`, () => {
    const price = request.operation === 'makePayment' ? { quote } : {};
    const calls = paymentCalls(recording().service, credentials, request);
    assert.equal(calls.expects({ method: cardDetails, shown, save: true, ...price }, session)(receipt), is);
  });
}

test('What an old script has given to all objects makes no payment of a save', () => {
  Object.defineProperty(Object.prototype, 'transactionId', { value: '1', configurable: true });
  try {
    const calls = paymentCalls(recording().service, credentials, save());
    const isReceipt = calls.expects({ method: cardDetails, shown, save: true }, session)(cardSaved);
    const { code } = portalEvent({ type: 'complete', receipt: cardSaved }, save(), 'later', ignore);
    assert.deepEqual([isReceipt, code], [true, 'portal.saveComplete']);
  } finally {
    Reflect.deleteProperty(Object.prototype, 'transactionId');
  }
});

/* The other calls. */
const calls: readonly [
  what: string,
  request: PaymentRequest,
  call: 'open' | 'status' | 'cancel',
  expected: readonly unknown[],
][] = [
  ['A payment opens as one', payment(), 'open', ['open', credentials, { operation: 'makePayment' }]],
  [
    'A payment by a saved method opens with its token',
    payment({ token: 'T1' }),
    'open',
    ['open', credentials, { operation: 'makePayment', token: 'T1' }],
  ],
  ['A save opens as one', save(), 'open', ['open', credentials, { operation: 'savePaymentMethod' }]],
  [
    'A save opens without a token',
    save({ token: 'T1' }),
    'open',
    ['open', credentials, { operation: 'savePaymentMethod' }],
  ],
  ['The status of a payment is asked as one', payment(), 'status', ['paymentStatus', credentials, 2]],
  ['The status of a save is asked as one', save(), 'status', ['saveStatus', credentials, 2]],
  ['A payment is cancelled by its credentials', payment(), 'cancel', ['cancel', credentials]],
  ['A save is cancelled by its credentials', save(), 'cancel', ['cancel', credentials]],
];

for (const [what, request, call, expected] of calls) {
  test(what, async () => {
    const { service, made } = recording();
    const { open, status, cancel } = paymentCalls(service, credentials, request);
    await { open, cancel, status: () => status(2) }[call]();
    assert.deepEqual(made, [expected]);
  });
}

/* Acknowledgments. */
test('A receipt is confirmed with its transaction', () => {
  const { service, made } = recording();
  acknowledger(service, credentials)('900001');
  assert.deepEqual(made, [['acknowledge', credentials, '900001']]);
});

test('A receipt that is confirmed twice is sent once', async () => {
  const { service, made } = recording();
  const acknowledge = acknowledger(service, credentials);
  acknowledge('900001');
  acknowledge('900001');
  await Promise.resolve();
  acknowledge('900001');
  assert.equal(made.length, 1);
});

test('A confirmation that was lost is sent again when the page confirms again, and does not throw', async () => {
  const { service } = recording();
  const answers = [Promise.reject(new ServiceError('lost', 'network')), Promise.resolve()];
  let sent = 0;
  const acknowledge = acknowledger(
    { ...service, acknowledge: () => answers[sent++] ?? Promise.resolve() },
    credentials,
  );
  acknowledge('900001');
  await answers[0]?.catch(() => undefined);
  await Promise.resolve();
  acknowledge('900001');
  acknowledge('900001');
  assert.equal(sent, 2);
});

/* Refusals. */
test('Options that suit the merchant are not refused', () => {
  assert.equal(paymentRefusal(payment().options, session), null);
});

test('Options that do not suit the merchant are refused together, under their names', () => {
  const refusal = paymentRefusal(payment({ paymentCategory: 'ECheck', accountGroupCode: 'West' }).options, session);
  assert.equal(refusal?.code, 'options');
  assert.deepEqual(Object.keys(refusal.details), ['paymentCategory', 'accountGroupCode']);
  assert.match(refusal.details.paymentCategory?.[0] ?? '', /CreditCard/);
});

/* Reports as events. */
const refusal = { code: 'SessionUsed', details: { sessionId: ['The session was used already.'] } };
const ignore = () => undefined;

const events: readonly [
  what: string,
  report: Parameters<typeof portalEvent>[0],
  request: PaymentRequest,
  code: string,
  detail?: unknown,
][] = [
  ['A cancelled payment', { type: 'canceled' }, payment(), 'portal.paymentCanceled', null],
  ['A cancelled save', { type: 'canceled' }, save(), 'portal.saveCanceled', null],
  ['A completed payment', { type: 'complete', receipt: cardPaid }, payment(), 'portal.paymentComplete'],
  ['A completed save', { type: 'complete', receipt: cardSaved }, save(), 'portal.saveComplete'],
  ['An unload', { type: 'unload', reason: 'removed' }, payment(), 'portal.unload', { reason: 'removed' }],
  ['A refusal', { type: 'refused', refusal }, payment(), 'portal.error'],
  ['A decline', { type: 'declined', code: 'CardExpired' }, payment(), 'portal.error'],
  ['A service that cannot be reached', { type: 'unreachable' }, payment(), 'portal.error'],
  ['An unknown result', { type: 'unknown' }, payment(), 'portal.error'],
];

for (const [what, report, request, code, detail] of events) {
  for (const form of ['later', 'earlier'] as const) {
    test(`${what} is the event ${code} in the ${form} form`, () => {
      const event = portalEvent(report, request, form, ignore);
      assert.equal(event.code, code);
      if (detail !== undefined) assert.deepEqual(event.detail, detail);
    });
  }
}

const errors: readonly [what: string, report: Parameters<typeof portalEvent>[0], details: object][] = [
  ['A refusal', { type: 'refused', refusal }, { sessionId: ['The session was used already.'] }],
  ['A decline', { type: 'declined', code: 'CardExpired' }, { responseCode: ['CardExpired'] }],
  ['An unknown result', { type: 'unknown' }, { responseCode: ['Unknown'] }],
];

for (const [what, report, details] of errors) {
  test(`${what} tells its details beside a description in the later form`, () => {
    const { detail } = portalEvent(report, payment(), 'later', ignore);
    assert.ok(detail && 'Description' in detail);
    assert.deepEqual(Object.keys(detail).toSorted(), ['Description', 'Details']);
    assert.match(detail.Description, /\.$/);
    assert.deepEqual(detail.Details, details);
  });

  test(`${what} tells its details alone in the earlier form`, () => {
    assert.deepEqual(portalEvent(report, payment(), 'earlier', ignore).detail, { description: details });
  });
}

test('A refusal names the options that are to blame', () => {
  const { detail } = portalEvent({ type: 'refused', refusal }, payment(), 'later', ignore);
  assert.ok(detail && 'Description' in detail);
  assert.match(detail.Description, /sessionId/);
});

for (const [what, request, receipt] of [
  ['payment', payment({ acknowledgmentRequired: false }), cardPaid],
  ['save', save(), cardSaved],
] as const) {
  test(`A ${what} is the data itself in the later form and lies under paymentInfo in the earlier one`, () => {
    const later = portalEvent({ type: 'complete', receipt }, request, 'later', ignore).detail;
    const earlier = portalEvent({ type: 'complete', receipt }, request, 'earlier', ignore).detail;
    assert.deepEqual(Object.keys(earlier ?? {}), ['paymentInfo']);
    assert.deepEqual({ ...(earlier as { paymentInfo: object }).paymentInfo, paymentCategory: 'CreditCard' }, later);
  });
}

test('acknowledge confirms the transaction of the payment', () => {
  const confirmed: string[] = [];
  const report = { type: 'complete', receipt: cardPaid } as const;
  const { detail } = portalEvent(report, payment(), 'later', (transactionId) => confirmed.push(transactionId));
  (detail as { acknowledge: () => void }).acknowledge();
  assert.deepEqual(confirmed, ['900001']);
});

for (const [what, request, receipt] of [
  ['A payment whose page did not ask', payment({ acknowledgmentRequired: false }), cardPaid],
  ['A save', save(), cardSaved],
] as const) {
  test(`${what} has no acknowledge`, () => {
    const { detail } = portalEvent({ type: 'complete', receipt }, request, 'later', ignore);
    assert.ok(!('acknowledge' in (detail ?? {})));
  });
}
