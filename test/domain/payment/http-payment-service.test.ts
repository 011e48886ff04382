import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { ResponseCode } from '../../../src/operation/response-codes.ts';
import { createHttpPaymentService } from '../../../src/payment/http-payment-service.ts';
import type { PaymentService } from '../../../src/payment/payment-service.ts';
import { ServiceError } from '../../../src/operation/service-error.ts';
import { payloadDate } from '../../../src/wall-time.ts';
import { oneCall } from '../http/one-call.ts';

const credentials = { sessionKey: 'S1', operationKey: 'K1' };

const call = oneCall(createHttpPaymentService);

const session = {
  merchant: {
    name: 'Example Insurance',
    phone: '800-555-0100',
    methods: ['CreditCard', 'ECheck'],
    fees: { CreditCard: { kind: 'percentage', basisPoints: 300 }, ECheck: { kind: 'flat', cents: 100 } },
    accountGroups: ['Default'],
  },
  savedMethod: null,
};
const card = {
  category: 'CreditCard',
  cardType: 'Visa',
  lastFourDigits: '1111',
  expirationMonth: 4,
  expirationYear: 2029,
};
const account = { category: 'ECheck', accountType: 'Saving', bankName: null, lastFourDigits: '6789' };
const quote = { amount: 10_798, fee: 250, total: 11_048 };
const saveReceipt = {
  method: card,
  customerName: 'Ann Lee',
  holderZip: '01234',
  tokenId: 'T1',
  transactedAt: '2026-11-21T21:05:09',
  timeZone: 'EST',
};
const paymentReceipt = { ...saveReceipt, quote, authCode: 'A1', batchNumber: '4711', transactionId: '900001' };

const method = {
  type: 'card',
  number: '4111111111111111',
  expirationMonth: 4,
  expirationYear: 2029,
  securityCode: '123',
  name: 'Ann Lee',
  zip: '01234',
} as const;
const references = { clientReferenceData1: 'C1' };
const payment = {
  method,
  quote,
  feeContext: 'PaymentWithFee',
  save: false,
  references,
  acknowledgmentRequired: false,
} as const;

const ok = { responseCode: 'Success' };
const status = (value: unknown) => ({ ...ok, status: value });

const open = (service: PaymentService) => service.open(credentials, { operation: 'makePayment' });
const ask = (service: PaymentService) =>
  service.quote(credentials, { amount: 10_798, category: 'CreditCard', feeContext: 'PaymentWithFee' });
const pay = (service: PaymentService) => service.pay(credentials, 2, payment);
const save = (service: PaymentService) => service.save(credentials, 2, { method, references });
const paymentStatus = (service: PaymentService) => service.paymentStatus(credentials, 2);
const saveStatus = (service: PaymentService) => service.saveStatus(credentials, 2);
const acknowledge = (service: PaymentService) => service.acknowledge(credentials, '900001');
const cancel = (service: PaymentService) => service.cancel(credentials);

const requests: readonly [
  name: string,
  use: (service: PaymentService) => Promise<unknown>,
  answer: object,
  fields: object,
  outlivesThePage: boolean,
][] = [
  ['Open', open, { ...ok, session }, { operation: 'makePayment' }, false],
  ['Quote', ask, { ...ok, quote }, { amount: 10_798, category: 'CreditCard', feeContext: 'PaymentWithFee' }, false],
  ['Pay', pay, { ...ok, receipt: paymentReceipt }, { attempt: 2, ...payment }, false],
  ['Save', save, { ...ok, receipt: saveReceipt }, { attempt: 2, method, references }, false],
  ['Status', paymentStatus, status({ state: 'absent' }), { attempt: 2 }, false],
  ['Status', saveStatus, status({ state: 'absent' }), { attempt: 2 }, false],
  ['Acknowledge', acknowledge, ok, { transactionId: '900001' }, true],
  ['Cancel', cancel, ok, {}, true],
];

for (const [name, use, answer, fields, outlivesThePage] of requests) {
  test(`${name} posts ${Object.keys(fields).join(', ') || 'nothing'} beside the credentials`, async () => {
    const { sent, result } = await call(answer, use);
    assert.ok(!(result instanceof Error), String(result));
    assert.deepEqual(sent, {
      url: `https://pay.example.com/GenericModal/Operations/${name}`,
      body: { ...credentials, ...fields },
      keepalive: outlivesThePage,
    });
  });
}

const results: readonly [
  what: string,
  use: (service: PaymentService) => Promise<unknown>,
  answer: object,
  result: unknown,
][] = [
  ['A session', open, { ...ok, session }, session],
  [
    'A session with a saved card',
    open,
    { ...ok, session: { ...session, savedMethod: card } },
    { ...session, savedMethod: card },
  ],
  [
    'A session with a saved account of an unknown bank',
    open,
    { ...ok, session: { ...session, savedMethod: account } },
    { ...session, savedMethod: account },
  ],
  ['A quote', ask, { ...ok, quote }, quote],
  ['An approved payment', pay, { ...ok, receipt: paymentReceipt }, { code: 'Success', receipt: paymentReceipt }],
  [
    'An approved bank payment',
    pay,
    { ...ok, receipt: { ...paymentReceipt, method: account, holderZip: null, authCode: null, tokenId: null } },
    {
      code: 'Success',
      receipt: { ...paymentReceipt, method: account, holderZip: null, authCode: null, tokenId: null },
    },
  ],
  ['A saved method', save, { ...ok, receipt: saveReceipt }, { code: 'Success', receipt: saveReceipt }],
  ['A status absent', paymentStatus, status({ state: 'absent' }), { state: 'absent' }],
  ['A status processing', saveStatus, status({ state: 'processing' }), { state: 'processing' }],
  [
    'A status of an approved payment',
    paymentStatus,
    status({ state: 'answered', answer: { ...ok, receipt: paymentReceipt } }),
    { state: 'answered', answer: { code: 'Success', receipt: paymentReceipt } },
  ],
  [
    'A status of a declined save',
    saveStatus,
    status({ state: 'answered', answer: { responseCode: 'CardExpired' } }),
    { state: 'answered', answer: { code: 'CardExpired' } },
  ],
];

for (const [what, use, answer, expected] of results) {
  test(`${what} is read as it is on the wire`, async () => {
    assert.deepEqual((await call(answer, use)).result, expected);
  });
}

for (const code of Object.values(ResponseCode)) {
  if (code === 'Success') continue;
  test(`A payment that is answered ${code} is a decline, not an error`, async () => {
    assert.deepEqual((await call({ responseCode: code }, pay)).result, { code });
  });
}

test('What the schema does not know is left out', async () => {
  const { result } = await call({ ...ok, receipt: { ...saveReceipt, cardNumber: '4111111111111111' } }, save);
  assert.ok(!JSON.stringify(result).includes('4111111111111111'));
});

const unreadable: readonly [what: string, use: (service: PaymentService) => Promise<unknown>, answer: unknown][] = [
  ['A session without a merchant', open, { ...ok, session: { savedMethod: null } }],
  ['A session without a code', open, { session }],
  ['A session of a declined answer', open, { responseCode: 'Declined' }],
  [
    'A merchant with an unknown method',
    open,
    { ...ok, session: { ...session, merchant: { ...session.merchant, methods: ['Cash'] } } },
  ],
  [
    'A fee in dollars',
    open,
    {
      ...ok,
      session: {
        ...session,
        merchant: { ...session.merchant, fees: { ...session.merchant.fees, ECheck: { kind: 'flat', cents: 2.5 } } },
      },
    },
  ],
  ['A quote of a fraction of a cent', ask, { ...ok, quote: { ...quote, fee: 0.5 } }],
  ['A quote in text', ask, { ...ok, quote: { ...quote, fee: '250' } }],
  ['A negative fee', ask, { ...ok, quote: { ...quote, fee: -1 } }],
  ['A quote beyond exact numbers', ask, { ...ok, quote: { ...quote, total: 2 ** 53 } }],
  ['A quote without a total', ask, { ...ok, quote: { amount: 1, fee: 0 } }],
  ['An approval without a receipt', pay, ok],
  ['An approval without a transaction', pay, { ...ok, receipt: saveReceipt }],
  ['A code that is not known here', pay, { responseCode: 'Processing', receipt: paymentReceipt }],
  [
    'A receipt that shows more than four digits',
    save,
    { ...ok, receipt: { ...saveReceipt, method: { ...card, lastFourDigits: '4242424242424242' } } },
  ],
  ['An approved save without a receipt', save, ok],
  [
    'A receipt of an unknown kind of method',
    save,
    { ...ok, receipt: { ...saveReceipt, method: { ...card, category: 'Cash' } } },
  ],
  ['A receipt without a date', save, { ...ok, receipt: { ...saveReceipt, transactedAt: '' } }],
  ['A receipt dated as people write', save, { ...ok, receipt: { ...saveReceipt, transactedAt: '11/21/2026' } }],
  [
    'A receipt of an unknown account type',
    save,
    { ...ok, receipt: { ...saveReceipt, method: { ...account, accountType: 'Savings' } } },
  ],
  ['A status without a state', paymentStatus, status({})],
  ['A status of an unknown state', paymentStatus, status({ state: 'gone' })],
  ['A status answered without an answer', paymentStatus, status({ state: 'answered' })],
  [
    'A status whose receipt is a save',
    paymentStatus,
    status({ state: 'answered', answer: { ...ok, receipt: saveReceipt } }),
  ],
  ['A status without a code', saveStatus, { status: { state: 'absent' } }],
  ['An acknowledgment that is declined', acknowledge, { responseCode: 'Declined' }],
  ['A cancellation of another shape', cancel, {}],
];

for (const [what, use, answer] of unreadable) {
  test(`${what} is taken for a lost answer`, async () => {
    const { result } = await call(answer, use);
    assert.ok(result instanceof ServiceError, JSON.stringify(result));
    assert.deepEqual([result.kind, result.code], ['lost', 'unreadable']);
  });
}

const times: readonly string[] = [
  '2026-11-21T21:05:09',
  '2026-11-21 21:05:09',
  '2026-11-21T21:05:09Z',
  '2026-11-21T21:05:09.123',
  '2026-11-21T21:05',
  '2026-02-29T00:00:00',
];

for (const transactedAt of times) {
  test(`A receipt dated ${transactedAt} is either taken for a lost answer or can be shown`, async () => {
    const { result } = await call({ ...ok, receipt: { ...saveReceipt, transactedAt } }, save);
    if (!(result instanceof ServiceError))
      assert.match(payloadDate(transactedAt), /^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d [AP]M$/);
  });
}

test('Whatever comes over the wire, every call gives an answer of its shape or rejects with a ServiceError', async () => {
  const uses = fc.constantFrom(open, ask, pay, save, paymentStatus, saveStatus);
  const parts = fc.constantFrom<unknown>(session, quote, saveReceipt, paymentReceipt, 'Success', 'Declined', null, 1);
  const body = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom('responseCode', 'session', 'quote', 'receipt', 'status', '__proto__'), parts),
  );
  await fc.assert(
    fc.asyncProperty(uses, body, async (use, answer) => {
      const { result } = await call(answer, use);
      assert.ok(typeof result === 'object' && result !== null);
      if (result instanceof Error) assert.ok(result instanceof ServiceError);
    }),
  );
});
